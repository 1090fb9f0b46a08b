/// The number of allocations of the calling thread; -1 where they cannot be counted.
long allocationsOfThisThread(void);
