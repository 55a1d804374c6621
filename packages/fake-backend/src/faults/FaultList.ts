import type { ServedEndpoint } from '../routing/Route.js'
import { list, Nonsense, readAs } from '../values/readAs.js'
import { Fault } from './Fault.js'

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

/**
 * A fault that can strike one of these endpoints. Throws Nonsense otherwise, so that no test waits for a fault that
 * never strikes.
 */
const readFault = (value: unknown, endpoints: readonly ServedEndpoint[]): Fault => {
  const fault = readAs(Fault, value, 'This fault')
  const { method, path } = fault.match
  const byMethod = endpoints.filter((one) => method === undefined || one.method === method.toUpperCase())
  if (byMethod.length === 0)
    throw new Nonsense(
      `No call is made by ${method}: match.method has to be ${list([...new Set(endpoints.map((one) => one.method))])}.`,
    )
  const struck = byMethod.filter((endpoint) => path === undefined || isMeant(endpoint, path))
  if (struck.length === 0) throw new Nonsense(`${unknownPath(path ?? '', method, endpoints)}`)
  const { kind } = fault.effect
  const strikes = (operation: string): boolean => struck.some(({ operationId }) => operationId === operation)
  if (kind === 'refusal' && !strikes('pay'))
    throw new Nonsense('A refusal ends the attempt that a payment begins, so that its match.path has to be pay.')
  if ((kind === 'staleBalance' || kind === 'stalePayments') && !strikes('getBooking'))
    throw new Nonsense('Only a booking’s answer can be stale, so that match.path has to be getBooking.')
  return fault
}

/** Whether the name, the contract's path or the actual path belongs to the endpoint. */
const isMeant = ({ operationId, path: template }: ServedEndpoint, path: string): boolean => {
  if ([operationId, template].includes(path)) return true
  const wanted = template.split('/')
  const called = path.split('/')
  return (
    wanted.length === called.length &&
    wanted.every((piece, index) => (piece.startsWith(':') ? called[index] !== '' : piece === called[index]))
  )
}

const unknownPath = (path: string, method: string | undefined, endpoints: readonly ServedEndpoint[]): string => {
  if (endpoints.some((endpoint) => isMeant(endpoint, path))) return `${path} is not called by ${method}.`
  if (path.startsWith('/')) return `No call of the contract has the path ${path}.`
  const near = endpoints
    .map(({ operationId }) => ({ operationId, distance: distance(path.toLowerCase(), operationId.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance)[0]
  const hint = near !== undefined && near.distance <= path.length / 2 ? ` Did you mean ${near.operationId}?` : ''
  return `There is no operation ${path}.${hint} faults.calls() and GET /__fake/calls list them.`
}

/** The number of letters to change, add or remove. */
const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1]
    for (const [index, other] of [...to].entries()) {
      next.push(
        Math.min((row[index] ?? 0) + (letter === other ? 0 : 1), (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1),
      )
    }
    row = next
  }
  return row.at(-1) ?? 0
}
