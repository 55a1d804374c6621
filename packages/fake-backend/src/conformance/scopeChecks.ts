import { bookingsEndpoints, paymentEndpoints } from '@booking-dashboard/http-adapter/contract'
import type { BackEndUnderTest } from './BackEndUnderTest.js'
import { payment } from './payingBasket.js'
import type { Bought } from './paymentChecks.js'

/**
 * A payment's key that another customer sends counts as another key (behaviour/payments#d8.8). The wrong amount makes
 * the back end refuse it, so that no money moves.
 */
export const checkScope = async (backEnd: BackEndUnderTest, { key }: Bought, card: string): Promise<void> => {
  const list = await backEnd.ask(bookingsEndpoints.list, { about: 'as another customer' })
  const [booking] = list.answer?.upcoming ?? []
  if (booking === undefined) return
  const asked = await backEnd.ask(paymentEndpoints.pay, {
    body: payment(booking.reference, booking.prices.outstanding_balance.value + 1, card),
    key,
    expects: 'refusal',
    about: 'the key of another customer, with a wrong amount',
  })
  const path = 'Idempotency-Key'
  const expected = 'a refusal of this request, as the key is scoped to the customer'
  if (asked.answer !== null) asked.blame('idempotency', path, expected, 'the end of what the other customer began')
  if (asked.status === 409) asked.blame('idempotency', path, expected, 'HTTP 409')
}
