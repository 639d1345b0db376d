#if GRDB
  @_exported import RosterFlows
#endif
