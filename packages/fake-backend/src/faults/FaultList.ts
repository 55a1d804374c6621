import type { ServedEndpoint } from '../routing/Route.js'
import type { Fault } from './Fault.js'
import { readFault } from './readFault.js'

/** A fault that was asked for, and what came of it. */
export interface FaultReport {
  readonly id: number
  readonly fault: Fault
  /** How many calls it has struck. */
  readonly struck: number
  /** How many it still strikes; null for every one from now on. */
  readonly left: number | null
}

export interface FaultList {
  /** Its id. Throws Nonsense for a fault that the back end does not know, or that could never strike. */
  readonly add: (fault: Fault) => number
  /** Oldest first, those that are used up included until they are cleared; of very many, the latest. */
  readonly list: () => readonly FaultReport[]
  /** False where there is no such fault. */
  readonly remove: (id: number) => boolean
  readonly clear: () => void
  /** The oldest fault that is meant for this call, which it now strikes; it is used up when it has done so often enough. */
  readonly take: (endpoint: ServedEndpoint, pathname: string) => FaultReport | null
  readonly restore: (faults: readonly FaultReport[]) => void
}

/** Used up ones are kept for whoever asks what struck. */
const kept = 100

export const createFaultList = (endpoints: readonly ServedEndpoint[]): FaultList => {
  let faults: readonly FaultReport[] = []
  let last = 0
  return {
    add: (given) => {
      const fault = readFault(given, endpoints)
      const left = fault.times === 'always' ? null : fault.times === 'once' ? 1 : fault.times
      last += 1
      faults = [...withoutOldest(faults), { id: last, fault, struck: 0, left }]
      return last
    },
    list: () => faults,
    remove: (id) => {
      const before = faults.length
      faults = faults.filter((one) => one.id !== id)
      return faults.length < before
    },
    clear: () => {
      faults = []
    },
    take: (endpoint, pathname) => {
      if (faults.length === 0) return null
      const found = faults.find((one) => one.left !== 0 && matches(one.fault, endpoint, pathname))
      if (found === undefined) return null
      const struck = { ...found, struck: found.struck + 1, left: found.left === null ? null : found.left - 1 }
      faults = faults.map((one) => (one === found ? struck : one))
      return struck
    },
    restore: (given) => {
      faults = given
      last = Math.max(0, ...given.map(({ id }) => id))
    },
  }
}

/** What still may strike is never dropped. */
const withoutOldest = (faults: readonly FaultReport[]): readonly FaultReport[] => {
  const over = faults.filter(({ left }) => left === 0).slice(0, Math.max(0, faults.length - kept))
  return over.length === 0 ? faults : faults.filter((one) => !over.includes(one))
}

const matches = ({ match }: Fault, endpoint: ServedEndpoint, pathname: string): boolean =>
  (match.method === undefined || match.method.toUpperCase() === endpoint.method) &&
  (match.path === undefined || [endpoint.operationId, endpoint.path, pathname].includes(match.path))
