import {
  type Area,
  type AreaFeatures,
  type AreaName,
  textsIn,
  type Visitor,
  type VisitorPorts,
  withNeeds,
} from '@booking-dashboard/core/composition'
import type { CardGateway, Ids } from '@booking-dashboard/core/ports'
import {
  createHttpVisitor,
  type Fetch,
  hasPaymentUnderWay as isAnyUnderWay,
  hasStoredPayments as isAnyStored,
  randomHex,
} from '@booking-dashboard/http-adapter'
import type { Container, ContainerModule } from 'inversify'
import { asyncScheduler } from 'rxjs'
import type { ContainerParts } from './createContainer'
import { deviceMemory, tabMemory } from '../browser/tabMemory'
import { textStoreOver } from '../browser/textStore'

const createBrowserIds = (): Ids => ({
  uuid,
  traceId: () => randomHex(16),
})

// `crypto.randomUUID` exists only in a secure context: over https or on localhost.
const uuid = (): string => {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const hex = randomHex(16)
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}

export { textsIn }

/** The areas with features: those of the pages, and the frame of every page of a customer. */
export type LoadedArea = Exclude<AreaName, 'bill' | 'bookingPage'>
/** A booking's own page shows the core's `bookingPage`; every other page shows the area of its own name. */
type CoreName<A extends LoadedArea> = A extends 'booking' ? 'bookingPage' : A

export interface Loaded<A extends LoadedArea> {
  readonly features: AreaFeatures[CoreName<A>]
  /** The names of the areas that they include; undefined for all. */
  readonly names: readonly string[] | undefined
}

export interface CompositionOptions
  extends Pick<VisitorPorts, 'navigation' | 'telemetry' | 'sessionChannel' | 'storedBookings' | 'language' | 'showIn'> {
  readonly cardGateway: CardGateway
  /** Calls the back end at the page's own origin. */
  readonly fetch: Fetch
  readonly hostname: string
  /** Loads the container with the part of a signed-in customer; the login page needs none. */
  readonly loadContainer: () => Promise<(parts: ContainerParts) => Container>
  /** Loads an area with the bindings of its ports. */
  readonly loadParts: (area: LoadedArea) => Promise<{ readonly area: Area; readonly http: readonly ContainerModule[] }>
}

/** The parts of the product, loaded on demand. Each load returns the same promise, so that a screen can wait for it. */
export interface Composition {
  readonly visitor: Visitor
  readonly load: <A extends LoadedArea>(area: A) => Promise<Loaded<A>>
}

const onDevice = textStoreOver(() => localStorage)

/** Whether this device stores a payment that has not ended. */
export const hasPaymentUnderWay = (): boolean => isAnyUnderWay(onDevice)

/**
 * Returns one promise to every caller. A failed promise stays failed until the document reloads: otherwise the screen
 * that shows the failure would wait forever for the next promise.
 */
const once = <A>(load: () => Promise<A>): (() => Promise<A>) => {
  let loading: Promise<A> | null = null
  const start = (): Promise<A> => {
    const started = load()
    // Marks the promise as React's `use` expects, so that a loaded value needs no extra turn. The screen shows a
    // failure.
    started.then(
      (value) => Object.assign(started, { status: 'fulfilled', value }),
      () => undefined,
    )
    return started
  }
  return () => (loading ??= start())
}

/**
 * The composition root. Plain functions make the visitor's part; a container makes everything that needs a customer.
 */
export const compose = (options: CompositionOptions): Composition => {
  const { fetch, hostname, cardGateway, loadContainer, loadParts, ...ports } = options
  const http = createHttpVisitor(
    { ...ports, deviceMemory, tabMemory, scheduler: asyncScheduler, ids: createBrowserIds() },
    { fetch, baseUrl: '', hostname },
  )
  const visitor = http.visitor.features
  const loadPaying = async () => (await load('paying')).features
  const container = once(async () => (await loadContainer())({ http, cardGateway, loadPaying }))

  const bound = new Set<ContainerModule>()
  const bind = async (name: LoadedArea): Promise<Loaded<LoadedArea>> => {
    const [made, part] = await Promise.all([container(), loadParts(name)])
    await ports.language.load(textsIn(part.area))
    const areas = withNeeds(part.area)
    for (const module of [...areas.map((one) => one.module), ...part.http]) {
      if (bound.has(module)) continue
      bound.add(module)
      made.load(module)
    }
    const features = made.get(part.area.token)
    if ('bookingAtHand' in features) void followStoredBooking()
    return { features: features as Loaded<LoadedArea>['features'], names: areas.map((one) => one.name) }
  }
  const loads = new Map<LoadedArea, () => Promise<Loaded<LoadedArea>>>()
  const load = <A extends LoadedArea>(name: A): Promise<Loaded<A>> => {
    const known = loads.get(name) ?? once(() => bind(name))
    loads.set(name, known)
    return known() as Promise<Loaded<A>>
  }
  // The copy of a booking on this device follows what any of the booking's pages reads.
  const followStoredBooking = once(async () => ((await ports.storedBookings.read()) === null ? null : load('booking')))

  visitor.session.state$.subscribe(({ kind }) => {
    if (kind === 'signingIn') void load('member')
    // The product follows a stored payment on whichever page the customer returns to.
    if (kind === 'signedIn' && isAnyStored(onDevice)) void load('paying')
  })
  return { visitor, load }
}
