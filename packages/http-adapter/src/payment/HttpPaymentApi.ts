import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import {
  type ApiFailure,
  decodeFailure,
  type PaymentAnswer,
  type PaymentApi,
  type PaymentRequest,
} from '@booking-dashboard/core/ports'
import type { Transport } from '../transport/Transport.js'
import { type PaymentAnswer as PaymentAnswerWire, type PaymentBody, paymentEndpoints } from './paymentContract.js'

/** Payments, over HTTP. */
export const createHttpPaymentApi = ({ call }: Transport): PaymentApi => ({
  pay: (request, context) => async () => {
    const { idempotencyKey } = request
    const answer = await call(paymentEndpoints.pay, { params: {}, body: toBody(request), idempotencyKey, context })()
    return isLeft(answer) ? answer : toPaymentAnswer(answer.right)
  },
})

const toBody = ({
  bookingRef,
  basketId,
  amount,
  card,
  toastMessage,
}: PaymentRequest): t.TypeOf<typeof PaymentBody> => ({
  bookingReference: bookingRef,
  amount,
  card_number: card.paymentMethodId,
  cardholder_name: card.cardholderName,
  expiry_date: card.expiryDate,
  ...(basketId === null ? {} : { basket_id: basketId }),
  ...(toastMessage === undefined ? {} : { toast_message: toastMessage }),
})

// A required challenge cannot start without its secret, so a missing secret is a decode failure although the codec
// allows it.
function toPaymentAnswer({ payment }: t.TypeOf<typeof PaymentAnswerWire>): Either<ApiFailure, PaymentAnswer> {
  const reference = payment.reference ?? null
  if (!payment.requires_action) return right({ kind: 'accepted', reference })
  const clientSecret = payment.payment_intent_client_secret
  if (!clientSecret) return left(decodeFailure('payment.payment_intent_client_secret'))
  return right({ kind: 'requiresAction', clientSecret, reference })
}
