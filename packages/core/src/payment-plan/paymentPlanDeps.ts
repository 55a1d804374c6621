import type { SchedulerLike } from 'rxjs'
import type { BookingsFeature } from '../bookings/BookingsFeature.js'
import type { Ids } from '../environment/Ids.js'
import type { FailureHandler } from '../failure/handleFailure.js'
import type { MessageStore } from '../messages/MessageStore.js'
import type { Texts } from '../messages/texts.js'
import type { CardGateway } from '../payment/CardGateway.js'
import type { SessionScope } from '../session/SessionScope.js'
import type { PaymentPlanApi } from './PaymentPlanApi.js'

export interface PaymentPlanDeps {
  readonly bookingRef: string
  readonly api: PaymentPlanApi
  readonly bookings: BookingsFeature
  readonly cards: CardGateway
  readonly scheduler: SchedulerLike
  readonly ids: Ids
  readonly scope: SessionScope
  readonly messages: MessageStore
  readonly texts: Texts
  readonly failures: FailureHandler
}
