import type { Answer } from '../../src/payment/machine/steps.js'
import type { Outcome } from './backEnd.js'
import { nobody } from './backEndState.js'
import { type BackEnds, toAnswer } from './backEnds.js'
import { isAwaited } from './faults.js'
import { isAskedFor } from './views.js'
import { requestNumbers } from './pages.js'
import type { Scene } from './scene.js'
import type { Turning } from './turning.js'
import type { Flight, Step, World } from './world.js'

const lost: Answer = { kind: 'lost', cause: { kind: 'network' } }

/** Requests that arrive or get lost, and answers that arrive or get lost. */
export const createRequestSteps = (scene: Scene, { act }: Turning, backEnds: BackEnds) => {
  const answered = (world: World, place: number, label: string, answer: Answer): World =>
    act(world, place, label, { kind: 'answered', request: requestNumbers.awaited, answer })

  /** `rest` is the world without the request that is answered. */
  const answers = (
    rest: World,
    place: number,
    key: string,
    { name, reply, backEnd }: Outcome,
  ): readonly Step<World>[] => {
    if (reply === null) return []
    const after: World = { ...rest, backEnd }
    const text = reply.kind === 'refused' ? reply.code : reply.kind
    return [
      { name: `the back end ${name}`, world: answered(after, place, text, toAnswer(reply, key)) },
      { name: `the back end ${name}; the answer is lost`, world: answered(after, place, 'lost', lost) },
    ]
  }

  const arriving = (world: World, flight: Flight, at: number): readonly Step<World>[] => {
    const { device, request, key, amount } = flight
    const rest: World = { ...world, flights: world.flights.toSpliced(at, 1) }
    const isOutdated = !isAskedFor(scene, world.backEnd, amount)
    const outcomes = backEnds.arrivals(world.backEnd, { key, by: device, amount, isOutdated })
    if (!isAwaited(world, device, request)) {
      return outcomes.map(({ name, backEnd }) => ({
        name: `a late request of ${device === nobody ? 'nobody' : device} arrives; the back end ${name}`,
        world: { ...rest, backEnd },
      }))
    }
    const notRead = (['unauthorised', 'forbidden'] as const).map((kind) => ({
      name: `the request of ${device} is ${kind}`,
      world: answered(rest, device, kind, { kind: 'notRead', cause: { kind, errors: [] } }),
    }))
    return [
      ...outcomes.flatMap((outcome) => answers(rest, device, key, outcome)),
      ...outcomes
        .filter(({ reply }) => reply === null)
        .map(({ name, backEnd }) => ({
          name: `the back end ${name}`,
          world: { ...world, backEnd, flights: world.flights.with(at, { ...flight, isArrived: true }) },
        })),
      { name: `no answer to ${device}`, world: answered(world, device, 'lost', lost) },
      ...notRead,
    ]
  }

  const worked = (world: World, key: string): readonly Step<World>[] => {
    const at = world.flights.findIndex((one) => one.isArrived && one.key === key)
    const flight = world.flights[at]
    const outcomes = backEnds.endings(world.backEnd, key)
    if (flight === undefined)
      return outcomes.map(({ name, backEnd }) => ({ name: `the back end ${name}`, world: { ...world, backEnd } }))
    const rest: World = { ...world, flights: world.flights.toSpliced(at, 1) }
    return [
      ...outcomes.flatMap((outcome) => answers(rest, flight.device, key, outcome)),
      { name: `no answer to ${flight.device}`, world: answered(rest, flight.device, 'lost', lost) },
    ]
  }

  return (world: World): readonly Step<World>[] => [
    ...world.flights.flatMap((flight, at) => (flight.isArrived ? [] : arriving(world, flight, at))),
    ...world.backEnd.attempts.flatMap(({ state, key }) => (state === 'underway' ? worked(world, key) : [])),
  ]
}

/**
 * Drops the requests that no longer change anything: repeated keys, duplicates, and requests that no page waits for.
 */
export const withoutIdle = ({ promises }: Scene, world: World): World => {
  const { flights, backEnd } = world
  if (flights.length === 0) return world
  const newest = flights.toSorted(
    (one, other) => other.request - one.request || one.device - other.device || (one.key < other.key ? -1 : 1),
  )
  const payment = newest.filter((one, at) => {
    if (isAwaited(world, one.device, one.request)) return true
    if (one.isArrived || !promises.keyActsOnce) return !one.isArrived
    if (backEnd.attempts.some(({ key }) => key === one.key)) return false
    return (
      newest.findIndex(
        ({ device, key, amount }) => device === one.device && key === one.key && amount === one.amount,
      ) === at
    )
  })
  return { ...world, flights: payment }
}
