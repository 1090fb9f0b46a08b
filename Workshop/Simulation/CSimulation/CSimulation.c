#include "CSimulation.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef __linux__
// NB: weak, because an app without promises has no simulation. The program that runs the tests is the
// only one that contains an app and can link more, so a simulation is a part of it. The variable
// decides whether it runs the tests or the simulation.
extern void simulation_main(void) __attribute__((weak));
// The part of the libraries that needs no app.
extern void core_simulation_main(void) __attribute__((weak));
// What notes the compiler's coverage, in a build that has it: it may be constructed only after this.
extern void __llvm_profile_initialize(void) __attribute__((weak));

__attribute__((constructor)) static void take_over(void) {
  const char *tier = getenv("SIMULATE");
  if (tier == NULL) return;
  if (__llvm_profile_initialize != NULL) __llvm_profile_initialize();
  if (strcmp(tier, "core") == 0 && core_simulation_main != NULL) core_simulation_main();
  if (simulation_main != NULL) simulation_main();
  fputs("There is nothing to simulate: no test file defines simulation_main.\n", stderr);
  exit(70);
}
#endif
