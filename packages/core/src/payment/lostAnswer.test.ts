import { over } from '../../test/VirtualTime.js'
import { left } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  type ApiFailure,
  cancelled,
  decodeFailure,
  networkFailure,
  notFromTheApi,
  timedOut,
} from '../failure/Failure.js'
import { atCheckout, card, type OpenPayment, reloaded, status, keysSent } from '../../test/payment/openPayment.js'

const success = 'Item(s) successfully added to booking.'

describe('a lost answer', () => {
  const lost: readonly ApiFailure[] = [
    networkFailure,
    timedOut,
    notFromTheApi(502),
    decodeFailure('payment'),
    cancelled('sessionEnded'),
    { kind: 'server', errors: [{ code: '16000140', message: null }], open: true },
  ]
  it.each(lost)('leads to status checks and is never sent again automatically: %o', async (cause) => {
    const page = await atCheckout()
    page.answers.push(() => {
      page.basketApi.answerAll('status', status('paid'))
      return left(cause)
    })
    expect((await page.checkout.pay(card)).kind).toBe('paid')
    expect([page.requests.length, page.notified, page.reports.length]).toEqual([
      1,
      [success],
      cause.kind === 'decode' ? 1 : 0,
    ])
  })

  /** The answer to the first request is lost, and no payment is listed. */
  const unreached = async (): Promise<OpenPayment> => {
    const page = await atCheckout()
    page.answers.push(left(timedOut))
    const end = page.checkout.pay(card)
    await page.time.advance(25_000)
    expect(await over(end)).toMatchObject({ kind: 'form', notice: { kind: 'noPayment' }, mayArrive: true })
    return page
  }

  it('is shown first to a caller who submits without opening the page', async () => {
    const after = reloaded(await unreached())
    const end = after.checkout.pay(card)
    await after.time.advance(25_000)
    expect(await over(end)).toMatchObject({ kind: 'form', notice: { kind: 'noPayment' }, mayArrive: true })
    expect(after.requests).toHaveLength(1)
    await after.checkout.pay(card)
    expect([after.requests.length, keysSent(after)]).toEqual([2, 1])
  })
})
