import { viewsOn } from '../oracle/paymentModels.js'
import type { JourneyModel } from './JourneyModel.js'
import { isBeingPaid, openBasket } from './basket/openBasket.js'
import { type BookingRef, bookingRefs, type Patience, type TestContext } from './TestContext.js'

/** True if a payment has no end yet, so that a notification may come at any time. */
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

/** True if nothing is in progress and no fault is planted on the page of the bookings' owner. */
export const isStill = ({ faults, signedIn, owner }: JourneyModel, context: TestContext, patience: Patience): boolean =>
  faults === 0 && signedIn && owner === true && patience === 'untilQuiet' && !context.isBusy() && !awaitsNews(context)

/**
 * True if only the next step can change the basket, even with faults: nothing is in progress, and no sent request is
 * delayed.
 */
export const isAlone = ({ upToDate }: JourneyModel, context: TestContext, ref: BookingRef): boolean =>
  upToDate.has(ref) &&
  !isBeingPaid(openBasket(context, ref)) &&
  !context.isBusy() &&
  !context.journey.backend.faults.list().some(({ struck, fault }) => struck > 0 && fault.effect.kind === 'delay')
