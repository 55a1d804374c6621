import { basketOf, latest, type LoadedBasket, type ShoppingBasket } from '@booking-dashboard/core'
import fc from 'fast-check'
import { chooseTransport } from '../chooseTransport.js'
import type { Journey } from '../Journey.js'
import { type AnyCommand, command, hasBookings, look, pick, pickBooking, place, pressTold } from './command.js'

const totalOf = ({ backend }: Journey, ref: string): number =>
  backend.inspect.baskets().find(({ bookingRef, state }) => bookingRef === ref && state === 'open')?.total ?? 0
const shownBasket = (journey: Journey, ref: string) => basketOf(journey.page().basket(ref).state$.value)

/** Adds the choice, and expects the basket to cost as much more as the page showed. */
const add = async (
  journey: Journey,
  ref: string,
  shown: number,
  work: () => Promise<{ readonly kind: string }>,
): Promise<void> => {
  const before = totalOf(journey, ref)
  const end = await pressTold(journey, work)
  if (end === null) return
  journey.tell(`it ends as ${end.kind}`)
  const grown = totalOf(journey, ref) - before
  if (end.kind === 'added' && journey.isCalm())
    journey.expect(grown === shown, `the basket of ${ref} to cost ${shown} more, as shown, not ${grown}`)
}

const sells = (what: string) => (start: Journey) =>
  start.backend.inspect.bookings().some(({ stock }) => Object.keys(stock).some((key) => key.startsWith(what)))

const linesIn = (journey: Journey, ref: string): LoadedBasket['lines'] => {
  const { value } = journey.page().basket(ref).state$
  return value.kind === 'loaded' ? value.lines : []
}

/** The commands that add to a basket. Passengers come with their tickets. */
type AddCommand = Exclude<Extract<keyof ShoppingBasket, `add${string}`>, 'addPassengers'>

/** How a customer adds something, by the command of the basket that the page ends in. */
const adding: Readonly<Record<AddCommand, AnyCommand>> = {
  addTickets: command({
    name: 'add tickets',
    weight: 5,
    when: hasBookings,
    isPossible: (start) => start.backend.inspect.bookings().some(({ available }) => Object.keys(available).length > 0),
    input: fc.record({ booking: place, type: place, count: fc.integer({ min: 1, max: 4 }), holder: place }),
    run: async (journey, { booking, type, count, holder }) => {
      const ref = pickBooking(journey, booking)
      const shop = journey.page().ticketShop(ref)
      look(journey, `tickets ${ref}`, shop.state$)
      await journey.press(shop.open)
      const types = () => {
        const { value } = shop.state$
        return value.kind === 'choosing' ? value.events.flatMap((event) => event.types) : []
      }
      for (const { id, quantity } of types()) if (quantity > 0) shop.choose(id, 0)
      const chosen = pick(types(), type)
      if (chosen === undefined) return journey.tell(`finds no tickets for ${ref}`)
      shop.choose(chosen.id, count)
      for (const { key, options } of types().flatMap((one) => one.tickets)) {
        const who = pick(options, holder)
        if (who !== undefined) shop.assign(key, who.holder)
      }
      journey.tell(`adds ${count} × ${chosen.name} (${chosen.id}) to ${ref}`)
      const { value } = shop.state$
      await add(journey, ref, value.kind === 'choosing' ? value.summary.total : 0, shop.add)
    },
  }),
  addAccommodation: command({
    name: 'add rooms',
    weight: 3,
    when: hasBookings,
    isPossible: sells('room '),
    input: fc.record({ booking: place, kind: place, count: fc.integer({ min: 1, max: 3 }), option: fc.option(place) }),
    run: async (journey, { booking, kind, count, option }) => {
      const ref = pickBooking(journey, booking)
      const list = journey.page().accommodationList(ref)
      look(journey, `accommodation ${ref}`, list.state$)
      await journey.press(list.open)
      const { value } = list.state$
      const offers = value.kind === 'choosing' ? value.accommodations : []
      const wanted = pick(
        offers.flatMap(({ id, rooms }) => rooms.map((room) => ({ accommodationId: id, room }))),
        kind,
      )
      if (wanted === undefined) return journey.tell(`finds no rooms for ${ref}`)
      const shop = journey.page().roomShop(ref, wanted.accommodationId)
      look(journey, `rooms ${ref} ${wanted.accommodationId}`, shop.state$)
      await journey.press(shop.open)
      const shown = () => ('kinds' in shop.state$.value ? shop.state$.value : null)
      for (const { id, quantity } of shown()?.kinds ?? []) if (quantity > 0) shop.choose(id, 0)
      shop.choose(wanted.room.id, count)
      const first = shown()?.kinds.find(({ id }) => id === wanted.room.id)?.rooms[0]
      const options = (first?.extras ?? []).flatMap((extra) => extra.options.map((one) => ({ extra, one })))
      const beside = option === null ? undefined : pick(options, option)
      if (first && beside) shop.chooseExtra(first.key, beside.extra.extraId, beside.one.optionId)
      journey.tell(`adds ${count} × ${wanted.room.name}${beside ? ` with ${beside.one.name}` : ''} to ${ref}`)
      await add(journey, ref, shown()?.summary.total ?? 0, shop.add)
    },
  }),
  addAccommodationOptions: command({
    name: 'add an option to a room in the basket',
    when: (journey) => journey.listed().some((ref) => (shownBasket(journey, ref)?.accommodations.length ?? 0) > 0),
    isPossible: sells('room extra '),
    input: fc.record({ booking: place, room: place, option: place }),
    run: async (journey, { booking, room: which, option }) => {
      const ref = pick(
        journey.listed().filter((one) => (shownBasket(journey, one)?.accommodations.length ?? 0) > 0),
        booking,
      )
      const room = ref === undefined ? undefined : pick(shownBasket(journey, ref)?.accommodations ?? [], which)
      if (ref === undefined || room === undefined) return
      const shop = journey.page().roomShop(ref, room.accommodationId)
      look(journey, `rooms ${ref} ${room.accommodationId}`, shop.state$)
      await journey.press(shop.open)
      const shown = () => ('kinds' in shop.state$.value ? shop.state$.value : null)
      const held = shown()?.inBasket.find(({ lineId }) => lineId === room.id)
      const offers = (held?.extras ?? []).flatMap(({ extraId, options }) =>
        options.filter(({ canBeChosen }) => canBeChosen).map((one) => ({ extraId, ...one })),
      )
      const chosen = pick(offers, option)
      if (chosen === undefined) return journey.tell(`finds no option for the room of ${ref}`)
      shop.chooseHeldExtra(room.id, chosen.extraId, chosen.optionId)
      journey.tell(`adds ${chosen.name} to a room in the basket of ${ref}`)
      await add(journey, ref, shown()?.heldExtras.total ?? 0, shop.add)
    },
  }),
  addExtras: command({
    name: 'add extras',
    weight: 3,
    when: hasBookings,
    isPossible: sells('extra '),
    input: fc.record({ booking: place, option: place, count: fc.integer({ min: 1, max: 3 }) }),
    run: async (journey, { booking, option, count }) => {
      const ref = pickBooking(journey, booking)
      const shop = journey.page().extrasShop(ref)
      look(journey, `extras ${ref}`, shop.state$)
      await journey.press(shop.open)
      const options = () => {
        const { value } = shop.state$
        return value.kind === 'choosing'
          ? value.extras.flatMap(({ groups }) => groups.flatMap((one) => one.options))
          : []
      }
      for (const one of options()) if (one.quantity > 0) shop.choose(one, 0)
      const chosen = pick(options(), option)
      if (chosen === undefined) return journey.tell(`finds no extras for ${ref}`)
      shop.choose(chosen, count)
      journey.tell(`adds ${count} × extra ${chosen.name} to ${ref}`)
      const { value } = shop.state$
      await add(journey, ref, value.kind === 'choosing' ? value.summary.total : 0, shop.add)
    },
  }),
  addTransport: command({
    name: 'add transport',
    weight: 2,
    when: hasBookings,
    isPossible: sells('stop '),
    input: fc.record({ booking: place, choice: place, passengers: fc.nat({ max: 7 }) }),
    run: async (journey, { booking, choice, passengers }) => {
      const ref = pickBooking(journey, booking)
      const finder = journey.page().transportFinder(ref)
      look(journey, `transport ${ref}`, finder.state$)
      await journey.press(() => chooseTransport(finder, ({ options }) => pick(options, choice)?.value))
      const { value } = finder.state$
      if (value.kind !== 'choosing' || value.active.name !== 'passengers')
        return journey.tell(`finds no transport for ${ref}`)
      for (const [at, { passengerId, isChosen }] of value.passengers.entries())
        if (isChosen !== ((passengers >> at) & 1) > 0) finder.togglePassenger(passengerId)
      const { value: chosen } = finder.state$
      if (chosen.kind !== 'choosing' || chosen.totals.lines.length === 0) return
      journey.tell(`adds seats to ${ref}`)
      await add(journey, ref, chosen.totals.total, finder.add)
    },
  }),
  addNameChange: command({
    name: 'change a name',
    weight: 2,
    when: hasBookings,
    input: fc.record({ booking: place, ticket: place }),
    run: async (journey, { booking, ticket: at }) => {
      const ref = pickBooking(journey, booking)
      const change = journey.page().nameChange(ref)
      look(journey, `names ${ref}`, change.state$)
      await journey.press(change.open)
      const ticket = pick(latest(journey.page().bookings.booking(ref).value)?.tickets ?? [], at)
      if (ticket === undefined) return journey.tell(`finds no ticket on ${ref}`)
      journey.tell(`changes the name on ticket ${ticket.id} of ${ref}`)
      change.start(ticket.id)
      for (const [field, text] of [
        ['firstName', 'Ida'],
        ['lastName', 'Newman'],
        ['email', 'ida@example.org'],
      ] as const)
        change.type(ticket.id, field, text)
      await add(journey, ref, ticket.nameChangeFee ?? 0, () => change.add(ticket.id))
    },
  }),
}

/** The shops and the basket. */
export const basketCommands: readonly AnyCommand[] = [
  ...Object.values(adding),
  command({
    name: 'remove from the basket',
    weight: 3,
    when: (journey) => journey.listed().some((ref) => shownBasket(journey, ref) !== null),
    input: fc.record({
      booking: place,
      line: place,
      isAll: fc.constantFrom(false, false, true),
      alsoPeople: fc.boolean(),
    }),
    run: async (journey, { booking, line, isAll, alsoPeople }) => {
      const filled = journey.listed().filter((ref) => linesIn(journey, ref).length > 0)
      const ref = pick(filled, booking)
      if (ref === undefined) return
      const basket = journey.page().basket(ref)
      const lines = linesIn(journey, ref)
      const keys = isAll ? lines.map(({ key }) => key) : [pick(lines, line)?.key ?? '']
      journey.tell(`removes ${isAll ? 'everything' : (pick(lines, line)?.title ?? '')} from the basket of ${ref}`)
      basket.askToRemove(keys)
      const end = await journey.press(() => basket.answerRemoval(alsoPeople))
      if (end?.kind !== 'removed' || !journey.isCalm()) return
      const left = linesIn(journey, ref).map(({ key }) => key)
      journey.expect(
        keys.every((key) => !left.includes(key)),
        `what was removed to be gone from the basket of ${ref}`,
      )
    },
  }),
  command({
    name: 'discard the basket',
    when: (journey) => journey.listed().some((ref) => shownBasket(journey, ref) !== null),
    input: place,
    run: async (journey, booking) => {
      const ref = pick(
        journey.listed().filter((one) => shownBasket(journey, one) !== null),
        booking,
      )
      if (ref === undefined) return
      journey.tell(`discards the basket of ${ref}`)
      const basket = journey.page().basket(ref)
      const isPaying = journey.backend.inspect.underWay(ref)
      await journey.press(basket.discard)
      if (journey.isCalm() && !isPaying) journey.expect(basketOf(basket.state$.value) === null, `no basket of ${ref}`)
    },
  }),
  command({
    name: 'add tickets in two tabs at once',
    isPatient: true,
    when: (journey) => hasBookings(journey) && journey.isCalm() && journey.tabs().length === 1,
    isPossible: ({ backend }) => backend.inspect.bookings().some(({ available }) => Object.keys(available).length > 0),
    input: fc.record({ booking: place, type: place }),
    run: async (journey, { booking, type }) => {
      const ref = pickBooking(journey, booking)
      const first = journey.page()
      await journey.openTab(false)
      const second = journey.page()
      const choose = async ({ ticketShop, bookings }: typeof first): Promise<void> => {
        await journey.press(() => Promise.all([bookings.load(ref), ticketShop(ref).open()]))
        const { value } = ticketShop(ref).state$
        const chosen = pick(value.kind === 'choosing' ? value.events.flatMap(({ types }) => types) : [], type)
        if (chosen !== undefined) ticketShop(ref).choose(chosen.id, 1)
      }
      await choose(first)
      await choose(second)
      journey.tell(`adds the same ticket to ${ref} in two tabs at once`)
      await journey.press(() => Promise.all([first.ticketShop(ref).add(), second.ticketShop(ref).add()]))
      journey.closeTab()
      await journey.press(() => first.basket(ref).check())
    },
  }),
]
