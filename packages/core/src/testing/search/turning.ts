import type { PaymentRecord, StoredPayment } from '../../payment/machine/record.js'
import type { PaymentEvent } from '../../payment/machine/steps.js'
import { nobody } from './backEndState.js'
import { faultOf } from './faults.js'
import { type Pages, requestNumbers, type Turned } from './pages.js'
import type { Scene } from './scene.js'
import { replaced } from './replaced.js'
import { closedPage, type Device, type Flight, type World } from './world.js'

/** How pages turn in one scene: the machine's answers, and its commands as the interpreter runs them. */
export const createTurning = (scene: Scene, pages: Pages) => {
  const { isShared, unwatched } = scene
  const storeOf = (place: number): number => (isShared ? 0 : place)

  const renumbered = (flights: readonly Flight[], place: number, numbers: readonly number[]): readonly Flight[] =>
    flights.some(({ device, request }) => device === place && numbers[request] !== request)
      ? flights.map((one) =>
          one.device === place ? { ...one, request: numbers[one.request] ?? requestNumbers.gone } : one,
        )
      : flights

  /** What is kept is kept before anything else is done. */
  const kept = (world: World, place: number, record: StoredPayment | null): World => {
    const store = world.stores[storeOf(place)]
    if (store === undefined || store.isFull || world.devices[place]?.lastKept === record) return world
    const devices = isShared
      ? world.devices.map((one, at) => (at === place || one.page === null ? one : { ...one, isToHear: true }))
      : world.devices
    return { ...world, devices, stores: replaced(world.stores, storeOf(place), { kept: record }) }
  }

  const sent = (
    world: World,
    place: number,
    generation: number,
    request: number,
    { page }: Device,
  ): readonly Flight[] => [
    ...world.flights,
    {
      device: place,
      request,
      key: scene.keyOf(scene.purchase, generation, place),
      amount: page?.pressed?.amount ?? 0,
      isArrived: false,
    },
  ]

  const turned = (
    world: World,
    place: number,
    device: Device,
    was: PaymentRecord,
    { page, numbers, isSameTurn, kept: record, asks, isTimed, reloads, sent: request }: Turned,
    event: PaymentEvent,
  ): World => {
    const isFull = world.stores[storeOf(place)]?.isFull === true
    const next: Device = {
      ...device,
      page,
      asks: asks ?? (isSameTurn ? device.asks : null),
      reading: isSameTurn && asks === null ? device.reading : null,
      isTimed: isTimed || (isSameTurn && device.isTimed),
      isShownAnew: device.isShownAnew || (reloads && world.backEnd.changedAfter !== null),
      lastKept: record,
      session: isFull ? device.session : record === null || page.attempt.kind !== 'check' ? null : page.attempt.secret,
    }
    const stored = kept(world, place, record)
    const flights = request === null ? stored.flights : sent(stored, place, request.generation, request.request, device)
    const shown: World = {
      ...stored,
      devices: replaced(stored.devices, place, next),
      flights: renumbered(flights, place, numbers),
    }
    const wrong = shown.wrong ?? faultOf(scene, shown, place, next, was, event.kind === 'looked' ? event.seen : null)
    return wrong === null || unwatched.includes(wrong) ? shown : { ...shown, wrong }
  }

  /** One event of the page of a device; `label` stands for the event. */
  const act = (
    world: World,
    place: number,
    label: string,
    event: PaymentEvent,
    change: Partial<Device> = {},
  ): World => {
    const before = world.devices[place]
    if (before === undefined || before.page === null) return world
    const { page } = before
    return turned(world, place, { ...before, ...change }, page, pages.after(page, label, event), event)
  }

  /** Nothing on this device remembers what it asked for. */
  const forgotten = (world: World, place: number): World => ({
    ...world,
    backEnd: world.backEnd.attempts.some(({ by }) => by === place)
      ? {
          ...world.backEnd,
          attempts: world.backEnd.attempts.map((one) => (one.by === place ? { ...one, by: nobody } : one)),
        }
      : world.backEnd,
    flights: world.flights.map((one) =>
      one.device === place ? { ...one, device: nobody, request: requestNumbers.gone } : one,
    ),
  })

  /** The page goes; what it did not keep is forgotten. */
  const closed = (world: World, place: number, isReload: boolean): World => {
    const device = world.devices[place]
    const store = world.stores[storeOf(place)]
    if (device === undefined || device.page === null || store === undefined) return world
    const session = isReload ? device.session : null
    const isRemembered = !isShared && store.kept !== null && store.kept === pages.keptOf(device.page)
    const without = isRemembered ? world : forgotten(world, place)
    return { ...without, devices: replaced(without.devices, place, { ...closedPage, session }) }
  }

  /** The page is opened with what was kept, and looks. */
  const opened = (world: World, place: number, here: boolean): World => {
    const device = world.devices[place]
    const store = world.stores[storeOf(place)]
    if (device === undefined || store === undefined) return world
    const { kept: record } = store
    const isOfCheck =
      record !== null && device.session === `secret-${scene.keyOf(scene.purchase, record.generation, place)}`
    const { page, numbers } = pages.opened(scene.purchase, record, isOfCheck ? device.session : null)
    const fresh: World = {
      ...world,
      devices: replaced(world.devices, place, {
        ...closedPage,
        page,
        isShownAnew: world.backEnd.changedAfter !== null,
        lastKept: record,
        session: device.session,
      }),
      flights: renumbered(world.flights, place, numbers),
    }
    return act(fresh, place, `arrived ${here}`, { kind: 'arrived', here })
  }

  return { act, opened, closed, forgotten, storeOf }
}

export type Turning = ReturnType<typeof createTurning>
