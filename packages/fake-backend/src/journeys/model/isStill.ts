import { viewsOn } from '../oracle/paymentModels.js'
import type { JourneyModel } from './JourneyModel.js'
import { isBeingPaid, openBasket } from './basket/openBasket.js'
import { type BookingRef, bookingRefs, type Patience, type TestContext } from './TestContext.js'

/** Whether a payment has no end yet, so that news of it may come at any time. */
export const awaitsNews = (context: TestContext): boolean =>
  context.browsers().some(({ storage }) => storage.unended().length > 0) ||
  context.journey.bank.open().length > 0 ||
  context
    .tabs()
    .some(({ dashboard }) =>
      bookingRefs.some((ref) =>
        viewsOn(dashboard, ref).some(({ kind }) => kind === 'undecided' || kind === 'bankOffered'),
      ),
    )

/** Whether nothing moves and nothing goes wrong on the page in front of the customer whose bookings these are. */
export const isStill = ({ faults, signedIn, owner }: JourneyModel, context: TestContext, patience: Patience): boolean =>
  faults === 0 && signedIn && owner === true && patience === 'untilQuiet' && !context.isBusy() && !awaitsNews(context)

/** Whether nothing but the step that comes can change the basket, whatever goes wrong with it: nothing moves, and nothing that was sent is held up. */
export const isAlone = ({ upToDate }: JourneyModel, context: TestContext, ref: BookingRef): boolean =>
  upToDate.has(ref) &&
  !isBeingPaid(openBasket(context, ref)) &&
  !context.isBusy() &&
  !context.journey.backend.faults.list().some(({ struck, fault }) => struck > 0 && fault.effect.kind === 'delay')
