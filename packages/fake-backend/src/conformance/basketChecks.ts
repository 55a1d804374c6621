import {
  accommodationCatalogueEndpoints,
  basketEndpoints,
  extrasCatalogueEndpoints,
  ticketCatalogueEndpoints,
} from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import type { Asked, BackEndUnderTest } from './BackEndUnderTest.js'
import { type Booking, departuresOf } from './readingChecks.js'

type Basket = NonNullable<t.TypeOf<typeof basketEndpoints.get.answer>['basket']>

/** Something on offer, and what puts it into the basket. */
interface Offer {
  readonly add: () => Promise<Asked<unknown>>
  /** What can be done while it is in the basket. */
  readonly whileIn?: () => Promise<void>
  readonly linesIn: (basket: Basket) => readonly { readonly id: string | number }[]
  readonly remove: (id: string) => Promise<unknown>
}

const isLeft = ({ freesale, available }: { freesale: boolean; available: number }): boolean => freesale || available > 0

/** The cheapest ticket that costs something and is left. */
export const ticketOnSale = async (backEnd: BackEndUnderTest, ref: string): Promise<string | null> => {
  const events = await backEnd.ask(ticketCatalogueEndpoints.events, { params: { ref } })
  const left = await backEnd.ask(ticketCatalogueEndpoints.availability, { params: { ref } })
  const types = (events.answer?.events ?? [])
    .flatMap(({ tickets }) => tickets)
    .filter(
      ({ id, prices }) =>
        prices.total_ticket_price.value > 0 &&
        isLeft(left.answer?.availability[id] ?? { freesale: false, available: 0 }),
    )
    .toSorted((a, b) => a.prices.total_ticket_price.value - b.prices.total_ticket_price.value)
  return types[0]?.id ?? null
}

export const basketOf = async (backEnd: BackEndUnderTest, ref: string) => {
  const asked = await backEnd.ask(basketEndpoints.get, { params: { ref } })
  return { asked, basket: asked.answer?.basket ?? null }
}

export const addTicket = (backEnd: BackEndUnderTest, ref: string, type: string, paxId: number) =>
  backEnd.ask(basketEndpoints.addTickets, {
    params: { ref },
    body: { tickets: [{ ticket_type_id: type, pax_id: paxId }] },
  })

export interface ExtraOnSale {
  readonly extra_id: string
  readonly option_id: string
  readonly name: string
  readonly isFree: boolean
}

export const extrasOnSale = async (backEnd: BackEndUnderTest, ref: string): Promise<readonly ExtraOnSale[]> => {
  const { answer } = await backEnd.ask(extrasCatalogueEndpoints.extras, { params: { bookingRef: ref } })
  const left = await backEnd.ask(extrasCatalogueEndpoints.availability, { params: { bookingRef: ref } })
  return (answer?.extras ?? []).flatMap(({ name, options }) =>
    options
      .filter((one) => left.answer?.extras.some((stock) => stock.option_id === one.option_id && isLeft(stock)))
      .map(({ extra_id, option_id, prices }) => ({ extra_id, option_id, name, isFree: costOf(prices) === 0 })),
  )
}

const costOf = ({
  price,
  allocations,
  supplement,
  booking_fee: fee,
}: Readonly<
  Partial<Record<'price' | 'allocations' | 'supplement' | 'booking_fee', { readonly value: number }>>
>): number => (price?.value ?? (allocations?.value ?? 0) + (supplement?.value ?? 0)) + (fee?.value ?? 0)

export const addExtra = (
  backEnd: BackEndUnderTest,
  ref: string,
  { extra_id, option_id, name }: ExtraOnSale,
  paxId: number,
) => {
  const extras = [{ extra_id, option_id, name, pax_id: paxId }]
  return backEnd.ask(basketEndpoints.addExtras, { params: { ref }, body: { extras } })
}

/** Who travels, for what is added. */
export const travellerOf = ({ pax }: Booking): number => pax.find(({ cancelled }) => !cancelled)?.id ?? 1

/** One of each kind that the package offers. */
const offersOf = async (backEnd: BackEndUnderTest, ref: string, paxId: number): Promise<readonly Offer[]> => {
  const offers: Offer[] = []
  const { removeTicket, removeAccommodation, removeExtra, removeTransport } = basketEndpoints
  const type = await ticketOnSale(backEnd, ref)
  if (type !== null) {
    const add = () => addTicket(backEnd, ref, type, paxId)
    offers.push({
      add,
      linesIn: ({ tickets }) => tickets,
      remove: (id) => backEnd.ask(removeTicket, { params: { ref, id } }),
    })
  }
  const { answer: rooms } = await backEnd.ask(accommodationCatalogueEndpoints.availability, { params: { ref } })
  const room = rooms?.rooms.find(isLeft)
  if (room !== undefined) {
    const accommodations = [{ id: room.acco_id, name: room.name, roomId: room.id, pax_id: paxId }]
    const add = () => backEnd.ask(basketEndpoints.addAccommodations, { params: { ref }, body: { accommodations } })
    offers.push({
      add,
      whileIn: () => checkRoomExtra(backEnd, ref, room.acco_id, room.id),
      linesIn: (basket) => basket.accommodations,
      remove: (id) => backEnd.ask(removeAccommodation, { params: { ref, id } }),
    })
  }
  const option = (await extrasOnSale(backEnd, ref))[0]
  if (option !== undefined) {
    const add = () => addExtra(backEnd, ref, option, paxId)
    const remove = (id: string) => backEnd.ask(removeExtra, { params: { ref, id } })
    offers.push({ add, linesIn: (basket) => basket.extras, remove })
  }
  const stop = (await departuresOf(backEnd, ref)).find((one) => one.direction === 'OUTBOUND' && isLeft(one))
  if (stop !== undefined) {
    const { id, route_id, direction, departure_date, departure_location, arrival_location } = stop
    const seat = {
      stop_id: id,
      pax_id: paxId,
      routes: [route_id],
      direction,
      date: departure_date.iso_value.slice(0, 10),
      departureLocation: departure_location,
      arrivalLocation: arrival_location,
    }
    const add = () => backEnd.ask(basketEndpoints.addTransport, { params: { ref }, body: { transport: [seat] } })
    offers.push({
      add,
      linesIn: ({ transport }) => transport,
      remove: (id) => backEnd.ask(removeTransport, { params: { ref, id } }),
    })
  }
  return offers
}

/** Puts one of each kind into a new basket and takes it out again, and throws the basket away. */
export const checkBasket = async (backEnd: BackEndUnderTest, booking: Booking): Promise<void> => {
  const { reference: ref } = booking
  const paxId = travellerOf(booking)
  const created = await backEnd.ask(basketEndpoints.create, { params: { ref } })
  if (created.answer === null) return
  await checkTraveller(backEnd, booking)
  for (const { add, whileIn, linesIn, remove } of await offersOf(backEnd, ref, paxId)) {
    const before = await basketOf(backEnd, ref)
    await add()
    const after = await basketOf(backEnd, ref)
    const known = new Set((before.basket === null ? [] : linesIn(before.basket)).map(({ id }) => id))
    const added = (after.basket === null ? [] : linesIn(after.basket)).filter(({ id }) => !known.has(id))
    const [line] = added
    if (line === undefined || added.length > 1) {
      after.asked.blame({
        rule: 'agreement',
        path: 'basket',
        expected: 'one more line, as was added',
        came: `${added.length} more`,
      })
    }
    await whileIn?.()
    for (const { id } of added) await remove(String(id))
    const left = await basketOf(backEnd, ref)
    const stays = left.basket !== null && linesIn(left.basket).some(({ id }) => id === line?.id)
    if (stays)
      left.asked.blame({
        rule: 'agreement',
        path: 'basket',
        expected: 'no line that was removed',
        came: `line ${line?.id}`,
      })
  }
  await checkNameChange(backEnd, booking)
  await discard(backEnd, ref)
}

const checkRoomExtra = async (
  backEnd: BackEndUnderTest,
  ref: string,
  accoId: string,
  roomId: string,
): Promise<void> => {
  const params = { ref, accommodationId: accoId }
  const { answer } = await backEnd.ask(accommodationCatalogueEndpoints.extras, { params })
  const [option] = (answer?.accommodationExtras ?? [])
    .filter(({ room_id }) => room_id === undefined || room_id === null || room_id === roomId)
    .flatMap(({ extra_id, name, options }) =>
      options.filter(isLeft).map(({ option_id }) => ({ extra_id, name, option_id })),
    )
  if (option === undefined) return
  // Of room number 0 of its accommodation (specification 2, §3).
  const extras = [{ ...option, acco_id: accoId, pax_id: 1 as const, group_id: 1 }]
  await backEnd.ask(basketEndpoints.addAccommodationExtras, { params: { ref, accoId }, body: { extras } })
}

const checkTraveller = async (backEnd: BackEndUnderTest, { reference: ref, pax }: Booking): Promise<void> => {
  const id = Math.max(0, ...pax.map((one) => one.id)) + 1
  const personal_details = {
    first_name: 'Ada',
    last_name: 'Byrne',
    telephone_number: '01632960001',
    email: 'ada@example.com',
  }
  await backEnd.ask(basketEndpoints.addPax, { params: { ref }, body: { pax: [{ id, personal_details }] } })
  const { asked, basket } = await basketOf(backEnd, ref)
  if (basket === null || basket.pax.some((one) => one.id === id)) {
    await backEnd.ask(basketEndpoints.removePax, { params: { ref, id: String(id) } })
  } else
    asked.blame({ rule: 'agreement', path: 'basket.pax', expected: `traveller ${id}, who was added`, came: 'nobody' })
}

const checkNameChange = async (backEnd: BackEndUnderTest, { reference: ref, tickets }: Booking): Promise<void> => {
  const mayChange = ({ package_configuration: rules, resale }: Booking['tickets'][number]): boolean =>
    rules?.ticket_customer_data_change === 'ALLOWED' && (resale === undefined || resale.code < 2)
  const ticket = tickets.find(mayChange)
  if (ticket === undefined) return
  if ((await basketOf(backEnd, ref)).basket === null) await backEnd.ask(basketEndpoints.create, { params: { ref } })
  const personal_details = { first_name: 'Ada', last_name: 'Byrne', telephone_number: '', email: 'ada@example.com' }
  await backEnd.ask(basketEndpoints.addNameChange, {
    params: { ref },
    body: [{ ticket_id: ticket.id, personal_details }],
  })
  const { asked, basket } = await basketOf(backEnd, ref)
  const change = basket?.nameChange.find(({ ticket_id }) => ticket_id === ticket.id)
  if (change !== undefined) await backEnd.ask(basketEndpoints.removeCharge, { params: { ref, id: change.charge_id } })
  else if (basket !== null) {
    asked.blame({
      rule: 'agreement',
      path: 'basket.nameChange',
      expected: `the change of ticket ${ticket.id}`,
      came: 'nothing',
    })
  }
}

const discard = async (backEnd: BackEndUnderTest, ref: string): Promise<void> => {
  if ((await basketOf(backEnd, ref)).basket === null) await backEnd.ask(basketEndpoints.create, { params: { ref } })
  await backEnd.ask(basketEndpoints.reset, { params: { ref } })
  const { asked, basket } = await basketOf(backEnd, ref)
  if (basket !== null)
    asked.blame({ rule: 'agreement', path: 'basket', expected: 'null, as it was discarded', came: 'a basket' })
}
