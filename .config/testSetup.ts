import fc from 'fast-check'
import { setClock } from '../packages/react-ui/src/testing/setClock'

/** Every run draws the same cases; new ones are drawn by `npm run soak` and `npm run journeys`. */
fc.configureGlobal({ seed: 1 })

declare global {
  /** The machine's own clock, kept from file to file where they share a process. */
  var machineDate: DateConstructor | undefined
}

/** Every test file begins at the same moment, whatever day it is run on. From there on time passes as it does. */
globalThis.Date = globalThis.machineDate ??= Date
setClock(Date.parse('2026-09-15T09:00:00Z') - Date.now())
