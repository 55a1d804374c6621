import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { BookingPassenger } from '../../src/domain/Booking.js'
import type { HeldTransport } from '../../src/domain/Holdings.js'
import { createPackageInformation } from '../../src/catalogue/package/packageInformation.js'
import type { TransportField, TransportStop, StopsQuery } from '../../src/catalogue/transport/TransportCatalogueApi.js'
import {
  createTransportFinder,
  type PickEnd,
  type TransportFinder,
} from '../../src/catalogue/transport/transportFinder.js'
import { type ApiFailure, networkFailure } from '../../src/failure/Failure.js'
import { minor, noCost } from '../../src/money/Money.js'
import { constant } from '../../src/reactive/Behavior.js'
import { createDrafts } from '../../src/session/Drafts.js'
import { aBooking } from '../bookings/aBooking.js'
import { createPlantedBookings } from '../bookings/plantedBookings.js'
import { passenger } from '../basket/aBasket.js'
import { openBasket } from '../basket/openBasket.js'

export const stop = (id: string, departureDate: string, change: Partial<TransportStop> = {}): TransportStop => ({
  id,
  routeId: 'R1',
  name: `Coach ${id}`,
  direction: 'OUTBOUND',
  departureLocation: 'London',
  arrivalLocation: 'Barcelona',
  departureDate,
  arrivalDate: null,
  isDepartureTimeSpecified: true,
  cost: { ...noCost, price: minor(3000), bookingFee: minor(100) },
  availability: { freesale: false, available: 4 },
  ...change,
})
export const back = (id: string, departureDate: string): TransportStop =>
  stop(id, departureDate, { direction: 'RETURN', departureLocation: 'Barcelona', arrivalLocation: 'London' })

interface Offer {
  readonly types: readonly string[]
  /** By type. */
  readonly routes: Readonly<Record<string, readonly string[]>>
  readonly dates: readonly string[]
  readonly departures: readonly string[]
  readonly outbound: readonly TransportStop[]
  readonly return: readonly TransportStop[]
  readonly settings: readonly string[]
  readonly passengers: readonly BookingPassenger[]
  readonly transport: readonly HeldTransport[]
}
const wide: Offer = {
  types: ['T1', 'T2'],
  routes: { T1: ['R1', 'R2'], T2: ['R3', 'R4'] },
  dates: ['2027-05-01', '2027-05-02'],
  departures: ['London', 'Leeds'],
  outbound: [stop('out', '2027-05-01T08:00:00Z'), stop('later', '2027-05-03T08:00:00Z')],
  return: [back('too early', '2027-04-30T08:00:00Z'), back('back', '2027-05-08T08:00:00Z')],
  settings: [],
  passengers: [passenger(1), { ...passenger(2), customerId: 'C2' }, { ...passenger(3), cancelled: true }],
  transport: [],
}
export const oneWay = { settings: ['TRANSPORT_ONE_WAY_OUTBOUND', 'TRANSPORT_ONE_WAY_RETURN'] }

type Call = 'types' | 'routes' | 'dates' | 'locations' | 'stops'

export const openTransport = (change: Partial<Offer> = {}, given = openBasket()) => {
  const offer = { ...wide, ...change }
  const { scope, failures: handler } = given
  const asked: (readonly unknown[])[] = []
  const failures = new Map<Call, ApiFailure>()
  const gates: Promise<void>[] = []
  const answer =
    <A>(call: Call, value: A, ...query: readonly unknown[]) =>
    async (): Promise<Either<ApiFailure, A>> => {
      asked.push([call, ...query])
      const failure = failures.get(call)
      failures.delete(call)
      await gates.shift()
      return failure === undefined ? right(value) : left(failure)
    }
  const deps = { scope, onFailure: handler.handle, onQuietFailure: handler.handleQuietly }
  const drafts = createDrafts(given.sessionStore.state$, constant(null))
  const finder = createTransportFinder({
    ...deps,
    bookingRef: 'SUN1001',
    bookings: createPlantedBookings(given, [
      { ...aBooking('SUN1001'), passengers: offer.passengers, transport: offer.transport },
    ]).feature,
    basket: given.basket,
    drafts,
    texts: given.texts,
    packageInformation: createPackageInformation({
      ...deps,
      bookingRef: 'SUN1001',
      api: {
        terms: () => async () => left(networkFailure),
        optionSettings: () => async () => right(offer.settings.map((handle) => ({ handle, value: '1' }))),
      },
    }),
    api: {
      types: () =>
        answer(
          'types',
          offer.types.map((id) => ({ id, name: `Kind ${id}` })),
        ),
      routes: () =>
        answer(
          'routes',
          Object.entries(offer.routes).flatMap(([typeId, ids]) =>
            ids.map((id) => ({ id, typeId, name: `Route ${id}`, description: '' })),
          ),
        ),
      dates: (_ref, routes, direction) => answer('dates', offer.dates, routes, direction),
      locations: (_ref, { routes, direction, date }) =>
        answer('locations', { departures: offer.departures, arrivals: ['Barcelona'] }, routes, direction, date),
      stops: (_ref, query: StopsQuery) =>
        answer('stops', query.direction === 'OUTBOUND' ? offer.outbound : offer.return, query),
    },
  })
  const state = () => {
    const now = finder.state$.value
    if (now.kind === 'loading' || now.kind === 'failed') throw new Error(`The finder is ${now.kind}`)
    return now
  }
  const options = (field: TransportField): readonly string[] =>
    state()
      .active.questions.filter((question) => question.field === field)
      .flatMap((question) => question.options.map(({ value }) => value))
  const chosen = () =>
    state().steps.flatMap((step) => (step.kind === 'chosen' ? [[step.name, ...step.answer].join(': ')] : []))
  return { ...given, finder, drafts, asked, failures, gates, state, options, chosen }
}
export type OpenTransport = ReturnType<typeof openTransport>

/** A seat of the first passenger on the way out. */
export const heldTransport = (id: string, change: Partial<HeldTransport> = {}): HeldTransport => ({
  ...stop(id, '2027-05-01T08:00:00Z'),
  type: 'Coach',
  departureTimeZone: null,
  arrivalTimeZone: null,
  passengerId: 1,
  ...change,
})

/** Makes these picks in sequence, and returns the result of the last one. */
export const choose = async (
  finder: TransportFinder,
  picks: Partial<Record<TransportField, string>>,
): Promise<PickEnd> => {
  let end: PickEnd = { kind: 'notOnOffer' }
  for (const field of ['type', 'route', 'direction', 'date', 'departure', 'arrival', 'outbound', 'return'] as const) {
    const value = picks[field]
    if (value !== undefined) end = await finder.pick(field, value)
  }
  return end
}

export const toStops = async ({ finder, asked }: OpenTransport, direction?: string): Promise<void> => {
  await finder.open()
  await choose(finder, { type: 'T1' })
  await choose(finder, { route: 'R1' })
  if (direction !== undefined) await choose(finder, { direction })
  await choose(finder, { date: '2027-05-01' })
  asked.length = 0
  await choose(finder, { departure: 'London' })
}
export const toPassengers = async (open: OpenTransport, direction?: string): Promise<void> => {
  await toStops(open, direction)
  await choose(open.finder, direction === 'RETURN_ONLY' ? { return: 'back' } : { outbound: 'out', return: 'back' })
}
