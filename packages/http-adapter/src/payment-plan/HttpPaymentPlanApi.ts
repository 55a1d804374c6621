import { pipe } from 'fp-ts/lib/function.js'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { map } from 'fp-ts/lib/TaskEither.js'
import type * as t from 'io-ts'
import {
  type ApiFailure,
  type CardToken,
  decodeFailure,
  type PaymentPlanApi,
  type PlanAnswer,
  type PlanChange,
} from '@booking-dashboard/core/ports'
import type { Transport } from '../transport/Transport.js'
import { type PaymentPlanAnswer, type PaymentPlanBody, paymentPlanEndpoints } from './paymentPlanContract.js'
import { toInstalment } from './toPaymentPlan.js'

export const createHttpPaymentPlanApi = ({ call }: Transport): PaymentPlanApi => ({
  update: (bookingReference, change, idempotencyKey, context) => async () => {
    const request = { params: { bookingReference }, body: toBody(change), idempotencyKey, context }
    const answer = await call(paymentPlanEndpoints.update, request)()
    return isLeft(answer) ? answer : toPlanAnswer(answer.right)
  },
  projection: (bookingReference, day, context) =>
    pipe(
      call(paymentPlanEndpoints.projection, { params: { bookingReference }, query: { day: String(day) }, context }),
      map(({ projection }) => projection.map(toInstalment)),
    ),
})

const cardFields = ({ paymentMethodId, cardholderName, expiryDate }: CardToken) => ({
  card_number: paymentMethodId,
  cardholder_name: cardholderName,
  expiry_date: expiryDate,
})

function toBody(change: PlanChange): t.TypeOf<typeof PaymentPlanBody> {
  switch (change.action) {
    case 'create':
      return { action: 'create', day: change.day, ...cardFields(change.card) }
    case 'changePayment':
      return { action: 'change_payment', ...cardFields(change.card) }
    case 'changeDay':
      return { action: 'change_day', day: change.day }
  }
}

// A required challenge cannot start without its secret, so a missing secret is a decode failure although the codec
// allows it.
function toPlanAnswer(answer: t.TypeOf<typeof PaymentPlanAnswer>): Either<ApiFailure, PlanAnswer> {
  if (!answer.requires_action) return right({ kind: 'updated' })
  const clientSecret = answer.payment_intent_client_secret
  return clientSecret
    ? right({ kind: 'requiresAction', clientSecret })
    : left(decodeFailure('payment_intent_client_secret'))
}
