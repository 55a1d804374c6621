import { isLeft } from 'fp-ts/lib/Either.js'
import type { Context, Hono } from 'hono'
import * as t from 'io-ts'
import { expireAllBaskets } from '../basket/expireBaskets.js'
import { addBigBooking } from '../bookings/demo/addBigBooking.js'
import { fillBookings } from '../bookings/demo/fillBookings.js'
import { moveDelivery } from '../delivery/moveDelivery.js'
import { BasketPaymentOutcome } from '../payment/BasketPaymentOutcome.js'
import { sellTicket } from '../resale/sellTicket.js'
import { failPlan } from '../payment-plan/failPlan.js'
import type { Backstage } from '../routing/Backstage.js'
import { fieldPaths } from '../routing/fieldPaths.js'
import { expireSessions } from '../session/sessions.js'
import { Fault } from './Fault.js'
import { wholeNumber } from './wholeNumber.js'

const Advance = t.type({ ms: wholeNumber(0, 365 * 86_400_000) })
const Fill = t.type({ count: wholeNumber(0, 5000) })
const Big = t.type({ tickets: wholeNumber(1, 10_000) })
const Sold = t.type({ ticket: t.string })
const Move = t.type({ delivery: t.string, status: wholeNumber(0, 3) })
const PlanError = t.type({ reference: t.string })
const done = { done: true }

/** What tests in a browser ask of the world. A page of another site may not. */
export const mountControls = (app: Hono, backstage: Backstage): void => {
  app.use('/__fake/*', async (context, next) => {
    if (context.req.header('sec-fetch-site') === 'cross-site')
      return context.json({ error: 'Not from another site.' }, 403)
    return next()
  })
  app.post('/__fake/faults', (context) => withBody(context, Fault, backstage.faults.add))
  app.delete('/__fake/faults', (context) => {
    backstage.faults.clear()
    return context.json(done)
  })
  app.post('/__fake/payment-outcome', (context) =>
    withBody(context, BasketPaymentOutcome, (outcome) => {
      backstage.world().nextOutcome = outcome
    }),
  )
  app.post('/__fake/plan-error', (context) =>
    withBody(context, PlanError, ({ reference }) => void failPlan(backstage.world(), reference)),
  )
  app.get('/__fake/charges', (context) => context.json({ charges: backstage.world().charges }))
  app.get('/__fake/outbox', (context) => context.json(backstage.world().outbox, 200, { 'cache-control': 'no-store' }))
  app.post('/__fake/bookings', (context) =>
    withBody(context, Fill, ({ count }) => fillBookings(backstage.world(), count)),
  )
  app.post('/__fake/big-booking', (context) =>
    withBody(context, Big, ({ tickets }) => addBigBooking(backstage.world(), tickets)),
  )
  app.post('/__fake/resale/sold', (context) =>
    withBody(context, Sold, ({ ticket }) => sellTicket(backstage.world(), ticket)),
  )
  app.post('/__fake/delivery', (context) =>
    withBody(context, Move, ({ delivery, status }) => moveDelivery(backstage.world(), delivery, status)),
  )
  app.post('/__fake/clock/advance', (context) =>
    withBody(context, Advance, ({ ms }) => {
      backstage.world().clock.advance(ms)
    }),
  )
  app.post('/__fake/baskets/expire', (context) => {
    expireAllBaskets(backstage.world())
    return context.json(done)
  })
  app.post('/__fake/session/expire', (context) => {
    expireSessions(backstage.world())
    return context.json(done)
  })
  app.post('/__fake/reset', (context) => {
    backstage.reset()
    return context.json(done)
  })
}

/** `act` answers false where what the body names is not there. */
const withBody = async <C extends t.Mixed>(
  context: Context,
  codec: C,
  act: (value: t.TypeOf<C>) => unknown,
): Promise<Response> => {
  const decoded = codec.decode(await context.req.json().catch(() => undefined))
  if (isLeft(decoded)) {
    return context.json(
      { error: `The body is not what ${context.req.path} wants: see ${fieldPaths(decoded.left)}.` },
      400,
    )
  }
  return act(decoded.right) === false ? context.json({ error: 'There is no such thing.' }, 404) : context.json(done)
}
