import type { JourneyModel } from './JourneyModel.js'
import { bookingRefs, type Patience, type Stage } from './Stage.js'

/** News of a payment may come at any time. */
const awaitsNewsOfPayment = (stage: Stage): boolean =>
  stage.journey.browser.storage.records.size > 0 ||
  stage.journey.bank.open().length > 0 ||
  bookingRefs.some((ref) => stage.journey.tab().dashboard.payment(ref).state$.value.kind === 'undecided')

/** Whether nothing moves and nothing goes wrong on the page in front of the customer whose bookings these are. */
export const isStill = ({ faults, signedIn, owner }: JourneyModel, stage: Stage, patience: Patience): boolean =>
  faults === 0 && signedIn && owner === true && patience === 'untilQuiet' && stage.busy().length === 0 && !awaitsNewsOfPayment(stage)
