import fc from 'fast-check'
import type { ChallengeDecision } from '../Bank.js'
import { ChangePlan, type PlanSubmission } from '../commands/payment/ChangePlan.js'
import { ChangePrice, type PriceStep } from '../commands/surroundings/ChangePrice.js'
import { MoneyBack, type ReturnedMoney } from '../commands/surroundings/MoneyBack.js'
import type { JourneyCommand } from '../commands/JourneyCommand.js'
import { JumpDays } from '../commands/surroundings/JumpDays.js'
import { type BalanceSubmission, PayBalance } from '../commands/payment/PayBalance.js'
import { byWallet, cardChoices } from '../model/payment/CardChoice.js'
import type { BookingRef } from '../model/TestContext.js'
import { nowAndThen } from './nowAndThen.js'
import { patience } from './patience.js'
import { ReadBooking } from '../commands/bookings/ReadBooking.js'
import { ReadBookings } from '../commands/bookings/ReadBookings.js'
import { steps } from './steps.js'

const ref = fc.constantFrom<BookingRef>('SUN1001', 'SUN1001', 'SUN1001', 'SUN1003')
const card = fc.oneof(fc.constantFrom(...cardChoices.filter(({ pays }) => pays)), fc.constantFrom(...cardChoices))
const decision = fc.constantFrom<ChallengeDecision>('complete', 'complete', 'complete', 'fail', 'close', 'leaveOpen')

const cardBalance: fc.Arbitrary<BalanceSubmission> = fc.record({
  ref,
  part: fc.constantFrom('outstanding' as const, 'overdue' as const, 'overdue' as const),
  card,
  decision,
  patience,
})

const balance = nowAndThen(cardBalance, 2, (one) => ({ ...one, card: byWallet(one.card) }))

const plan: fc.Arbitrary<PlanSubmission> = fc.record({
  ref,
  action: fc.constantFrom('create' as const, 'create' as const, 'changePayment' as const, 'changeDay' as const),
  day: fc.constantFrom(1, 5, 12, 28, 31),
  card,
  decision,
  patience,
})

const moneyBack: fc.Arbitrary<ReturnedMoney> = fc.record({
  ref,
  what: fc.constantFrom('all refunded' as const, 'a part refunded' as const, 'charged back' as const),
  listed: fc.constantFrom('row' as const, 'failed' as const),
  which: fc.nat(5),
})
const priceStep = fc.constantFrom<PriceStep>('what was paid last', 'what was paid last', 5000, 1, -5000, -60_000)

/** Payments of the amount due, by card and by plan, mixed with all other steps. */
export const paymentJourney: fc.Arbitrary<JourneyCommand> = fc.oneof(
  { weight: 3, arbitrary: steps },
  { weight: 2, arbitrary: plan.map((submission) => new ChangePlan(submission)) },
  { weight: 2, arbitrary: balance.map((submission) => new PayBalance(submission)) },
  {
    weight: 1,
    arbitrary: fc.oneof(
      { weight: 3, arbitrary: moneyBack.map((returned) => new MoneyBack(returned)) },
      { weight: 2, arbitrary: fc.tuple(ref, priceStep).map((given) => new ChangePrice(...given)) },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.oneof(
      fc.constantFrom('SUN1001' as const, 'SUN1003' as const, 'overdue' as const).map((one) => new ReadBooking(one)),
      fc.constant(null).map(() => new ReadBookings()),
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom(1, 9, 20, 31).map((days) => new JumpDays(days)) },
)
