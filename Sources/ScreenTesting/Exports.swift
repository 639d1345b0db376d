@_exported import Simulation
