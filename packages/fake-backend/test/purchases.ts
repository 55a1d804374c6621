import type {
  Dashboard,
  ExtraOptionChoice,
  ShoppingBasket,
  TicketShop,
  TicketTypeChoice,
} from '@booking-dashboard/core'
import type { TransportField } from '@booking-dashboard/core/ports'
import { chooseTransport } from '../src/journeys/chooseTransport.js'

/** A choice on a page of SUN1001, and the action that adds it to the basket. */
export interface Purchase {
  /** Opens the page and chooses. */
  readonly choose: (dashboard: Dashboard) => Promise<unknown>
  readonly press: (dashboard: Dashboard) => Promise<unknown>
}

const ref = 'SUN1001'

/** The tickets to choose, and their passengers. */
export interface TicketOrder {
  readonly ref: string
  readonly ticketTypeId: string
  readonly count: number
  /** An existing passenger's id (3 is cancelled), one new passenger for all tickets, or one for each. */
  readonly passenger: 1 | 2 | 3 | 'new' | 'newEach'
}

const typesIn = (shop: TicketShop): readonly TicketTypeChoice[] => {
  const { value } = shop.state$
  return value.kind === 'choosing' || value.kind === 'adding' ? value.events.flatMap(({ types }) => types) : []
}

const newPassengerNames = ['Nora', 'Iris', 'Odd']
const nameOf = (number: number, names: readonly string[] = newPassengerNames): string =>
  `${names[number % names.length] ?? ''} Quill${number}`

/** Enters the passengers of the tickets. */
const assign = (shop: TicketShop, { ticketTypeId, passenger }: TicketOrder, names?: readonly string[]): void => {
  const tickets = () => typesIn(shop).find(({ id }) => id === ticketTypeId)?.tickets ?? []
  tickets().forEach(({ key }, index) => {
    if (typeof passenger === 'number') return shop.assign(key, { kind: 'known', passengerId: passenger })
    if (passenger === 'newEach' || index === 0) {
      shop.assignNewPassenger(key)
      const newPassenger = tickets()[index]?.newPassenger?.key ?? -1
      const [first = '', last = ''] = nameOf(index, names).split(' ')
      shop.editNewPassenger(newPassenger, 'firstName', first)
      shop.editNewPassenger(newPassenger, 'lastName', last)
      return shop.editNewPassenger(newPassenger, 'email', 'nora@example.com')
    }
    const shared = tickets()[0]?.holder
    if (shared !== undefined) shop.assign(key, shared)
  })
}

/** Clears the previous choice and chooses these tickets. */
const choose = (shop: TicketShop, order: TicketOrder, names?: readonly string[]): void => {
  for (const { id, quantity } of typesIn(shop)) if (quantity > 0) shop.choose(id, 0)
  shop.choose(order.ticketTypeId, order.count)
  assign(shop, order, names)
}

/** Opens the tickets page and chooses tickets for new passengers with these first names. */
export const chooseTickets = async (
  dashboard: Dashboard,
  order: TicketOrder,
  names?: readonly string[],
): Promise<void> => {
  const shop = dashboard.ticketShop(order.ref)
  await shop.open()
  choose(shop, order, names)
}

/** Opens the tickets page, chooses and adds. */
export const addTickets = async (dashboard: Dashboard, order: TicketOrder): Promise<unknown> => {
  await chooseTickets(dashboard, order)
  return dashboard.ticketShop(order.ref).add()
}

/** Presses the remove button of one item and confirms, without removing passengers. */
export const removeOne = (
  basket: ShoppingBasket,
  keys: readonly string[],
): ReturnType<ShoppingBasket['answerRemoval']> => {
  basket.askToRemove(keys)
  return basket.answerRemoval(false)
}

/** Chooses and adds at once. */
export const buy =
  ({ choose, press }: Purchase) =>
  async (dashboard: Dashboard): Promise<unknown> => {
    await choose(dashboard)
    return press(dashboard)
  }

/** A ticket for Nora Quill, a new passenger. */
export const newTicket: Purchase = {
  choose: (dashboard) => chooseTickets(dashboard, { ref, ticketTypeId: '41022', count: 1, passenger: 'new' }),
  press: ({ ticketShop }) => ticketShop(ref).add(),
}

/** Rooms of one kind; the first one with an option, if given. */
export const rooms = (
  accommodationId: string,
  roomId: string,
  count = 1,
  option: readonly [extraId: string, optionId: string] | null = null,
): Purchase => ({
  choose: async ({ roomShop }) => {
    const shop = roomShop(ref, accommodationId)
    await shop.open()
    shop.choose(roomId, count)
    const { value } = shop.state$
    const room = value.kind === 'choosing' ? value.kinds.find(({ id }) => id === roomId)?.rooms[0] : undefined
    if (room !== undefined && option !== null) shop.chooseExtra(room.key, ...option)
  },
  press: ({ roomShop }) => roomShop(ref, accommodationId).add(),
})

/** An extra's option for each room of the accommodation in the basket. */
export const roomOptions = (accommodationId: string, extraId: string, optionId: string): Purchase => ({
  choose: async ({ roomShop }) => {
    const shop = roomShop(ref, accommodationId)
    await shop.open()
    const { value } = shop.state$
    const held = value.kind === 'choosing' ? value.inBasket : []
    for (const { lineId } of held) shop.chooseHeldExtra(lineId, extraId, optionId)
  },
  press: ({ roomShop }) => roomShop(ref, accommodationId).add(),
})

/** One option of an extra. */
export const extra = (extraId: string, optionId: string): Purchase => ({
  choose: async ({ extrasShop }) => {
    const shop = extrasShop(ref)
    await shop.open()
    const { value } = shop.state$
    const options: readonly ExtraOptionChoice[] =
      value.kind === 'choosing' ? value.extras.flatMap(({ groups }) => groups.flatMap((group) => group.options)) : []
    const option = options.find((one) => one.extraId === extraId && one.optionId === optionId)
    if (option !== undefined) shop.choose(option, 1)
  },
  press: ({ extrasShop }) => extrasShop(ref).add(),
})

const charter: Partial<Record<TransportField, string>> = { type: '53', route: '5301' }

/** A return flight for the first passenger. */
export const flights: Purchase = {
  choose: async ({ transportFinder }) => {
    const finder = transportFinder(ref)
    await chooseTransport(finder, ({ field, options }) => charter[field] ?? options.at(-1)?.value)
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
  choose: async ({ nameChange }) => {
    const model = nameChange(bookingRef)
    await model.open()
    model.start(ticketId)
    for (const field of ['firstName', 'lastName', 'email'] as const) model.type(ticketId, field, person[field])
  },
  press: ({ nameChange }) => nameChange(bookingRef).add(ticketId),
})
