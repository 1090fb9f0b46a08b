// Lets a simulation take over a process before the Swift runtime has made its executors.
// There is nothing to call: the app's tests define `simulation_main`.
