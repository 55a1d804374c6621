import { isLeft } from 'fp-ts/lib/Either.js'
import type { Context, Hono } from 'hono'
import * as t from 'io-ts'
import type { Backstage } from '../api/Backstage.js'
import { answerChallenge, findIntent } from './answerChallenge.js'
import { type PaymentIntent, type SetupIntent, type StripeError, StripeRefusal } from '../records/StripeState.js'
import { createPaymentMethod } from '../stripe/paymentMethods.js'

const CardBody = t.intersection([
  t.type({ card: t.type({ number: t.string, exp_month: t.number, exp_year: t.number, cvc: t.string }) }),
  t.partial({ wallet: t.union([t.literal('apple_pay'), t.literal('google_pay')]) }),
])
const SecretBody = t.type({ client_secret: t.string })
const AnswerBody = t.type({
  client_secret: t.string,
  answer: t.union([t.literal('complete'), t.literal('fail'), t.literal('close')]),
})

/** The part of Stripe's API that the stand-in in the page calls. It neither stores nor logs requests. */
export const mountStripeApi = (app: Hono, { world }: Backstage): void => {
  app.post('/__stripe/v1/payment_methods', (context) =>
    answered(context, CardBody, ({ card, wallet }) => {
      const { number, exp_month: expMonth, exp_year: expYear, cvc } = card
      const method = createPaymentMethod(world(), { number, expMonth, expYear, cvc })
      const { brand, last4 } = method.card
      return {
        id: method.id,
        object: 'payment_method',
        type: 'card',
        card: {
          brand,
          last4,
          exp_month: method.expMonth,
          exp_year: method.expYear,
          wallet: wallet === undefined ? null : { type: wallet },
        },
      }
    }),
  )
  app.post('/__stripe/v1/wallets', (context) =>
    answered(context, t.type({}), () => {
      const { offered, sheet } = world().wallets
      return { offered, sheet }
    }),
  )
  // POST keeps the client secret out of the address.
  app.post('/__stripe/v1/intents/retrieve', (context) =>
    answered(context, SecretBody, (body) => intentAnswer(findIntent(world(), body.client_secret))),
  )
  app.post('/__stripe/v1/intents/answer', (context) =>
    answered(context, AnswerBody, (body) => intentAnswer(answerChallenge(world(), body.client_secret, body.answer))),
  )
}

const intentAnswer = (intent: PaymentIntent | SetupIntent) => ({
  id: intent.id,
  object: `${intent.kind}_intent`,
  client_secret: intent.clientSecret,
  status: intent.status,
  ...('amount' in intent ? { amount: intent.amount } : {}),
  ...(intent.status === 'canceled'
    ? { cancellation_reason: intent.isClosed ? 'requested_by_customer' : 'abandoned' }
    : {}),
  last_error: intent.lastError,
})

const answered = async <C extends t.Mixed>(
  context: Context,
  codec: C,
  answer: (body: t.TypeOf<C>) => object,
): Promise<Response> => {
  const decoded = codec.decode(await context.req.json().catch(() => undefined))
  if (isLeft(decoded)) {
    const error: StripeError = { type: 'invalid_request_error', code: 'parameter_invalid', message: 'Invalid request.' }
    return context.json({ error }, 400)
  }
  context.header('cache-control', 'no-store')
  try {
    return context.json(answer(decoded.right))
  } catch (thrown) {
    if (thrown instanceof StripeRefusal) return context.json({ error: thrown.error }, thrown.status)
    throw thrown
  }
}
