import { isLeft, map, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Booking } from '../domain/Booking.js'
import type { CallContext } from '../environment/CallContext.js'
import type { ApiFailure } from '../failure/Failure.js'
import { paths, planPages } from '../navigation/paths.js'
import type { CardToken, PaymentAnswer } from '../payment/paymentPorts.js'
import {
  bookingCalls,
  isFirstStatusCheck,
  notSent,
  type PurchaseCalls,
  type PurchaseDeps,
  toAnswer,
} from '../payment/purchaseCalls.js'
import type { Seen } from '../payment/machine/steps.js'
import { digestOf, type PlanAction, type PlanWish, type Purchase } from '../payment/machine/record.js'
import { type Instalment, isPlanInError, type PaymentPlan } from '../domain/PaymentPlan.js'

/** A change of the plan, with the day and the card that it needs; see behaviour/contract#d1.7. */
export type PlanChange =
  | { readonly action: 'create'; readonly day: number; readonly card: CardToken }
  | { readonly action: 'changePayment'; readonly card: CardToken }
  | { readonly action: 'changeDay'; readonly day: number }

/** `requiresAction` carries the client secret of a set-up intent. */
export type PlanAnswer =
  | { readonly kind: 'updated' }
  | { readonly kind: 'requiresAction'; readonly clientSecret: string }

/** The calls about the payment plan of one booking. They end in a failure and never reject. */
export interface PaymentPlanApi {
  /** PUT /api/booking/{bookingReference}/paymentplan; a repeated change carries the key of the first. */
  readonly update: (
    bookingRef: string,
    change: PlanChange,
    idempotencyKey: string,
    context: CallContext,
  ) => TaskEither<ApiFailure, PlanAnswer>
  /** GET /api/booking/{bookingReference}/paymentplan/projection?day= */
  readonly projection: (
    bookingRef: string,
    day: number,
    context: CallContext,
  ) => TaskEither<ApiFailure, readonly Instalment[]>
}

type Planned = Pick<Booking, 'paymentPlan' | 'outstandingBalance'>

/** A plan without its day still has its dates. */
const dayOrDates = ({ day, nextPaymentDate, projection }: PaymentPlan) =>
  day ?? [nextPaymentDate, ...projection.map(({ date }) => date)]

/** A digest of the plan before a change, to compare with the plan after it. */
export const stoodOf = (action: PlanAction, { paymentPlan, outstandingBalance }: Planned): string => {
  if (action === 'create' || paymentPlan === null) return digestOf(`${paymentPlan?.id ?? ''} ${outstandingBalance}`)
  const { id, card, status, nextPaymentDate } = paymentPlan
  const concerned = action === 'changeDay' ? [id, dayOrDates(paymentPlan)] : [id, card, status, nextPaymentDate]
  return digestOf(JSON.stringify(concerned))
}

export const cardOf = (plan: PaymentPlan | null): string | null =>
  plan?.card ? digestOf(`${plan.card.cardholderName} ${plan.card.lastFourDigits}`) : null

/** A digest of a cardholder's name, independent of how a back end writes it. */
export const holderOf = (cardholderName: string): string =>
  digestOf(cardholderName.trim().replaceAll(/\s+/g, ' ').toLowerCase())

type PlanPurchase = Extract<Purchase, { kind: 'plan' }>

/**
 * Whether the change was made, even if its answer was lost. All wishes share one key, so an earlier wish may have been
 * made.
 */
const planSeen = (
  { action, stood }: PlanPurchase,
  { wish, digits }: { readonly wish: PlanWish | null; readonly digits: string | null },
  booking: Planned,
): NonNullable<Seen['plan']> => {
  const { paymentPlan: plan } = booking
  if (wish === null || plan === null) return 'asItStood'
  const isChanged = stoodOf(action, booking) !== stood
  if (isChanged && isPlanInError(plan)) return 'inError'
  const holder = plan.card && holderOf(plan.card.cardholderName)
  const isItsCard = holder === wish.card && (digits === null || plan.card?.lastFourDigits === digits)
  const isItsDay = plan.day === null ? isChanged : plan.day === wish.day
  switch (action) {
    case 'create':
      if (!isChanged) return 'asItStood'
      return isItsDay && (holder === null || isItsCard) ? 'asWished' : 'otherwise'
    case 'changeDay':
      if (isItsDay) return 'asWished'
      if (plan.day === null) return 'unclear'
      return isChanged ? 'otherwise' : 'asItStood'
    case 'changePayment': {
      const isOldCard = holder === null || cardOf(plan) === wish.cardBefore
      if (isItsCard) return isOldCard ? 'unclear' : 'asWished'
      return isOldCard ? 'asItStood' : 'otherwise'
    }
  }
}

const toPaymentAnswer = (answer: PlanAnswer): PaymentAnswer =>
  answer.kind === 'updated'
    ? { kind: 'accepted', reference: null }
    : { kind: 'requiresAction', clientSecret: answer.clientSecret, reference: null }

const toChange = (action: PlanAction, day: number, card: CardToken | null): PlanChange | null => {
  if (action === 'changeDay') return { action, day }
  if (card === null) return null
  return action === 'create' ? { action, day, card } : { action, card }
}

/** See behaviour/payment-plan#2.4, payment plan flow. */
export const planCalls = (
  deps: PurchaseDeps & { readonly planApi: PaymentPlanApi },
  purchase: PlanPurchase,
): PurchaseCalls => {
  const { planApi, bookings, cards } = deps
  const { bookingRef, action } = purchase
  const { challenge, ...calls } = bookingCalls(deps, bookingRef)
  const isPaidAt = (path: string): boolean => path.split('?')[0] === planPages[action](bookingRef)
  return {
    operation: 'paymentPlan',
    isPaidAt,
    isShownAt: isPaidAt,
    ...calls,
    challenge: challenge(cards.authenticateSetup),
    send: async ({ wish }, card, key, context) => {
      const change = toChange(action, wish?.day ?? 0, card)
      if (change === null) return notSent
      return toAnswer(map(toPaymentAnswer)(await planApi.update(bookingRef, change, key, context)()))
    },
    checkStatus: async (record, _, context) => {
      const booking = await bookings.checkStatus(bookingRef, context, isFirstStatusCheck(record))
      return isLeft(booking)
        ? booking
        : right({
            status: null,
            rows: null,
            owed: null,
            plan: planSeen(
              purchase,
              { wish: (record.wanted ?? record.submission)?.wish ?? null, digits: record.cards[1] },
              booking.right,
            ),
          })
    },
    pageAfter: () => paths.paymentPlan(bookingRef),
  }
}
