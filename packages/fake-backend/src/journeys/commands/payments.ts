import { basketOf, formatMoney, type Minor, money } from '@booking-dashboard/core'
import type { CardSource } from '@booking-dashboard/core/ports'
import fc from 'fast-check'
import { testCards } from '../../records/testCards.js'
import type { ChallengeDecision } from '../Bank.js'
import { detailsOf } from '../cards.js'
import type { Journey } from '../Journey.js'
import { modelOf, viewIn } from '../oracle/paymentModels.js'
import { type AnyCommand, command, hasBookings, pick, pickBooking, place } from './command.js'

/** By the id of its payment method, typed into the fields, or on a wallet's sheet. */
const by = fc.constantFrom('paymentMethod' as const, 'paymentMethod' as const, 'fields' as const, 'wallet' as const)
const card = fc.record({
  by,
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

interface InHand {
  readonly words: string
  readonly payment: { readonly cardholderName: string; readonly source: CardSource; readonly agreed?: Minor }
}

/** The customer takes this card. `amount`: what a wallet's sheet shows. */
const take = (journey: Journey, { card: at, by: how, bank }: Card, amount: Minor | null): InHand => {
  const card = pick(testCards, at)
  if (card === undefined) throw new Error('The table of cards is empty')
  const { number, paymentMethods, outcome, challenged } = card
  const isByWallet = how === 'wallet' && amount !== null
  journey.bank.decide(bank)
  journey.tab().browser.cardFields.typed = how === 'fields' ? detailsOf(number) : null
  journey.tab().sheet.card = isByWallet ? detailsOf(number) : null
  const words = { paymentMethod: 'a card', fields: 'a typed card', wallet: 'a wallet’s card' }[how]
  const source: CardSource =
    isByWallet || how === 'fields'
      ? { kind: isByWallet ? 'wallet' : 'fields' }
      : { kind: 'paymentMethod', id: paymentMethods[0] ?? '' }
  return {
    words: `${words} (${outcome})${challenged ? `, at the bank: ${bank}` : ''}`,
    payment: { cardholderName: 'Ann Payer', source, ...(isByWallet && { agreed: amount }) },
  }
}

const tellEnd = (journey: Journey, end: { readonly kind: string } | null): void =>
  journey.tell(end === null ? 'and does not wait for the end' : `it ends as ${end.kind}`)

const hasBasket = ({ page }: Journey, ref: string): boolean => basketOf(page().basket(ref).state$.value) !== null

/** Pays for baskets and balances, and sets up and changes plans. */
export const paymentCommands: readonly AnyCommand[] = [
  command({
    name: 'pay for the basket',
    weight: 7,
    when: (journey) => journey.listed().some((ref) => hasBasket(journey, ref)),
    input: fc.record({ booking: place, card, presses: fc.constantFrom(1, 1, 1, 2, 4) }),
    run: async (journey, { booking, card: given, presses }) => {
      const ref = pick(
        journey.listed().filter((one) => hasBasket(journey, one)),
        booking,
      )
      if (ref === undefined) return
      journey.observed.pages().lookAt(ref)
      const { oracle } = journey.observed
      const checkout = journey.page().checkout(ref)
      for (let press = 0; press < presses; press += 1) {
        await journey.press(checkout.open)
        const { value } = checkout.state$
        if (value.kind === 'open' && value.terms.kind === 'shown')
          journey.expect(!value.terms.isAccepted || press > 0, 'the terms to be accepted by nobody yet')
        if (value.kind !== 'open' || value.payment.kind !== 'form' || value.basket === null) return
        checkout.acceptTerms(true)
        const shown = value.total ?? money(value.basket.total, value.basket.currency)
        const { payment, words } = take(journey, given, shown.amount)
        journey.tell(`pays ${formatMoney(shown)} for the basket of ${ref} with ${words}`)
        oracle.submissions.submitted(value.basket.id, shown.amount)
        oracle.submissions.submittedFor(journey.tab(), ref)
        const pay = value.isFree ? checkout.complete : () => checkout.pay(payment)
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
        const { amount } = value.due
        const inHand = take(journey, given, amount.amount)
        journey.tell(`pays ${formatMoney(amount)}, ${part} of ${ref}, with ${inHand.words}`)
        journey.observed.oracle.submissions.submitted(ref, amount.amount)
        tellEnd(journey, await journey.press(() => payment.pay(inHand.payment)))
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
      const inHand = take(journey, given, null)
      journey.tell(`${words} of ${ref}, day ${day}, with ${inHand.words}`)
      if (form.state$.value.payment.kind !== 'form') return
      tellEnd(journey, await journey.press(() => form.submit({ day, card: inHand.payment })))
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
    name: 'how the next payment ends',
    input: fc.constantFrom('paid' as const, 'pending' as const, 'failed' as const, 'cancelled' as const),
    run: ({ backend, tell }, kind) => {
      tell(`the next payment will be ${kind}`)
      backend.payments.setNextOutcome(kind === 'pending' ? { kind, polls: 3 } : { kind })
      return Promise.resolve()
    },
  }),
]

export const isPayable = (journey: Journey, ref: string): boolean => {
  const view = viewIn(modelOf(journey.page(), 'outstanding', ref).state$.value)
  return view?.kind === 'form' || view?.kind === 'bankOffered'
}
