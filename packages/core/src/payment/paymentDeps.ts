import type { SchedulerLike } from 'rxjs'
import type { BasketApi } from '../basket/BasketApi.js'
import type { BasketParts } from '../basket/createBasket.js'
import type { BookingsApi } from '../bookings/BookingsApi.js'
import type { BookingsFeature } from '../bookings/BookingsFeature.js'
import type { CallContext } from '../environment/CallContext.js'
import type { Ids } from '../environment/Ids.js'
import type { FailureHandler } from '../failure/handleFailure.js'
import type { MessageStore } from '../messages/MessageStore.js'
import type { Texts } from '../messages/texts.js'
import type { Navigation } from '../navigation/Navigation.js'
import type { SessionScope } from '../session/SessionScope.js'
import type { CardGateway } from './CardGateway.js'
import type { PaymentTrail } from './createTrail.js'
import type { PaymentApi } from './PaymentApi.js'
import type { PaymentState } from './PaymentState.js'
import type { PaymentVault } from './PaymentVault.js'

export interface PaymentDeps {
  readonly bookingRef: string
  readonly api: PaymentApi
  readonly basketApi: BasketApi
  readonly basket: BasketParts
  readonly bookings: BookingsFeature
  /** Asked without a word where the end of a payment is looked for. */
  readonly bookingsApi: BookingsApi
  readonly cards: CardGateway
  readonly vault: PaymentVault
  readonly scheduler: SchedulerLike
  readonly ids: Ids
  readonly scope: SessionScope
  readonly messages: MessageStore
  readonly navigation: Navigation
  readonly texts: Texts
  readonly failures: FailureHandler
  readonly trail: PaymentTrail
}

/** One run of the flow. Once the session ended it goes on to its end without touching a store. */
export interface PaymentRun {
  readonly context: CallContext
  readonly show: (state: PaymentState) => void
  readonly ended: () => boolean
}
