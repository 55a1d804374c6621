import {
  basketOf,
  type Dashboard,
  type Path,
  paths,
  type TicketShop,
  type TicketTypeChoice,
} from '@booking-dashboard/core'
import type { InspectedBasket, InspectedBooking } from '../../../worlds/Inspection.js'
import { isAlone } from '../../model/isStill.js'
import { isCalm, type JourneyModel } from '../../model/JourneyModel.js'
import { isBeingPaid, openBasket } from '../../model/basket/openBasket.js'
import type { BookingRef, Patience, TestContext } from '../../model/TestContext.js'
import type { Tab } from '../../browser/Tab.js'
import { JourneyCommand } from '../JourneyCommand.js'
import { waits } from '../Step.js'

/** The tickets to choose, and their passengers. */
export interface TicketOrder {
  readonly ref: BookingRef
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

/** Adds tickets of any type: on sale, without a limit, more than are left, sold out, or not on sale. */
export class AddTickets extends JourneyCommand {
  readonly name: string = 'add tickets'
  override readonly screen: Path
  readonly ref: BookingRef

  constructor(
    readonly order: TicketOrder,
    readonly patience: Patience,
  ) {
    super()
    this.ref = order.ref
    this.screen = paths.tickets(order.ref)
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const tab = context.journey.tab()
    const { dashboard } = tab
    const { ref, count, ticketTypeId } = this.order
    const shop = dashboard.ticketShop(ref)
    const wasCalm = isCalm(model, ref) && !context.isBusy() && !isBeingPaid(openBasket(context, ref))
    await context.press(tab, shop.open, this.patience)
    choose(shop, this.order)
    const calm = wasCalm && !isBeingPaid(openBasket(context, ref)) && this.patience === 'untilQuiet'
    const booking = this.booking(context)
    if (calm && booking !== undefined && typesIn(shop).length > 0) this.compareShown(shop, booking)
    const alone = isAlone(model, context, ref)
    const before = openBasket(context, ref)
    const isOffered = typesIn(shop).some(({ id }) => id === ticketTypeId)
    const isGranted = this.isGranted(before, booking)
    await this.press(context, tab)
    const after = openBasket(context, ref)
    const cameIn = (after?.tickets ?? []).filter((id) => !(before?.tickets ?? []).includes(id)).length
    if (alone) this.expect(cameIn <= count, `at most ${count} tickets more, not ${cameIn}`)
    if (!calm || dashboard.session.state$.value.kind !== 'signedIn') return
    context.tally.count(isGranted ? 'tickets added' : isOffered ? 'tickets refused' : 'tickets not on sale')
    const expected = (before?.tickets.length ?? 0) + (isGranted ? count : 0)
    const held = after?.tickets.length ?? 0
    this.expect(held === expected, `${expected} tickets in the basket, not ${held}`)
    if (isGranted) {
      this.compareHolders(before, after)
      const now = this.booking(context)
      if (now !== undefined) this.compareShown(shop, now)
      this.expect(
        typesIn(shop).every(({ quantity }) => quantity === 0),
        'no ticket to be chosen any more',
      )
    }
    const shown = basketOf(dashboard.basket(ref).state$.value)?.tickets.length ?? 0
    this.expect(shown === held, `${held} tickets on the screen, not ${shown}`)
  }

  protected press(context: TestContext, tab: Tab): Promise<void> {
    return context.press(tab, tab.dashboard.ticketShop(this.order.ref).add, this.patience)
  }

  private booking({ journey }: TestContext): InspectedBooking | undefined {
    return journey.backend.inspect.bookings().find(({ reference }) => reference === this.order.ref)
  }

  /** Compares limits and total of the choice with the back end's values. */
  private compareShown(shop: TicketShop, { available, costs }: InspectedBooking): void {
    const { value } = shop.state$
    for (const { id, stock, price } of typesIn(shop)) {
      const left = available[id] ?? 0
      this.expect((stock.limit ?? Infinity) === left, `${id} to be limited to ${left}, not ${stock.limit}`)
      this.expect(price === costs[id], `${id} to be shown for ${costs[id]}, not ${price}`)
    }
    if (value.kind !== 'choosing') return
    const quantity = typesIn(shop).reduce((sum, type) => sum + type.quantity, 0)
    const total = typesIn(shop).reduce((sum, { id, quantity: chosen }) => sum + chosen * (costs[id] ?? 0), 0)
    this.expect(value.summary.count === quantity, `${quantity} tickets in the summary, not ${value.summary.count}`)
    this.expect(value.summary.total === total, `${total} in the summary, not ${value.summary.total}`)
  }

  /** Each new ticket has the chosen ticket holder, and each new passenger has a distinct id. */
  private compareHolders(before: InspectedBasket | null, after: InspectedBasket | null): void {
    const { count, passenger } = this.order
    const isNew = (id: string): boolean => !(before?.tickets ?? []).includes(id)
    const holders = (after?.holders ?? []).filter((_holder, index) => isNew(after?.tickets[index] ?? ''))
    if (typeof passenger === 'number') {
      return this.expect(
        holders.every((holder) => holder === passenger),
        `every ticket to be for ${passenger}, not for ${holders.join()}`,
      )
    }
    const names = holders.map(
      (holder) => after?.passengerNames[after.passengers.indexOf(holder)] ?? `nobody new (${holder})`,
    )
    const wanted = Array.from({ length: count }, (_one, index) => nameOf(passenger === 'newEach' ? index : 0))
    this.expect(
      names.toSorted().join() === wanted.toSorted().join(),
      `the tickets to be for ${wanted.join()}, not for ${names.join()}`,
    )
  }

  /** The README of the fake back end lists these limits. */
  private isGranted(before: InspectedBasket | null, booking: InspectedBooking | undefined): boolean {
    const { ticketTypeId, count, passenger } = this.order
    if (passenger === 3) return false
    return (
      count <= 10 && (before?.tickets.length ?? 0) + count <= 20 && (booking?.available[ticketTypeId] ?? 0) >= count
    )
  }

  toString(): string {
    const { ref, ticketTypeId, count, passenger } = this.order
    const holder =
      passenger === 'new' ? 'somebody new' : passenger === 'newEach' ? 'somebody new each' : `passenger ${passenger}`
    return `adds ${count} × ticket ${ticketTypeId} to ${ref} for ${holder}${waits(this.patience)}`
  }
}
