import {
  accommodationCatalogueEndpoints,
  basketEndpoints,
  extrasCatalogueEndpoints,
  ticketCatalogueEndpoints,
  transportCatalogueEndpoints,
} from '@booking-dashboard/http-adapter/contract'
import type { Asked, BackEndUnderTest } from './BackEndUnderTest.js'
import { type Basket, type BasketLine, costOf, linesUnder, ticketLines } from './money.js'
import { type Booking, departuresOf, type Stop } from './readingChecks.js'

interface SpecialCall {
  readonly expects?: 'refusal'
  readonly about?: string
}

/** An item on sale, and how to add it to the basket. */
export interface Offer {
  /** Minor units, as the catalogue shows it. */
  readonly cost: number
  readonly left: () => Promise<Left>
  /** Adds `count` of it. */
  readonly add: (count?: number, details?: SpecialCall) => Promise<unknown>
  /** The accommodation and kind of a room, to find its extras. */
  readonly room?: { readonly accoId: string; readonly roomId: string }
  readonly linesIn: (basket: Basket) => readonly { readonly id: string | number }[]
  readonly remove: (id: string) => Promise<unknown>
}

/** How many of an offer are left. */
export interface Left {
  readonly asked: Asked<unknown>
  readonly path: string
  /** Null without a limit, or if the answer does not show a number. */
  readonly count: number | null
}

interface Availability {
  readonly freesale: boolean
  readonly available: number
}

export const isLeft = ({ freesale, available }: Availability): boolean => freesale || available > 0

const leftOf = (asked: Asked<unknown>, path: string, entry: Availability | undefined): Left => ({
  asked,
  path: `${path}.available`,
  count: entry === undefined || entry.freesale ? null : entry.available,
})

/** How many are left of one entry of a list in the answer. */
const leftIn = <A extends Availability>(
  asked: Asked<unknown>,
  path: string,
  all: readonly A[] | undefined,
  isMeant: (one: A) => boolean,
): Left => {
  const index = all?.findIndex(isMeant) ?? -1
  return leftOf(asked, `${path}.${index}`, all?.[index])
}

/** Blames an answer whose number is not one of these. */
export const checkLeft = ({ asked, path, count }: Left, expected: readonly number[], why: string): void => {
  if (count === null || expected.includes(count)) return
  asked.blame('stock', path, `${expected.join(' or ')}, ${why}`, String(count))
}

export interface TicketOnSale {
  readonly type: string
  readonly cost: number
  readonly left: () => Promise<Left>
}

/** The cheapest available ticket that is not free. */
export const ticketOnSale = async (backEnd: BackEndUnderTest, ref: string): Promise<TicketOnSale | null> => {
  const events = await backEnd.ask(ticketCatalogueEndpoints.events, { params: { ref } })
  const available = await backEnd.ask(ticketCatalogueEndpoints.availability, { params: { ref } })
  const [ticket] = (events.answer?.events ?? [])
    .flatMap(({ tickets }) => tickets)
    .filter(
      ({ id, prices }) =>
        prices.total_ticket_price.value > 0 &&
        isLeft(available.answer?.availability[id] ?? { freesale: false, available: 0 }),
    )
    .toSorted((a, b) => a.prices.total_ticket_price.value - b.prices.total_ticket_price.value)
  if (ticket === undefined) return null
  const { id: type, prices } = ticket
  const left = async (): Promise<Left> => {
    const asked = await backEnd.ask(ticketCatalogueEndpoints.availability, { params: { ref } })
    return leftOf(asked, `availability.${type}`, asked.answer?.availability[type])
  }
  return { type, cost: prices.total_ticket_price.value, left }
}

const times = <A>(count: number, one: A): A[] => Array.from({ length: count }, () => one)

export const addTicket = (
  backEnd: BackEndUnderTest,
  ref: string,
  type: string,
  passengerId: number,
  count = 1,
  details: SpecialCall = {},
) =>
  backEnd.ask(basketEndpoints.addTickets, {
    params: { ref },
    body: { tickets: times(count, { ticket_type_id: type, pax_id: passengerId }) },
    ...details,
  })

export interface ExtraOnSale {
  readonly extra_id: string
  readonly option_id: string
  readonly name: string
  readonly cost: number
  readonly left: () => Promise<Left>
}

export const extrasOnSale = async (backEnd: BackEndUnderTest, ref: string): Promise<readonly ExtraOnSale[]> => {
  const { answer } = await backEnd.ask(extrasCatalogueEndpoints.extras, { params: { bookingRef: ref } })
  const available = await backEnd.ask(extrasCatalogueEndpoints.availability, { params: { bookingRef: ref } })
  const left = (option: string) => async (): Promise<Left> => {
    const asked = await backEnd.ask(extrasCatalogueEndpoints.availability, { params: { bookingRef: ref } })
    return leftIn(asked, 'extras', asked.answer?.extras, ({ option_id }) => option_id === option)
  }
  return (answer?.extras ?? []).flatMap(({ name, options }) =>
    options
      .filter((one) => available.answer?.extras.some((stock) => stock.option_id === one.option_id && isLeft(stock)))
      .map(({ extra_id, option_id, prices }) => {
        return { extra_id, option_id, name, cost: costOf(prices), left: left(option_id) }
      }),
  )
}

export const addExtra = (
  backEnd: BackEndUnderTest,
  ref: string,
  { extra_id, option_id, name }: ExtraOnSale,
  passengerId: number,
  count = 1,
  details: SpecialCall = {},
) => {
  const extras = times(count, { extra_id, option_id, name, pax_id: passengerId })
  return backEnd.ask(basketEndpoints.addExtras, { params: { ref }, body: { extras }, ...details })
}

/** The first passenger who is not cancelled. */
export const passengerOf = ({ pax }: Booking): number => pax.find(({ cancelled }) => !cancelled)?.id ?? 1

const ticketOffer = async (backEnd: BackEndUnderTest, ref: string, passengerId: number): Promise<Offer | null> => {
  const ticket = await ticketOnSale(backEnd, ref)
  if (ticket === null) return null
  const { type, cost, left } = ticket
  return {
    cost,
    left,
    add: (count, details) => addTicket(backEnd, ref, type, passengerId, count, details),
    linesIn: ({ tickets }) => tickets,
    remove: (id) => backEnd.ask(basketEndpoints.removeTicket, { params: { ref, id } }),
  }
}

const roomOffer = async (backEnd: BackEndUnderTest, ref: string, passengerId: number): Promise<Offer | null> => {
  const askRooms = () => backEnd.ask(accommodationCatalogueEndpoints.availability, { params: { ref } })
  const room = (await askRooms()).answer?.rooms.find(isLeft)
  if (room === undefined) return null
  const left = async (): Promise<Left> => {
    const asked = await askRooms()
    return leftIn(asked, 'rooms', asked.answer?.rooms, ({ id }) => id === room.id)
  }
  const one = { id: room.acco_id, name: room.name, roomId: room.id, pax_id: passengerId }
  return {
    cost: costOf(room.prices),
    left,
    add: (count = 1, details = {}) => {
      const body = { accommodations: times(count, one) }
      return backEnd.ask(basketEndpoints.addAccommodations, { params: { ref }, body, ...details })
    },
    room: { accoId: room.acco_id, roomId: room.id },
    linesIn: (basket) => basket.accommodations,
    remove: (id) => backEnd.ask(basketEndpoints.removeAccommodation, { params: { ref, id } }),
  }
}

const extraOffer = async (backEnd: BackEndUnderTest, ref: string, passengerId: number): Promise<Offer | null> => {
  const [option] = await extrasOnSale(backEnd, ref)
  if (option === undefined) return null
  return {
    cost: option.cost,
    left: option.left,
    add: (count, details) => addExtra(backEnd, ref, option, passengerId, count, details),
    linesIn: (basket) => basket.extras,
    remove: (id) => backEnd.ask(basketEndpoints.removeExtra, { params: { ref, id } }),
  }
}

const seatOn = (stop: Stop, passengerId: number) => ({
  stop_id: stop.id,
  pax_id: passengerId,
  routes: [stop.route_id],
  direction: stop.direction,
  date: stop.departure_date.iso_value.slice(0, 10),
  departureLocation: stop.departure_location,
  arrivalLocation: stop.arrival_location,
})

const seatOffer = async (backEnd: BackEndUnderTest, ref: string, passengerId: number): Promise<Offer | null> => {
  const { stops, query } = await departuresOf(backEnd, ref)
  const stop = stops.find((one) => one.direction === 'OUTBOUND' && isLeft(one))
  if (stop === undefined) return null
  const left = async (): Promise<Left> => {
    const asked = await backEnd.ask(transportCatalogueEndpoints.stops, { params: { id: ref }, query })
    return leftIn(asked, 'stops', asked.answer?.stops, ({ id }) => id === stop.id)
  }
  return {
    cost: costOf(stop.prices),
    left,
    add: (count = 1, details = {}) => {
      const body = { transport: times(count, seatOn(stop, passengerId)) }
      return backEnd.ask(basketEndpoints.addTransport, { params: { ref }, body, ...details })
    },
    linesIn: ({ transport }) => transport,
    remove: (id) => backEnd.ask(basketEndpoints.removeTransport, { params: { ref, id } }),
  }
}

type OfferOf = (backEnd: BackEndUnderTest, ref: string, passengerId: number) => Promise<Offer | null>

/** How the suite checks one kind of basket item. */
interface CheckedKind<Items> {
  /** Its lines with a price. */
  readonly lines: (items: Items) => readonly BasketLine[]
  /** One of the kind that is on sale. Null if no catalogue offers it: `checkBasket` then adds one by itself. */
  readonly offer: OfferOf | null
}

/** The fields of a basket that hold items. */
type ItemFields = Omit<Basket, 'id' | 'status' | 'currency' | 'prices' | 'mandatory_status' | 'payments'>

/** Every kind of basket item, by its field in the answer. A new kind is an entry here. */
const checkedKinds: { readonly [Field in keyof ItemFields]: CheckedKind<ItemFields[Field]> } = {
  tickets: { lines: ticketLines, offer: ticketOffer },
  accommodations: { lines: (rooms) => linesUnder('basket.accommodations', rooms), offer: roomOffer },
  extras: { lines: (extras) => linesUnder('basket.extras', extras), offer: extraOffer },
  transport: { lines: (seats) => linesUnder('basket.transport', seats), offer: seatOffer },
  charges: {
    lines: ({ CHANGE_TICKET_CUSTOMER_DATA: charges }) =>
      linesUnder('basket.charges.CHANGE_TICKET_CUSTOMER_DATA', charges),
    offer: null,
  },
  // The charge of a change has its price.
  nameChange: { lines: () => [], offer: null },
  // Their prices have no total, and are added to the sum.
  pax: { lines: () => [], offer: null },
}

/** All lines of a basket that have a price. */
export const linesOf = (basket: Basket): readonly BasketLine[] => {
  const linesIn = <Field extends keyof ItemFields>(field: Field): readonly BasketLine[] =>
    checkedKinds[field].lines(basket[field])
  return (Object.keys(checkedKinds) as (keyof ItemFields)[]).flatMap((field) => linesIn(field))
}

/** One offer of each kind in the package. */
export const offersOf = async (
  backEnd: BackEndUnderTest,
  ref: string,
  passengerId: number,
): Promise<readonly Offer[]> => {
  const offers: Offer[] = []
  for (const { offer: offerOf } of Object.values(checkedKinds)) {
    const offer = (await offerOf?.(backEnd, ref, passengerId)) ?? null
    if (offer !== null) offers.push(offer)
  }
  return offers
}
