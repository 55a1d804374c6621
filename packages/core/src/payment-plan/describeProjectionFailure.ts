import type { Failure } from '../failure/Failure.js'
import type { Texts } from '../messages/texts.js'
import { describePaymentError } from '../payment/describePaymentFailure.js'

/** Why there is no projection for a day: the back end's own reasons, each in the words of its code, or the one of the operation. */
export const describeProjectionFailure = ({ cause }: Failure, texts: Texts): readonly string[] =>
  cause.kind === 'server' ? cause.errors.map((error) => describePaymentError(error, texts)) : [texts.failure.projection]
