// error: This is iOS.
#if os(iOS)
  #error("This is iOS.")  // fault
#endif
