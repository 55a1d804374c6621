import { texts } from '@booking-dashboard/core'
import { paymentCodes, type PaymentErrorCode } from '@booking-dashboard/core/ports'
import fc from 'fast-check'
import type { AnyEndpoint } from '@booking-dashboard/http-adapter/contract'
import {
  accommodationCatalogueEndpoints,
  basketEndpoints,
  bookingsEndpoints,
  clientEndpoints,
  customerEndpoints,
  deliveryEndpoints,
  extrasCatalogueEndpoints,
  packageEndpoints,
  paymentEndpoints,
  resaleEndpoints,
  sessionEndpoints,
  ticketCatalogueEndpoints,
  transportCatalogueEndpoints,
} from '@booking-dashboard/http-adapter/contract'
import type { Fault, FaultEffect } from '../../faults/Fault.js'
import type { BasketPaymentOutcome } from '../../records/BasketPaymentOutcome.js'
import { PlantFault } from '../commands/surroundings/PlantFault.js'

const namesOf = (endpoints: Readonly<Record<string, AnyEndpoint>>): readonly string[] =>
  Object.values(endpoints).map(({ operationId }) => operationId)

const payingCalls = ['pay', 'getBasketStatus', 'getBasketPayments', 'getBasket', 'completeBasket']
const otherCalls = [
  sessionEndpoints,
  { getCustomer: customerEndpoints.getCustomer },
  clientEndpoints,
  bookingsEndpoints,
  ticketCatalogueEndpoints,
  accommodationCatalogueEndpoints,
  extrasCatalogueEndpoints,
  transportCatalogueEndpoints,
  packageEndpoints,
  deliveryEndpoints,
  resaleEndpoints,
  basketEndpoints,
  paymentEndpoints,
].flatMap((endpoints) => namesOf(endpoints))

/** Half of the faults hit calls that move money. */
const call = fc.oneof(fc.constantFrom(...payingCalls), fc.constantFrom(...otherCalls))

const names = Object.keys(paymentCodes).filter((name): name is PaymentErrorCode => name in paymentCodes)
const isBound = (name: PaymentErrorCode): boolean => paymentCodes[name].attempt === 'ended'
/**
 * Every code that does not refer to a payment attempt, and an unknown code. Attempt codes come as refusals only,
 * because they would be false elsewhere.
 */
const codes = [...Object.keys(texts.codes), ...names.filter((name) => !isBound(name)), '99999999'].map(Number)
const refusals = names.filter(isBound).map(Number)
const when = fc.constantFrom('before' as const, 'after' as const)

/** Every possible fault of a call. */
export const faultEffects: fc.Arbitrary<FaultEffect> = fc.oneof(
  fc.record({ kind: fc.constant('drop' as const) }),
  fc.record({ kind: fc.constant('lostAnswer' as const) }),
  fc.record({
    kind: fc.constant('delay' as const),
    milliseconds: fc.constantFrom(80, 4000, 29_000, 31_000, 600_000),
    when,
  }),
  // An early refusal of the request changes nothing.
  fc.record({
    kind: fc.constant('status' as const),
    status: fc.constantFrom(400, 401, 403, 404, 429),
    when: fc.constant('before' as const),
  }),
  fc.record({ kind: fc.constant('status' as const), status: fc.constantFrom(500, 502, 503, 504), when }),
  fc.record({ kind: fc.constant('notJson' as const) }),
  fc.record({ kind: fc.constant('wrongShape' as const) }),
  fc.record({ kind: fc.constant('error' as const), code: fc.constantFrom(...codes) }),
  fc.constant<FaultEffect>({ kind: 'errors', errors: ['Something in plain words.', { error_code: 16000180 }, {}] }),
)

/** The answer to a call after the session has ended. */
export const sessionIsOver: FaultEffect = { kind: 'status', status: 401, when: 'before' }

/** The session ends exactly at a change, or when a page reads a booking in two calls. */
const expiry: fc.Arbitrary<Fault> = fc
  .constantFrom({ method: 'POST' }, { method: 'PUT' }, { method: 'DELETE' }, { path: 'getTicketAllocations' })
  .map((match) => ({ match, times: 'once', effect: sessionIsOver }))

const refused: fc.Arbitrary<Fault> = fc.constantFrom(...refusals).map((code) => ({
  match: { path: 'pay' },
  times: 'once',
  effect: { kind: 'refusal', code },
}))

const faults: fc.Arbitrary<Fault> = fc.record({
  match: call.map((path) => ({ path })),
  times: fc.constant('once' as const),
  effect: faultEffects,
})

/** The possible ends of the next payment. */
export const paymentOutcomes: fc.Arbitrary<BasketPaymentOutcome> = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ kind: 'paid' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('pending' as const), polls: fc.constantFrom(1, 3, 5, 5, 6, 12) }),
  },
  fc.constant({ kind: 'pendingForever' as const }),
  fc.constant({ kind: 'failed' as const }),
  fc.constant({ kind: 'cancelled' as const }),
  fc.constant({ kind: 'paidButBookingFailed' as const }),
)

/** Plants a fault, sets the end of the next payment, or removes the faults. */
export const faultSteps: fc.Arbitrary<PlantFault> = fc
  .oneof(
    { weight: 10, arbitrary: fc.record({ kind: fc.constant('fault' as const), fault: faults }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('fault' as const), fault: expiry }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('fault' as const), fault: refused }) },
    { weight: 7, arbitrary: fc.record({ kind: fc.constant('outcome' as const), outcome: paymentOutcomes }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'sessions expire' as const }) },
    { weight: 5, arbitrary: fc.constant({ kind: 'clears up' as const }) },
  )
  .map((what) => new PlantFault(what))
