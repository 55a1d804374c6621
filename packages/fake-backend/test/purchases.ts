import type {
  Dashboard,
  ExtraOptionChoice,
  RoomShop,
  ShoppingBasket,
  TicketShop,
  TicketTypeChoice,
} from '@booking-dashboard/core'
import type { TransportField } from '@booking-dashboard/core/ports'
import { chooseTransport } from '../src/journeys/chooseTransport.js'

/** A choice on a page of SUN1001, and the action that adds it to the basket. */
export interface Purchase {
  /** What the page shows. */
  readonly shop: (dashboard: Dashboard) => {
    readonly open: () => Promise<unknown>
    readonly state$: { readonly value: unknown }
  }
  /** On the open page. */
  readonly choose: (dashboard: Dashboard) => unknown
  readonly press: (dashboard: Dashboard) => Promise<{ readonly kind: string }>
}

const ref = 'SUN1001'

/** The tickets to choose, and their passengers. */
export interface TicketOrder {
  readonly ref: string
  readonly ticketTypeId: string
  readonly count: number
  /** An existing passenger's id, or a new passenger for each ticket. */
  readonly passenger: 1 | 2 | 'new'
}

const typesIn = (shop: TicketShop): readonly TicketTypeChoice[] => {
  const { value } = shop.state$
  return value.kind === 'choosing' || value.kind === 'adding' ? value.events.flatMap(({ types }) => types) : []
}

/** Enters the passengers of the tickets. */
const assign = (shop: TicketShop, { ticketTypeId, passenger }: TicketOrder): void => {
  const tickets = () => typesIn(shop).find(({ id }) => id === ticketTypeId)?.tickets ?? []
  tickets().forEach(({ key }, index) => {
    if (passenger !== 'new') return shop.assign(key, { kind: 'known', passengerId: passenger })
    shop.assignNewPassenger(key)
    const newPassenger = tickets()[index]?.newPassenger?.key ?? -1
    shop.editNewPassenger(newPassenger, 'firstName', 'Nora')
    shop.editNewPassenger(newPassenger, 'lastName', `Quill${index}`)
    return shop.editNewPassenger(newPassenger, 'email', 'nora@example.com')
  })
}

/** Clears the previous choice and chooses these tickets. */
const choose = (shop: TicketShop, order: TicketOrder): void => {
  for (const { id, quantity } of typesIn(shop)) if (quantity > 0) shop.choose(id, 0)
  if (typesIn(shop).some(({ id }) => id === order.ticketTypeId)) shop.choose(order.ticketTypeId, order.count)
  assign(shop, order)
}

/** Opens the tickets page, chooses and adds. */
export const addTickets = async (dashboard: Dashboard, order: TicketOrder): Promise<unknown> => {
  const shop = dashboard.ticketShop(order.ref)
  await shop.open()
  choose(shop, order)
  return shop.add()
}

/** Presses the remove button of one item and confirms, without removing passengers. */
export const removeOne = (
  basket: ShoppingBasket,
  keys: readonly string[],
): ReturnType<ShoppingBasket['answerRemoval']> => {
  basket.askToRemove(keys)
  return basket.answerRemoval(false)
}

/** Opens the page, and chooses. */
export const prepare = async ({ shop, choose }: Purchase, dashboard: Dashboard): Promise<void> => {
  await shop(dashboard).open()
  await choose(dashboard)
}

/** Chooses and adds at once. */
export const buy =
  (purchase: Purchase) =>
  async (dashboard: Dashboard): Promise<unknown> => {
    await prepare(purchase, dashboard)
    return purchase.press(dashboard)
  }

const tickets = (order: TicketOrder): Purchase => ({
  shop: ({ ticketShop }) => ticketShop(order.ref),
  choose: ({ ticketShop }) => choose(ticketShop(order.ref), order),
  press: ({ ticketShop }) => ticketShop(order.ref).add(),
})
/** A seat in the stalls for the first passenger. */
export const seat = tickets({ ref, ticketTypeId: '41011', count: 1, passenger: 1 })
/** A ticket for Nora Quill, a new passenger. */
export const newTicket = tickets({ ref, ticketTypeId: '41022', count: 1, passenger: 'new' })

const roomsChosen = (accommodationId: string, choose: (shop: RoomShop) => void): Purchase => ({
  shop: ({ roomShop }) => roomShop(ref, accommodationId),
  choose: ({ roomShop }) => choose(roomShop(ref, accommodationId)),
  press: ({ roomShop }) => roomShop(ref, accommodationId).add(),
})

/** Rooms of one kind; the first one with an option, if given. */
export const rooms = (
  accommodationId: string,
  roomId: string,
  count = 1,
  option: readonly [extraId: string, optionId: string] | null = null,
): Purchase =>
  roomsChosen(accommodationId, (shop) => {
    const kind = () => {
      const { value } = shop.state$
      return value.kind === 'choosing' ? value.kinds.find(({ id }) => id === roomId) : undefined
    }
    if (kind() !== undefined) shop.choose(roomId, count)
    const room = kind()?.rooms[0]
    if (room !== undefined && option !== null) shop.chooseExtra(room.key, ...option)
  })

/** An extra's option for each room of the accommodation in the basket. */
export const roomOptions = (accommodationId: string, extraId: string, optionId: string): Purchase =>
  roomsChosen(accommodationId, (shop) => {
    const { value } = shop.state$
    const held = value.kind === 'choosing' ? value.inBasket : []
    for (const { lineId } of held) shop.chooseHeldExtra(lineId, extraId, optionId)
  })

/** One option of an extra. */
export const extra = (extraId: string, optionId: string): Purchase => ({
  shop: ({ extrasShop }) => extrasShop(ref),
  choose: ({ extrasShop }) => {
    const { value } = extrasShop(ref).state$
    const options: readonly ExtraOptionChoice[] =
      value.kind === 'choosing' ? value.extras.flatMap(({ groups }) => groups.flatMap((group) => group.options)) : []
    const option = options.find((one) => one.extraId === extraId && one.optionId === optionId)
    if (option !== undefined) extrasShop(ref).choose(option, 1)
  },
  press: ({ extrasShop }) => extrasShop(ref).add(),
})

const charter: Partial<Record<TransportField, string>> = { type: '53', route: '5301' }

/** A return flight for the first passenger. */
export const flights: Purchase = {
  // The page opens with the first step.
  shop: ({ transportFinder }) => ({
    state$: transportFinder(ref).state$,
    open: () => chooseTransport(transportFinder(ref), ({ field, options }) => charter[field] ?? options.at(-1)?.value),
  }),
  choose: ({ transportFinder }) => {
    const finder = transportFinder(ref)
    const { value } = finder.state$
    if (value.kind !== 'choosing' || value.active.name !== 'passengers') return
    for (const { passengerId, isChosen } of value.passengers)
      if (isChosen !== (passengerId === 1)) finder.togglePassenger(passengerId)
  },
  press: ({ transportFinder }) => transportFinder(ref).add(),
}

const person = { firstName: 'Ada', lastName: 'Byrne', email: 'ada@example.com' } as const

/** A name change on a ticket of the booking. */
export const anotherName = (bookingRef: string, ticketId: string): Purchase => ({
  shop: ({ nameChange }) => nameChange(bookingRef),
  choose: ({ nameChange }) => {
    const model = nameChange(bookingRef)
    model.start(ticketId)
    for (const field of ['firstName', 'lastName', 'email'] as const) model.type(ticketId, field, person[field])
  },
  press: ({ nameChange }) => nameChange(bookingRef).add(ticketId),
})
