import fc from 'fast-check'
import { setClock } from '../packages/react-ui/test/setClock'

/** Every run draws the same cases; `npm run journeys` draws new ones. */
fc.configureGlobal({ seed: 1 })

declare global {
  /** The machine's own clock, shared by files that run in one process. */
  var machineDate: DateConstructor | undefined
}

/** Every test file starts at the same moment, on any day. From there time passes normally. */
globalThis.Date = globalThis.machineDate ??= Date
setClock(Date.parse('2026-09-15T09:00:00Z') - Date.now())
