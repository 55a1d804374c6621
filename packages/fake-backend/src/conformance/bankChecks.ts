import { basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import type { BackEndUnderTest } from './BackEndUnderTest.js'
import {
  checkFailed,
  fillBasket,
  type FilledBasket,
  newKey,
  type Order,
  type Paid,
  type Paying,
} from './payingBasket.js'
import type { Booking } from './readingChecks.js'

/**
 * Checks a challenge: a repeated payment returns the same client secret, the basket waits, and a failed challenge ends
 * the payment attempt.
 */
export const checkBank = async (backEnd: BackEndUnderTest, booking: Booking, paying: Paying): Promise<void> => {
  const filled = await fillBasket(backEnd, booking)
  if (filled === null) return
  const { ref } = filled
  const opened = await openCheck(filled, paying)
  if (opened !== null && paying.failCheck !== null) {
    await paying.failCheck(opened.secret)
    await checkOver(backEnd, filled, opened, 'failed')
  }
  const waiting = paying.untilExpiry ? await openCheck(filled, paying) : null
  if (waiting !== null) {
    await waitForExpiry(filled, paying.wait)
    await checkOver(backEnd, filled, waiting, 'expired')
  }
  const about = 'with a check that nobody finished'
  await backEnd.ask(basketEndpoints.reset, { params: { ref }, expects: 'either', about })
}

interface OpenCheck {
  readonly order: Pick<Order, 'card' | 'amount' | 'key'>
  readonly secret: string
}

const secretOf = ({ answer }: Paid): string => answer?.payment.payment_intent_client_secret ?? ''

const openCheck = async ({ total, pay, askStatus }: FilledBasket, { cards }: Paying): Promise<OpenCheck | null> => {
  const order = { card: cards.checked, amount: total, key: newKey() }
  const path = 'payment.payment_intent_client_secret'
  const first = await pay({ ...order, about: 'a card for which the bank wants a check' })
  if (first.answer === null) return null
  const secret = secretOf(first)
  if (!first.answer.payment.requires_action || secret === '') {
    first.blame('missing', path, 'a client secret, and requires_action: true', 'nothing')
    return null
  }
  const again = await pay({ ...order, about: 'its key again, while the check is open' })
  if (again.answer !== null && secretOf(again) !== secret) {
    const came = secretOf(again) === '' ? 'nothing' : 'another'
    again.blame('idempotency', path, 'the client secret of the check that is open', came)
  }
  const asked = await askStatus('while the check is open')
  if (asked.answer !== null) asked.compare('status', 'pending', asked.answer.status, 'as the check is open')
  return { order, secret }
}

/** Checks the status once a minute while a challenge may stay open. */
const waitForExpiry = async ({ askStatus }: FilledBasket, wait: Paying['wait']): Promise<void> => {
  for (let minute = 1; minute <= checkMinutes; minute += 1) {
    await wait(60_000)
    const asked = await askStatus(`${minute} minutes after a check was opened`)
    if (asked.answer?.status !== 'pending') return
    if (minute === checkMinutes)
      asked.blame('poll', 'status', `a check that is over within ${checkMinutes} minutes`, 'pending')
  }
}

/** Minutes that a request and its effects may take (behaviour/promises#d7.10f). */
const checkMinutes = 25

/**
 * Checks that no money moved: the basket is no longer waiting, the lists show the failure, and the key stays refused.
 */
const checkOver = async (
  backEnd: BackEndUnderTest,
  filled: FilledBasket,
  { order }: OpenCheck,
  how: 'failed' | 'expired',
): Promise<void> => {
  const { pay, askStatus } = filled
  const about = `after a check ${how}`
  const asked = await askStatus(about)
  const status = asked.answer?.status ?? 'failed'
  if (!['failed', 'cancelled'].includes(status))
    asked.blame('agreement', 'status', 'failed or cancelled, as its check is over', status)
  await checkFailed(backEnd, filled, order.key, how)
  const again = await pay({ ...order, expects: 'refusal', about: `its key again, ${about}` })
  if (again.answer !== null) again.blame('idempotency', 'answer', 'the refusal in which the attempt ended', 'an answer')
}
