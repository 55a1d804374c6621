import type { ServedEndpoint } from '../routing/Route.js'
import type { Fault } from './Fault.js'
import { readFault } from './readFault.js'

/** A fault and the number of its strikes. */
export interface FaultReport {
  readonly id: number
  readonly fault: Fault
  /** The number of calls it has struck. */
  readonly struck: number
  /** The number of calls it will still strike. Null for no limit. */
  readonly left: number | null
}

export interface FaultList {
  /** Adds a fault and returns its id. Throws Nonsense for an unknown fault, or one that could never strike. */
  readonly add: (fault: Fault) => number
  /** Oldest first. The list includes used-up faults until they are cleared, but only the latest of them. */
  readonly list: () => readonly FaultReport[]
  /** False if there is no such fault. */
  readonly remove: (id: number) => boolean
  readonly clear: () => void
  /** Applies the oldest matching fault to this call and counts the strike. */
  readonly take: (endpoint: ServedEndpoint, pathname: string) => FaultReport | null
  readonly restore: (faults: readonly FaultReport[]) => void
}

/** The number of faults in the list, used-up ones included, so that testers see what struck. */
const storedAtMost = 100

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

/** Never drops a fault that can still strike. */
const withoutOldest = (faults: readonly FaultReport[]): readonly FaultReport[] => {
  const over = faults.filter(({ left }) => left === 0).slice(0, Math.max(0, faults.length - storedAtMost))
  return over.length === 0 ? faults : faults.filter((one) => !over.includes(one))
}

const matches = ({ match }: Fault, endpoint: ServedEndpoint, pathname: string): boolean =>
  (match.method === undefined || match.method.toUpperCase() === endpoint.method) &&
  (match.path === undefined || [endpoint.operationId, endpoint.path, pathname].includes(match.path))
