import type { PaymentRecord, StoredPayment } from '../../src/payment/machine/record.js'
import type { TabEvent } from '../../src/payment/machine/tab.js'
import { nobody } from './backEndState.js'
import { faultOf } from './faults.js'
import { type Found, type Pages, requestNumbers, type Turned } from './pages.js'
import { keyIn, type Scene } from './scene.js'
import { replaced } from './replaced.js'
import { closedPage, type Device, type Flight, type World } from './world.js'

const secretOf = ({ session }: Device, { page, tab }: Turned, isFull: boolean): string | null => {
  if (isFull) return session
  return tab.stored === null || page.attempt.kind !== 'check' ? null : page.attempt.secret
}

/** Whether the stored record, apart from the bank's secret, is what the page knows. */
const isStoredBy = ({ tab }: Device, payment: StoredPayment): boolean =>
  tab.stored !== null &&
  payment.generation === tab.stored.generation &&
  payment.attempt.kind === tab.stored.attempt.kind &&
  payment.unanswered.length === tab.stored.unanswered.length

/** The names of pages that a tab or the storage may still refer to. */
const namesIn = ({ devices, stores }: World): ReadonlySet<string> =>
  new Set([
    ...devices.flatMap(({ tab }, place) => [`page ${place}`, tab.sender, tab.theirPage]),
    ...stores.map(({ page }) => page),
  ])

/** Gives the earlier requests of a page a new name, if a tab or the storage still refers to them. */
const renamed = (world: World, name: string): { readonly world: World; readonly earlier: string } => {
  const used = namesIn(world)
  const earlier = Array.from({ length: used.size + 1 }, (_, at) => `earlier ${at}`).find((one) => !used.has(one)) ?? ''
  const of = (one: string): string => (one === name ? earlier : one)
  return {
    earlier,
    world: {
      ...world,
      devices: world.devices.map((one) => ({
        ...one,
        tab: {
          ...one.tab,
          sender: of(one.tab.sender),
          theirPage: of(one.tab.theirPage),
          known: one.tab.known.filter((page) => used.has(page)).map(of),
        },
      })),
      stores: world.stores.map((one) => ({ ...one, page: of(one.page) })),
    },
  }
}

/** How pages handle events in one scene: the machine's answers, and its commands as the interpreter runs them. */
export const createTurning = (scene: Scene, pages: Pages) => {
  const { isShared, unwatched } = scene
  const nameOf = (place: number): string => (isShared ? `page ${place}` : 'page')
  const storeOf = (place: number): number => (isShared ? 0 : place)

  const renumbered = (flights: readonly Flight[], place: number, numbers: readonly number[]): readonly Flight[] =>
    flights.some(({ device, request }) => device === place && numbers[request] !== request)
      ? flights.map((one) =>
          one.device === place ? { ...one, request: numbers[one.request] ?? requestNumbers.gone } : one,
        )
      : flights

  /** The record is stored before any command runs. */
  const stored = (world: World, place: number, turn: Turned): World => {
    const { stores: record, storesAs } = turn
    const store = world.stores[storeOf(place)]
    if (store === undefined || store.isFull || record === undefined) return world
    const devices = isShared
      ? world.devices.map((one, at) => (at === place || one.page === null ? one : { ...one, isToBeNotified: true }))
      : world.devices
    return {
      ...world,
      devices,
      stores: replaced(world.stores, storeOf(place), {
        payment: record,
        page: storesAs,
      }),
    }
  }

  const { awaited, onItsWay } = requestNumbers
  /** The tabs that wait for a request which they sent or joined before now. */
  const measuring = ({ devices }: World): readonly number[] =>
    devices.flatMap(({ page }, at) =>
      page?.unanswered.some((request) => request === onItsWay || request === awaited) === true ? [at] : [],
    )

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
      key: keyIn(scene, generation),
      amount: page?.submission?.amount ?? 0,
      isArrived: false,
      isNewerFor: isShared ? measuring(world).filter((at) => at !== place) : [],
    },
  ]

  /**
   * A tab's window starts with its last request, or when the tab joined another one. All these requests were sent by
   * then.
   */
  const measured = (flights: readonly Flight[], place: number): readonly Flight[] =>
    flights.map((one) =>
      one.isNewerFor.includes(place) ? { ...one, isNewerFor: one.isNewerFor.filter((at) => at !== place) } : one,
    )

  const turned = (
    world: World,
    place: number,
    device: Device,
    was: PaymentRecord,
    turn: Turned,
    event: TabEvent,
  ): World => {
    const { page, tab, numbers, isSameTurn, asks, isTimed, reloads, sent: request, hasJoined } = turn
    const isFull = world.stores[storeOf(place)]?.isFull === true
    const next: Device = {
      ...device,
      page,
      tab,
      asks: asks ?? (isSameTurn ? device.asks : null),
      reading: isSameTurn && asks === null ? device.reading : null,
      isTimed: isTimed || (isSameTurn && device.isTimed),
      isShownAnew: device.isShownAnew || (reloads && world.backEnd.changedAfter !== null),
      session: secretOf(device, turn, isFull),
    }
    const before = stored(world, place, turn)
    const known = request !== null || hasJoined ? measured(before.flights, place) : before.flights
    const flights =
      request === null ? known : sent({ ...before, flights: known }, place, request.generation, request.request, device)
    const shown: World = {
      ...before,
      devices: replaced(before.devices, place, next),
      flights: renumbered(flights, place, numbers),
    }
    const wrong =
      shown.wrong ?? faultOf(scene, shown, place, next, was, event.kind === 'statusChecked' ? event.seen : null)
    return wrong === null || unwatched.includes(wrong) ? shown : { ...shown, wrong }
  }

  const foundBy = (world: World, place: number): Found => {
    const { payment, page } = world.stores[storeOf(place)] ?? { payment: null, page: '' }
    return { payment, page }
  }

  /** Applies one event to the page of a device. `label` identifies the event. */
  const act = (world: World, place: number, label: string, event: TabEvent, change: Partial<Device> = {}): World => {
    const before = world.devices[place]
    if (before === undefined || before.page === null) return world
    const { page, tab } = before
    const turn = pages.after(nameOf(place), page, tab, label, event, foundBy(world, place))
    if (!isShared || turn.sent === null) return turned(world, place, { ...before, ...change }, page, turn, event)
    // A page recognises its own requests under any name.
    const { world: now, earlier } = renamed(world, nameOf(place))
    const known = [...(now.devices[place]?.tab.known ?? []), earlier]
    return turned(now, place, { ...before, ...change }, page, { ...turn, tab: { ...turn.tab, known } }, event)
  }

  /** No page on this device remembers its requests any more. */
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

  /** Closes the page. Whatever it did not store is forgotten. */
  const closed = (world: World, place: number, isReload: boolean): World => {
    const device = world.devices[place]
    const store = world.stores[storeOf(place)]
    if (device === undefined || device.page === null || store === undefined) return world
    const session = isReload ? device.session : null
    const isRemembered = !isShared && store.payment !== null && isStoredBy(device, store.payment)
    const without = isRemembered ? world : forgotten(world, place)
    const left = { ...without, devices: replaced(without.devices, place, { ...closedPage, session }) }
    return isShared ? renamed(left, nameOf(place)).world : left
  }

  /** The page opens with the stored record, and checks the status. */
  const opened = (world: World, place: number, here: boolean): World => {
    const device = world.devices[place]
    const store = world.stores[storeOf(place)]
    if (device === undefined || store === undefined) return world
    const { payment: record } = store
    const isOfCheck = record !== null && device.session === `secret-${keyIn(scene, record.generation)}`
    const { page, numbers, tab } = pages.opened(nameOf(place), scene.purchase, store, isOfCheck ? device.session : null)
    const flights = world.flights.map((one) =>
      one.device === place && one.request > requestNumbers.gone && record !== null && record.unanswered.length > 0
        ? { ...one, request: requestNumbers.onItsWay }
        : one,
    )
    const fresh: World = {
      ...world,
      devices: replaced(world.devices, place, {
        ...closedPage,
        page,
        tab,
        isShownAnew: world.backEnd.changedAfter !== null,
        session: device.session,
      }),
      flights: renumbered(measured(flights, place), place, numbers),
    }
    return act(fresh, place, `arrived ${here}`, { kind: 'arrived', here })
  }

  return { act, opened, closed, forgotten, storeOf }
}

export type Turning = ReturnType<typeof createTurning>
