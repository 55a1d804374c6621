import fc from 'fast-check'
import { demoPassword } from '../../worlds/demo/customers/demoCustomers.js'
import type { ChallengeAnswer } from '../../records/PaymentIntent.js'
import { AddTickets, type TicketOrder } from '../commands/catalogue/AddTickets.js'
import { AddTicketsAgain } from '../commands/catalogue/AddTicketsAgain.js'
import { AnswerBank } from '../commands/payment/AnswerBank.js'
import { ComeBack } from '../commands/session/ComeBack.js'
import { CompleteFreeBasket } from '../commands/basket/CompleteFreeBasket.js'
import { DiscardBasket } from '../commands/basket/DiscardBasket.js'
import { Elsewhere, type ElsewhereAction } from '../commands/surroundings/Elsewhere.js'
import type { JourneyCommand } from '../commands/JourneyCommand.js'
import { OpenBooking } from '../commands/bookings/OpenBooking.js'
import { Pay } from '../commands/payment/Pay.js'
import { RemoveItems } from '../commands/basket/RemoveItems.js'
import { SignIn } from '../commands/session/SignIn.js'
import { SignOut } from '../commands/session/SignOut.js'
import { Wait } from '../commands/surroundings/Wait.js'
import { byWallet, cardChoices } from '../model/payment/CardChoice.js'
import type { PaySubmission } from '../model/payment/submitPayment.js'
import { type BookingRef, bookingRefs, type OtherPlace } from '../model/TestContext.js'
import { bookingSteps } from './bookingSteps.js'
import { faultSteps } from './faults.js'
import { mostlyOpened } from './mostlyOpened.js'
import { nowAndThen } from './nowAndThen.js'
import { patience } from './patience.js'
import { minutes } from '../../values/calendar.js'

const ref: fc.Arbitrary<BookingRef> = fc.oneof(
  { weight: 6, arbitrary: fc.constant(bookingRefs[0]) },
  { weight: 1, arbitrary: fc.constant(bookingRefs[1]) },
)
const answer = fc.constantFrom<ChallengeAnswer>('complete', 'fail', 'close')

/** Ticket types with plenty, few or none left, without a limit, not on sale, free, and of another booking. */
const ticketTypes = [
  '41011',
  '41012',
  '41013',
  '41021',
  '41022',
  '41023',
  '41031',
  '41041',
  '41042',
  '42011',
  '42012',
  '99999',
]

const order: fc.Arbitrary<TicketOrder> = fc.record({
  ref,
  ticketTypeId: fc.oneof(fc.constantFrom('41011', '41022', '41041', '42012'), fc.constantFrom(...ticketTypes)),
  count: fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 3 }) },
    { weight: 1, arbitrary: fc.constantFrom(5, 10, 11) },
  ),
  passenger: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(1 as const, 2 as const) },
    { weight: 2, arbitrary: fc.constantFrom('new' as const, 'newEach' as const) },
    { weight: 1, arbitrary: fc.constant(3 as const) },
  ),
})

const cardSubmission: fc.Arbitrary<PaySubmission> = fc.record({
  ref,
  card: fc.oneof(fc.constantFrom(...cardChoices.filter(({ pays }) => pays)), fc.constantFrom(...cardChoices)),
  decision: fc.oneof(answer, fc.constant('complete' as const), fc.constant('leaveOpen' as const)),
  patience,
  unchecked: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
})

const submission = nowAndThen(cardSubmission, 2, (one) => ({ ...one, card: byWallet(one.card) }))

const place = fc.constantFrom<OtherPlace>('secondTab', 'secondTab', 'device')
const elsewhere: fc.Arbitrary<ElsewhereAction> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pay' as const), submission }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('add' as const), order, patience }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('discard' as const), ref, patience }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('close' as const) }) },
)

const signIn = fc
  .tuple(
    fc.constantFrom(...Array<string>(7).fill('demo@example.com'), 'new@example.com'),
    fc.constantFrom(...Array<string>(7).fill(demoPassword), 'wrong'),
    patience,
  )
  .map((given) => new SignIn(...given))

const wait = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 30_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 30_000, max: minutes(40) }) },
)

/** The customer's next step, or an event around the customer. */
export const steps: fc.Arbitrary<JourneyCommand> = fc.oneof(
  { weight: 8, arbitrary: mostlyOpened(fc.tuple(order, patience).map((given) => new AddTickets(...given))) },
  { weight: 1, arbitrary: order.map((given) => new AddTicketsAgain(given)) },
  { weight: 14, arbitrary: submission.map((given) => new Pay(given)) },
  { weight: 8, arbitrary: faultSteps },
  { weight: 4, arbitrary: fc.tuple(ref, patience).map((given) => new OpenBooking(...given)) },
  { weight: 9, arbitrary: signIn },
  { weight: 4, arbitrary: fc.tuple(place, elsewhere).map((given) => new Elsewhere(...given)) },
  { weight: 3, arbitrary: fc.constantFrom('reload' as const, 'reopen' as const).map((how) => new ComeBack(how)) },
  { weight: 6, arbitrary: fc.tuple(answer, patience).map((given) => new AnswerBank(...given)) },
  { weight: 3, arbitrary: wait.map((milliseconds) => new Wait(milliseconds)) },
  { weight: 6, arbitrary: fc.tuple(ref, patience).map((given) => new CompleteFreeBasket(...given)) },
  {
    weight: 3,
    arbitrary: mostlyOpened(
      fc
        .tuple(ref, fc.constantFrom('one' as const, 'some' as const, 'all' as const, 'passengers' as const), patience)
        .map((given) => new RemoveItems(...given)),
    ),
  },
  { weight: 1, arbitrary: mostlyOpened(fc.tuple(ref, patience).map((given) => new DiscardBasket(...given))) },
  { weight: 1, arbitrary: patience.map((given) => new SignOut(given)) },
  { weight: 22, arbitrary: bookingSteps },
)
