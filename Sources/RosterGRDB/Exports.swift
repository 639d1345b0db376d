#if GRDB
  @_exported import RosterCore
#endif
