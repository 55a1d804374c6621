import {
  type AccommodationArea,
  type BasketArea,
  type BookingArea,
  type BookingPageArea,
  type BookingsArea,
  type DeliveryArea,
  type ExtrasArea,
  type Member,
  type NameChangeArea,
  type PasswordArea,
  type PayingArea,
  type ProfileArea,
  type QuestionsArea,
  type ResaleArea,
  type TicketsArea,
  type TransportArea,
  textAreas,
  tokens,
  type Visitor,
  type VisitorPorts,
} from '@booking-dashboard/core/composition'
import type { CardGateway } from '@booking-dashboard/core/ports'
import { createHttpVisitor, type Fetch, hasStoredPayments as isAnyStored } from '@booking-dashboard/http-adapter'
import type { Container, ContainerModule } from 'inversify'
import { asyncScheduler } from 'rxjs'
import type { ContainerParts } from './createContainer'
import { createBrowserIds } from './createBrowserIds'
import { textStoreOver } from './textStore'

/** The texts that each area needs. */
export { textAreas }

/** Everything that pays, and the bill of a booking. */
export interface PaymentArea extends PayingArea, Pick<BookingPageArea, 'bill'> {}

/** The features that the screens of each area use. */
export interface AreaFeatures {
  readonly member: Member
  readonly bookings: BookingsArea
  readonly password: PasswordArea
  readonly booking: BookingPageArea
  readonly basket: BasketArea
  readonly tickets: TicketsArea
  readonly accommodation: AccommodationArea
  readonly extras: ExtrasArea
  readonly transport: TransportArea
  readonly nameChange: NameChangeArea
  readonly resale: ResaleArea
  readonly delivery: DeliveryArea
  readonly questions: QuestionsArea
  readonly paying: BookingArea
  readonly payment: PaymentArea
  readonly profile: ProfileArea
}

export interface CompositionOptions
  extends Pick<VisitorPorts, 'navigation' | 'telemetry' | 'sessionChannel' | 'storedBookings' | 'language' | 'showIn'> {
  readonly cardGateway: CardGateway
  /** Calls the back end at the page's own origin. */
  readonly fetch: Fetch
  readonly hostname: string
  /** Loads the container with the part of a signed-in customer; the login page needs none. */
  readonly loadContainer: () => Promise<(parts: ContainerParts) => Container>
  /** Loads the modules of an area and those that they need. */
  readonly loadParts: (area: keyof AreaFeatures) => Promise<readonly ContainerModule[]>
}

/** The parts of the product, loaded on demand. Each load returns the same promise, so that a screen can wait for it. */
export interface Composition {
  readonly visitor: Visitor
  readonly load: { readonly [A in keyof AreaFeatures]: () => Promise<AreaFeatures[A]> }
}

/** Whether this device stores a payment that has not ended. */
export const hasStoredPayments = (): boolean => isAnyStored(textStoreOver(() => localStorage))

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
    { ...ports, scheduler: asyncScheduler, ids: createBrowserIds() },
    { fetch, baseUrl: '', hostname },
  )
  const visitor = http.visitor.features
  const container = once(async () => (await loadContainer())({ http, cardGateway, loadPaying: () => load.payment() }))

  const bound = new Set<ContainerModule>()
  const area = <A extends Visitor>(name: keyof AreaFeatures, get: (container: Container) => A): (() => Promise<A>) =>
    once(async () => {
      const [made, parts] = await Promise.all([container(), loadParts(name), ports.language.load(textAreas[name])])
      for (const part of parts) {
        if (bound.has(part)) continue
        bound.add(part)
        made.load(part)
      }
      const features = get(made)
      if ('bookingAtHand' in features) void followStoredBooking()
      return features
    })
  const load: Composition['load'] = {
    member: area('member', (container) => container.get(tokens.member)),
    bookings: area('bookings', (container) => container.get(tokens.bookingsList)),
    password: area('password', (container) => container.get(tokens.passwords)),
    booking: area('booking', (container) => container.get(tokens.bookingPage)),
    basket: area('basket', (container) => container.get(tokens.basket).features),
    tickets: area('tickets', (container) => container.get(tokens.tickets)),
    accommodation: area('accommodation', (container) => container.get(tokens.accommodation)),
    extras: area('extras', (container) => container.get(tokens.extras)),
    transport: area('transport', (container) => container.get(tokens.transport)),
    nameChange: area('nameChange', (container) => container.get(tokens.nameChange)),
    resale: area('resale', (container) => container.get(tokens.resale)),
    delivery: area('delivery', (container) => container.get(tokens.delivery)),
    questions: area('questions', (container) => container.get(tokens.questions)),
    paying: area('paying', (container) => container.get(tokens.booking).features),
    payment: area('payment', (container) => ({ ...container.get(tokens.paying), bill: container.get(tokens.bills) })),
    profile: area('profile', (container) => container.get(tokens.profile)),
  }
  // The copy of a booking on this device follows what any of the booking's pages reads.
  const followStoredBooking = once(async () => ((await ports.storedBookings.read()) === null ? null : load.booking()))

  visitor.session.state$.subscribe(({ kind }) => {
    if (kind === 'signingIn') void load.member()
    // The product follows a stored payment on whichever page the customer returns to.
    if (kind === 'signedIn' && hasStoredPayments()) void load.payment()
  })
  return { visitor, load }
}
