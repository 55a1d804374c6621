import { list, Nonsense, readAs } from '../values/readAs.js'
import type { ServedEndpoint } from '../routing/Route.js'
import { Fault } from './Fault.js'

/**
 * A fault that can strike one of these endpoints. Throws Nonsense otherwise, so that no test waits for a fault that
 * never strikes.
 */
export const readFault = (value: unknown, endpoints: readonly ServedEndpoint[]): Fault => {
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
