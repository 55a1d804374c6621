import fc from 'fast-check'
import { demoPassword } from '../../worlds/demo/customers/demoCustomers.js'
import { AddTickets } from '../commands/catalogue/AddTickets.js'
import { AddTicketsAgain } from '../commands/catalogue/AddTicketsAgain.js'
import { AddTicketsInTwoTabs } from '../commands/catalogue/AddTicketsInTwoTabs.js'
import { Disturbed } from '../commands/Disturbed.js'
import { DiscardBasket } from '../commands/basket/DiscardBasket.js'
import type { JourneyCommand } from '../commands/JourneyCommand.js'
import { OpenBooking } from '../commands/bookings/OpenBooking.js'
import { Opened } from '../commands/Opened.js'
import { Pay } from '../commands/payment/Pay.js'
import { SignIn } from '../commands/session/SignIn.js'
import { cardChoices } from '../model/payment/CardChoice.js'
import { type BookingRef, bookingRefs } from '../model/TestContext.js'
import { bookingSteps } from './bookingSteps.js'
import { faultEffects, sessionIsOver } from './faults.js'
import { steps } from './steps.js'

const ref = fc.constantFrom<BookingRef>(...bookingRefs)
const card = fc.constantFrom(...cardChoices.filter(({ pays }) => pays))
const decision = fc.constantFrom('complete' as const, 'leaveOpen' as const)
const calmly = { patience: fc.constant('untilQuiet' as const), unchecked: fc.constant(false) }
const someTickets = fc.constantFrom(
  { ticketTypeId: '41022', count: 1, passenger: 'new' } as const,
  { ticketTypeId: '41022', count: 2, passenger: 'newEach' } as const,
  { ticketTypeId: '42012', count: 1, passenger: 1 } as const,
)

/** Mostly steps on bookings and baskets, and payments for them; sometimes any other step. */
export const bookingJourney: fc.Arbitrary<JourneyCommand> = fc.oneof(
  { weight: 40, arbitrary: bookingSteps },
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        bookingSteps,
        fc.constantFrom('POST' as const, 'POST' as const, 'PUT' as const, 'DELETE' as const),
        fc.oneof({ weight: 4, arbitrary: faultEffects }, { weight: 1, arbitrary: fc.constant(sessionIsOver) }),
      )
      .map((given) => new Disturbed(...given)),
  },
  { weight: 5, arbitrary: ref.map((given) => new OpenBooking(given, 'untilQuiet')) },
  { weight: 3, arbitrary: fc.record({ ref, card, decision, ...calmly }).map((given) => new Pay(given)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(ref, someTickets)
      .map(([given, order]) => new AddTickets({ ref: given, ...order }, 'untilQuiet')),
  },
  {
    weight: 2,
    arbitrary: someTickets.map(({ passenger, ...order }) => {
      const given = { ref: bookingRefs[0], ...order }
      return passenger === 'new' ? new Opened(new AddTicketsInTwoTabs(given)) : new AddTicketsAgain(given)
    }),
  },
  { weight: 1, arbitrary: ref.map((given) => new DiscardBasket(given, 'untilQuiet')) },
  { weight: 2, arbitrary: fc.constant(null).map(() => new SignIn('demo@example.com', demoPassword, 'untilQuiet')) },
  { weight: 4, arbitrary: steps },
)
