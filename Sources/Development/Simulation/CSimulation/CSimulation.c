#include "CSimulation.h"
#include <stdio.h>
#include <stdlib.h>

#ifdef __linux__
// NB: weak, because an app without promises has no simulation. The program that runs the tests is the
// only one that contains an app and can link more, so a simulation is a part of it. The variable
// decides whether it runs the tests or the simulation.
extern void simulation_main(void) __attribute__((weak));

__attribute__((constructor)) static void take_over(void) {
  if (getenv("SIMULATE") == NULL) return;
  if (simulation_main != NULL) simulation_main();
  fputs("There is nothing to simulate: no test file defines simulation_main.\n", stderr);
  exit(70);
}
#endif
