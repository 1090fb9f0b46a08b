/// How often the calling thread has asked for memory; -1 where that cannot be counted.
long allocationsOfThisThread(void);
