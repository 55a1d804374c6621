import type { SchedulerLike } from 'rxjs'
import type { BookingsApi } from '../bookings/BookingsApi.js'
import type { BookingsFeature } from '../bookings/BookingsFeature.js'
import type { CallContext } from '../environment/CallContext.js'
import type { Ids } from '../environment/Ids.js'
import type { FailureHandler } from '../failure/handleFailure.js'
import type { MessageStore } from '../messages/MessageStore.js'
import type { Texts } from '../messages/texts.js'
import type { Navigation } from '../navigation/Navigation.js'
import type { CardGateway } from '../payment/CardGateway.js'
import type { SessionScope } from '../session/SessionScope.js'
import type { PaymentPlanApi } from './PaymentPlanApi.js'
import type { PaymentPlanState } from './PaymentPlanState.js'

export interface PaymentPlanDeps {
  readonly bookingRef: string
  readonly api: PaymentPlanApi
  readonly bookings: BookingsFeature
  /** Asked without a word where it is looked for whether a change was made. */
  readonly bookingsApi: BookingsApi
  readonly cards: CardGateway
  readonly scheduler: SchedulerLike
  readonly ids: Ids
  readonly scope: SessionScope
  readonly messages: MessageStore
  readonly navigation: Navigation
  readonly texts: Texts
  readonly failures: FailureHandler
}

/** One change under way. Once the session ended it goes on to its end without touching a store. */
export interface PlanRun {
  readonly context: CallContext
  readonly show: (state: PaymentPlanState) => void
  readonly ended: () => boolean
}
