import { basketOf, formatMoney, latest, money, type LoadedBasket, type PaymentStatus } from '@booking-dashboard/core'
import type { CardSource } from '@booking-dashboard/core/ports'
import fc from 'fast-check'
import type { FaultEffect } from '../faults/Fault.js'
import type { ChallengeDecision } from '../journeys/Bank.js'
import { chooseTransport } from '../journeys/model/basket/chooseTransport.js'
import { typedAddress } from '../journeys/model/typedAddress.js'
import { modelOf, viewIn } from '../journeys/oracle/paymentModels.js'
import { testCards } from '../records/testCards.js'
import { days, minutes } from '../values/calendar.js'
import type { AnyWorld } from '../worlds/scenarios.js'
import { type Journey, startJourney } from './Journey.js'

/** Something that a customer does, or that happens. */
export interface CommandEntry<Input = never> {
  readonly name: string
  /** How often it is drawn; by default 1. */
  readonly weight?: number
  /** False if it can never be done in this world. */
  readonly isPossible?: (start: Journey) => boolean
  readonly when?: (journey: Journey) => boolean
  /** Numbers stand for places in lists that the world offers at that moment. */
  readonly input: fc.Arbitrary<Input>
  /** Tells the step in words first. */
  readonly run: (journey: Journey, input: Input) => Promise<void>
}

export type AnyCommand = CommandEntry<never>

/** An entry of the table, whatever its input. */
export const command = <Input>(entry: CommandEntry<Input>): AnyCommand => entry as unknown as AnyCommand

/** The element at this place; the list is a circle. */
export const pick = <A>(all: readonly A[], place: number): A | undefined => all[place % Math.max(1, all.length)]

const place = fc.nat({ max: 5 })
const isIn = (journey: Journey): boolean => journey.customer() !== null
const hasBookings = (journey: Journey): boolean => journey.listed().length > 0
const pickBooking = (journey: Journey, at: number): string => {
  const ref = pick(journey.listed(), at) ?? ''
  journey.pages().lookAt(ref)
  return ref
}
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
  const end = await journey.press(work)
  if (end === null) return
  journey.tell(`it ends as ${end.kind}`)
  const grown = totalOf(journey, ref) - before
  if (end.kind === 'added' && journey.isCalm())
    journey.expect(grown === shown, `the basket of ${ref} to cost ${shown} more, as shown, not ${grown}`)
}

const card = fc.record({
  card: fc.oneof(
    { weight: 2, arbitrary: fc.constant(0) },
    {
      weight: 2,
      arbitrary: fc.constant(testCards.findIndex(({ challenged, refusal }) => challenged && refusal === null)),
    },
    { weight: 3, arbitrary: fc.nat({ max: testCards.length - 1 }) },
  ),
  bank: fc.constantFrom<ChallengeDecision>('complete', 'complete', 'fail', 'close', 'leaveOpen', 'leaveOpen'),
})
type Card = typeof card extends fc.Arbitrary<infer A> ? A : never

const sourceOf = (
  journey: Journey,
  { card: at, bank }: Card,
): { readonly source: CardSource; readonly words: string } => {
  const { paymentMethods, outcome, challenged } = pick(testCards, at) ?? {
    paymentMethods: [],
    outcome: '',
    challenged: false,
  }
  journey.bank.decide(bank)
  return {
    source: { kind: 'paymentMethod', id: paymentMethods[0] ?? '' },
    words: `a card (${outcome})${challenged ? `, at the bank: ${bank}` : ''}`,
  }
}
const tellEnd = (journey: Journey, end: PaymentStatus | null): void =>
  journey.tell(end === null ? 'and does not wait for the end' : `it ends as ${end.kind}`)

const effect: fc.Arbitrary<FaultEffect> = fc.oneof(
  fc.constant({ kind: 'lostAnswer' as const }),
  fc.constant({ kind: 'drop' as const }),
  fc.record({
    kind: fc.constant('status' as const),
    status: fc.constantFrom(500, 503),
    when: fc.constantFrom('before' as const, 'after' as const),
  }),
  fc.constant({ kind: 'status' as const, status: 401, when: 'before' as const }),
  fc.record({
    kind: fc.constant('delay' as const),
    milliseconds: fc.constantFrom(4000, 31_000, 600_000),
    when: fc.constantFrom('before' as const, 'after' as const),
  }),
  fc.constantFrom({ kind: 'notJson' as const }, { kind: 'wrongShape' as const }),
)

const sells = (what: string) => (start: Journey) =>
  start.backend.inspect.bookings().some(({ stock }) => Object.keys(stock).some((key) => key.startsWith(what)))

const linesIn = (journey: Journey, ref: string): LoadedBasket['lines'] => {
  const { value } = journey.page().basket(ref).state$
  return value.kind === 'loaded' ? value.lines : []
}

/** Everything that a customer does, and what happens meanwhile. */
const table: readonly AnyCommand[] = [
  command({
    name: 'sign in',
    weight: 3,
    when: (journey) => !isIn(journey),
    input: fc.record({ who: place, isWrong: fc.constantFrom(false, false, false, false, true) }),
    run: async (journey, { who, isWrong }) => {
      const customer = pick(journey.customers, who)
      if (customer === undefined) return
      journey.tell(`${customer.email} signs in${isWrong ? ' with a wrong password' : ''}`)
      await journey.signIn(customer, isWrong ? 'wrong' : customer.password)
    },
  }),
  command({
    name: 'sign out',
    when: isIn,
    input: fc.constant(null),
    run: async (journey) => void (await journey.press(journey.page().session.signOut)),
  }),
  command({
    name: 'open the list',
    weight: 2,
    when: isIn,
    input: fc.constant(null),
    run: async (journey) => void (await journey.press(journey.page().bookingsList.open)),
  }),
  command({
    name: 'open a booking',
    weight: 3,
    when: hasBookings,
    input: place,
    run: async (journey, at) => {
      const ref = pickBooking(journey, at)
      journey.tell(`opens ${ref}`)
      const { bookings, basket } = journey.page()
      await journey.press(() => Promise.all([bookings.open(ref), basket(ref).check()]))
    },
  }),
  command({
    name: 'add tickets',
    weight: 5,
    when: hasBookings,
    isPossible: (start) => start.backend.inspect.bookings().some(({ available }) => Object.keys(available).length > 0),
    input: fc.record({ booking: place, type: place, count: fc.integer({ min: 1, max: 4 }), holder: place }),
    run: async (journey, { booking, type, count, holder }) => {
      const ref = pickBooking(journey, booking)
      const shop = journey.page().ticketShop(ref)
      journey.pages().look(`tickets ${ref}`, shop.state$)
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
  command({
    name: 'add rooms',
    weight: 3,
    when: hasBookings,
    isPossible: sells('room '),
    input: fc.record({ booking: place, kind: place, count: fc.integer({ min: 1, max: 3 }), option: fc.option(place) }),
    run: async (journey, { booking, kind, count, option }) => {
      const ref = pickBooking(journey, booking)
      const list = journey.page().accommodationList(ref)
      journey.pages().look(`accommodation ${ref}`, list.state$)
      await journey.press(list.open)
      const { value } = list.state$
      const offers = value.kind === 'choosing' ? value.accommodations : []
      const wanted = pick(
        offers.flatMap(({ id, rooms }) => rooms.map((room) => ({ accommodationId: id, room }))),
        kind,
      )
      if (wanted === undefined) return journey.tell(`finds no rooms for ${ref}`)
      const shop = journey.page().roomShop(ref, wanted.accommodationId)
      journey.pages().look(`rooms ${ref} ${wanted.accommodationId}`, shop.state$)
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
  command({
    name: 'add extras',
    weight: 3,
    when: hasBookings,
    isPossible: sells('extra '),
    input: fc.record({ booking: place, option: place, count: fc.integer({ min: 1, max: 3 }) }),
    run: async (journey, { booking, option, count }) => {
      const ref = pickBooking(journey, booking)
      const shop = journey.page().extrasShop(ref)
      journey.pages().look(`extras ${ref}`, shop.state$)
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
  command({
    name: 'add transport',
    weight: 2,
    when: hasBookings,
    isPossible: sells('stop '),
    input: fc.record({ booking: place, choice: place, passengers: fc.nat({ max: 7 }) }),
    run: async (journey, { booking, choice, passengers }) => {
      const ref = pickBooking(journey, booking)
      const finder = journey.page().transportFinder(ref)
      journey.pages().look(`transport ${ref}`, finder.state$)
      await journey.press(() => chooseTransport(finder, ({ options }) => pick(options, choice)?.value))
      const { value } = finder.state$
      if (value.kind !== 'choosing' || value.active.name !== 'travellers')
        return journey.tell(`finds no transport for ${ref}`)
      for (const [at, { passengerId, isChosen }] of value.passengers.entries())
        if (isChosen !== ((passengers >> at) & 1) > 0) finder.togglePassenger(passengerId)
      const { value: chosen } = finder.state$
      if (chosen.kind !== 'choosing' || chosen.totals.lines.length === 0) return
      journey.tell(`adds seats to ${ref}`)
      await add(journey, ref, chosen.totals.total, finder.add)
    },
  }),
  command({
    name: 'change a name',
    weight: 2,
    when: hasBookings,
    input: fc.record({ booking: place, ticket: place }),
    run: async (journey, { booking, ticket: at }) => {
      const ref = pickBooking(journey, booking)
      const change = journey.page().nameChange(ref)
      journey.pages().look(`names ${ref}`, change.state$)
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
    name: 'pay for the basket',
    weight: 7,
    when: (journey) => journey.listed().some((ref) => shownBasket(journey, ref) !== null),
    input: fc.record({ booking: place, card, presses: fc.constantFrom(1, 1, 1, 2, 4) }),
    run: async (journey, { booking, card: given, presses }) => {
      const ref = pick(
        journey.listed().filter((one) => shownBasket(journey, one) !== null),
        booking,
      )
      if (ref === undefined) return
      journey.pages().lookAt(ref)
      const checkout = journey.page().checkout(ref)
      for (let press = 0; press < presses; press += 1) {
        await journey.press(checkout.open)
        const { value } = checkout.state$
        if (value.kind !== 'open' || value.payment.kind !== 'form' || value.basket === null) return
        checkout.acceptTerms(true)
        const { source, words } = sourceOf(journey, given)
        const shown = value.total ?? money(value.basket.total, value.basket.currency)
        journey.tell(`pays ${formatMoney(shown)} for the basket of ${ref} with ${words}`)
        journey.money.presses(value.basket.id, shown.amount)
        const pay = value.isFree ? checkout.complete : () => checkout.pay({ cardholderName: 'Ann Payer', source })
        tellEnd(journey, await journey.press(pay))
      }
    },
  }),
  command({
    name: 'pay what is due',
    weight: 5,
    when: hasBookings,
    isPossible: (start) => start.backend.inspect.bookings().some(({ outstanding }) => outstanding > 0),
    input: fc.record({
      booking: place,
      part: fc.constantFrom('outstanding' as const, 'outstanding' as const, 'overdue' as const),
      card,
      presses: fc.constantFrom(1, 1, 2, 4),
    }),
    run: async (journey, { booking, part, card: given, presses }) => {
      const ref = pickBooking(journey, booking)
      const payment = journey.page().balancePayment(ref, part)
      for (let press = 0; press < presses; press += 1) {
        await journey.press(payment.open)
        const { value } = payment.state$
        if (value.kind !== 'open' || value.due === null || value.payment.kind !== 'form')
          return press === 0 ? journey.tell(`finds nothing to pay for ${ref}`) : undefined
        const { source, words } = sourceOf(journey, given)
        journey.tell(`pays ${formatMoney(value.due.amount)}, ${part} of ${ref}, with ${words}`)
        journey.money.presses(ref, value.due.amount.amount)
        tellEnd(journey, await journey.press(() => payment.pay({ cardholderName: 'Ann Payer', source })))
      }
    },
  }),
  command({
    name: 'set up or change a plan',
    weight: 2,
    when: hasBookings,
    input: fc.record({ booking: place, action: place, day: fc.integer({ min: 1, max: 31 }), card }),
    run: async (journey, { booking, action, day, card: given }) => {
      const ref = pickBooking(journey, booking)
      await journey.press(() => journey.page().bookings.load(ref))
      const plan = journey.page().plan(ref)
      const overview = plan.overview$.value
      const forms = [
        ...(overview?.offer === 'setUp' ? [['sets up a plan', plan.setUp] as const] : []),
        ...(overview?.canChangeCard === true ? [['changes the card of the plan', plan.changeCard] as const] : []),
        ...(overview?.canChangeDay === true ? [['changes the day of the plan', plan.changeDay] as const] : []),
      ]
      const [words, form] = pick(forms, action) ?? []
      if (words === undefined || form === undefined) return journey.tell(`finds no plan for ${ref}`)
      if (form !== plan.changeCard) await journey.press(() => form.chooseDay(day))
      await journey.press(form.open)
      const { source, words: with_ } = sourceOf(journey, given)
      journey.tell(`${words} of ${ref}, day ${day}, with ${with_}`)
      if (form.state$.value.payment.kind !== 'form') return
      tellEnd(journey, await journey.press(() => form.submit({ day, card: { cardholderName: 'Ann Payer', source } })))
    },
  }),
  command({
    name: 'answer the bank',
    weight: 8,
    when: ({ bank }) => bank.open().length > 0,
    input: fc.constantFrom('complete' as const, 'fail' as const, 'close' as const),
    run: async (journey, answer) => {
      journey.tell(`the customer's answer: ${answer}`)
      await journey.press(() => Promise.resolve(journey.bank.answerOpen(answer)))
    },
  }),
  command({
    name: 'change the delivery',
    when: hasBookings,
    isPossible: (start) => start.backend.inspect.bookings().some(({ deliveries }) => deliveries.length > 0),
    input: fc.record({ booking: place, city: fc.constantFrom('Galway', 'Leeds'), everywhere: fc.boolean() }),
    run: async (journey, { booking, city, everywhere }) => {
      const ref = pickBooking(journey, booking)
      const { bookingPage, client, deliveryAddress } = journey.page()
      const form = deliveryAddress(ref)
      journey.pages().look(`delivery ${ref}`, form.deliveries$)
      journey.pages().look(`delivery form ${ref}`, form.state$)
      await journey.press(() => Promise.all([bookingPage(ref).load(), client.needLists(), form.open()]))
      const page = bookingPage(ref).state$.value
      if (page.kind !== 'shown' || page.deliveryUpdate === null) return journey.tell(`finds no delivery of ${ref}`)
      form.chooseEverywhere(everywhere)
      if (everywhere) await journey.press(form.loadOthers)
      for (const [field, value] of typedAddress(city)) form.type(field, value)
      journey.tell(`sends ${ref}${everywhere ? ' and all others' : ''} to ${city}`)
      const end = await journey.press(form.save)
      if (end?.kind !== 'saved' || !journey.isCalm()) return
      const sent = journey.backend.inspect.bookings().find(({ reference }) => reference === ref)?.deliveries[0]
      journey.expect(sent?.address?.city === city, `the delivery of ${ref} to go to ${city}`)
    },
  }),
  command({
    name: 'list tickets for resale',
    when: hasBookings,
    isPossible: (start) => start.backend.inspect.bookings().some(({ resale }) => Object.keys(resale).length > 0),
    input: fc.record({ booking: place, ticket: place }),
    run: async (journey, { booking, ticket }) => {
      const ref = pickBooking(journey, booking)
      const resale = journey.page().resale(ref)
      journey.pages().look(`resale ${ref}`, resale.state$)
      await journey.press(resale.open)
      const { value } = resale.state$
      const rows = 'list' in value ? value.list.groups.flatMap(({ entries }) => entries) : []
      const row = pick(
        rows.filter(({ action }) => action !== null),
        ticket,
      )
      if (row === undefined) return journey.tell(`finds nothing to resell on ${ref}`)
      resale.clear()
      resale.toggle(row.ticket.id)
      resale.ask()
      journey.tell(`changes the resale of ticket ${row.ticket.id} of ${ref}`)
      await journey.press(resale.update)
    },
  }),
  command({
    name: 'wait',
    weight: 2,
    input: fc.oneof(
      fc.integer({ min: 1, max: 30_000 }),
      fc.integer({ min: 30_000, max: minutes(40) }),
      fc.constant(days(31)),
    ),
    run: async (journey, milliseconds) => {
      journey.tell(`${milliseconds} ms go by`)
      await journey.pass(milliseconds)
    },
  }),
  command({
    name: 'a fault at a call',
    weight: 4,
    when: ({ backend }) => backend.faults.list().length < 3,
    input: fc.record({
      call: fc.oneof(fc.constantFrom('pay', 'pay', 'getBasketStatus', 'getBooking'), fc.nat({ max: 100 })),
      effect,
    }),
    run: ({ backend, tell }, { call, effect: what }) => {
      const path = typeof call === 'string' ? call : (pick(backend.faults.calls(), call)?.operation ?? 'pay')
      tell(`from now on something is wrong with ${path}: ${JSON.stringify(what)}`)
      backend.faults.add({ match: { path }, times: 'once', effect: what })
      return Promise.resolve()
    },
  }),
  command({
    name: 'nothing goes wrong any more',
    weight: 2,
    when: ({ backend }) => backend.faults.list().length > 0,
    input: fc.constant(null),
    run: ({ backend }) => Promise.resolve(backend.faults.clear()),
  }),
  command({
    name: 'how the next payment ends',
    input: fc.constantFrom('paid' as const, 'pending' as const, 'failed' as const, 'cancelled' as const),
    run: ({ backend, tell }, kind) => {
      tell(`the next payment will be ${kind}`)
      backend.payments.setNextOutcome(kind === 'pending' ? { kind, polls: 3 } : { kind })
      return Promise.resolve()
    },
  }),
  command({
    name: 'another tab',
    when: (journey) => journey.tabs().length < 3,
    input: fc.boolean(),
    run: (journey, isDevice) => {
      journey.tell(isDevice ? 'on another device' : 'in a second tab')
      return journey.openTab(isDevice)
    },
  }),
  command({
    name: 'close the tab',
    weight: 2,
    when: (journey) => journey.tabs().length > 1 && journey.tab() !== journey.tabs()[0],
    input: fc.constant(null),
    run: (journey) => Promise.resolve(journey.closeTab()),
  }),
  command({
    name: 'reload',
    when: (journey) => journey.tab() === journey.tabs()[0],
    input: fc.constant(null),
    run: (journey) => journey.reload(),
  }),
  command({
    name: 'every session ends',
    when: isIn,
    input: fc.constant(null),
    run: ({ backend }) => Promise.resolve(void backend.sessions.expire()),
  }),
]

/** The table without what can never be done in this world. Without a world: the whole table. */
export const commandsFor = (world?: AnyWorld): readonly AnyCommand[] => {
  if (world === undefined) return table
  const start = startJourney(1, { world })
  return table.filter(({ isPossible }) => isPossible?.(start) !== false)
}

export const isPayable = (journey: Journey, ref: string): boolean => {
  const view = viewIn(modelOf(journey.page(), 'outstanding', ref).state$.value)
  return view?.kind === 'form' || view?.kind === 'bankOffered'
}
