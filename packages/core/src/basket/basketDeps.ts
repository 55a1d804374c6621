import type { Failure } from '../failure/Failure.js'
import type { FailureHandler } from '../failure/handleFailure.js'
import type { MessageStore } from '../messages/MessageStore.js'
import type { Texts } from '../messages/texts.js'
import type { Navigation } from '../navigation/Navigation.js'
import type { SessionScope } from '../session/SessionScope.js'
import type { BasketApi } from './BasketApi.js'
import type { BasketStore } from './basketStore.js'

/** What the basket's use cases are made of. */
export interface BasketDeps {
  readonly bookingRef: string
  readonly api: BasketApi
  readonly store: BasketStore
  readonly scope: SessionScope
  readonly messages: MessageStore
  readonly navigation: Navigation
  readonly texts: Texts
  readonly failures: Pick<FailureHandler, 'report'>
  readonly onFailure: (failure: Failure) => void
}
