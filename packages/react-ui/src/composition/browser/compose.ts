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
  visitorModule,
} from '@booking-dashboard/core/composition'
import type { LanguageTexts } from '@booking-dashboard/core/ports'
import { createVisitorHttpModule, type Fetch, hasKeptPayments } from '@booking-dashboard/http-adapter'
import { Container, type ContainerModule } from 'inversify'
import { type BrowserPorts, createBrowserModule } from './browserModule'
import { textStoreOver } from './textStore'

/** Which texts each area needs. */
export { textAreas }

/** Everything that is paid, beside the bill of a booking. */
export interface PaymentArea extends PayingArea, Pick<BookingPageArea, 'bill'> {}

/** What the screens of each area use. */
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

export interface CompositionOptions extends BrowserPorts {
  /** Its texts for every visitor are loaded. */
  readonly language: LanguageTexts
  /** The page's own origin is the back end. */
  readonly fetch: Fetch
  readonly hostname: string
  /** Everything that is bound for an area, what it stands on with it. */
  readonly loadParts: (area: keyof AreaFeatures) => Promise<readonly ContainerModule[]>
}

/** The product, as far as it is needed: the same promise each time, so that a screen can wait for it. */
export interface Composition {
  readonly visitor: Visitor
  readonly load: { readonly [A in keyof AreaFeatures]: () => Promise<AreaFeatures[A]> }
}

/** One promise for all who ask. One that failed stays so until the document is loaded anew: whoever shows it would wait for the next for ever. */
const once = <A>(load: () => Promise<A>): (() => Promise<A>) => {
  let loading: Promise<A> | null = null
  const start = (): Promise<A> => {
    const started = load()
    // As React's `use` reads it: who asks for what is there need not wait a turn for it. A failure is said where it is shown.
    started.then(
      (value) => Object.assign(started, { status: 'fulfilled', value }),
      () => undefined,
    )
    return started
  }
  return () => (loading ??= start())
}

/** The composition root: the one place that holds the container. */
export const compose = (options: CompositionOptions): Composition => {
  const { fetch, hostname, loadParts, ...ports } = options
  const container = new Container()
  container.load(visitorModule, createVisitorHttpModule({ fetch, baseUrl: '', hostname }), createBrowserModule(ports))
  const { features: visitor } = container.get(tokens.visitor)

  const bound = new Set<ContainerModule>()
  const area = <A extends Visitor>(name: keyof AreaFeatures, get: () => A): (() => Promise<A>) =>
    once(async () => {
      const [parts] = await Promise.all([loadParts(name), options.language.load(textAreas[name])])
      for (const part of parts) {
        if (bound.has(part)) continue
        bound.add(part)
        container.load(part)
      }
      const features = get()
      if ('bookingAtHand' in features) void followKeptBooking()
      return features
    })
  const load: Composition['load'] = {
    member: area('member', () => container.get(tokens.member)),
    bookings: area('bookings', () => container.get(tokens.bookingsList)),
    password: area('password', () => container.get(tokens.passwords)),
    booking: area('booking', () => container.get(tokens.bookingPage)),
    basket: area('basket', () => container.get(tokens.basket).features),
    tickets: area('tickets', () => container.get(tokens.tickets)),
    accommodation: area('accommodation', () => container.get(tokens.accommodation)),
    extras: area('extras', () => container.get(tokens.extras)),
    transport: area('transport', () => container.get(tokens.transport)),
    nameChange: area('nameChange', () => container.get(tokens.nameChange)),
    resale: area('resale', () => container.get(tokens.resale)),
    delivery: area('delivery', () => container.get(tokens.delivery)),
    questions: area('questions', () => container.get(tokens.questions)),
    paying: area('paying', () => container.get(tokens.booking).features),
    payment: area('payment', () => ({ ...container.get(tokens.paying), bill: container.get(tokens.bills) })),
    profile: area('profile', () => container.get(tokens.profile)),
  }
  // What is kept of a booking on this device follows what any of its pages reads.
  const followKeptBooking = once(async () => ((await ports.keptBookings.read()) === null ? null : load.booking()))
  container.bind(tokens.loadPaying).toConstantValue(load.payment)

  visitor.session.state$.subscribe(({ kind }) => {
    if (kind === 'signingIn') void load.member()
    // A payment that waits for its end is followed up on whichever page the customer comes back to.
    if (kind === 'signedIn' && hasKeptPayments(textStoreOver(() => localStorage))) void load.payment()
  })
  return { visitor, load }
}
