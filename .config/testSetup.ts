import fc from 'fast-check'

/** Every run draws the same cases; new ones are drawn by `npm run soak` and `npm run journeys`. */
fc.configureGlobal({ seed: 1 })

/** Every test file begins at the same moment, whatever day it is run on. From there on time passes as it does. */
const begin = Date.parse('2026-09-15T09:00:00Z')

declare global {
  /** The machine's own clock, kept from file to file where they share a process. */
  var machineDate: DateConstructor | undefined
}

const MachineDate = (globalThis.machineDate ??= Date)
const ahead = begin - MachineDate.now()

globalThis.Date = class extends MachineDate {
  constructor(...given: readonly [] | ConstructorParameters<DateConstructor>) {
    if (given.length === 0) super(MachineDate.now() + ahead)
    else super(...given)
  }

  static override now(): number {
    return MachineDate.now() + ahead
  }
}
