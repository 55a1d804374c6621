import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  type ApiFailure,
  cancelled,
  conflict,
  decodeFailure,
  networkFailure,
  notFromTheApi,
  timedOut,
} from '../failure/Failure.js'
import {
  accepted,
  atCheckout,
  besideForm,
  card,
  type OpenPayment,
  pendingStatuses,
  refusal,
  reloaded,
} from '../../test/payment/openPayment.js'
import { basketPayment } from '../../test/payment/paymentBackEnd.js'
import { settled } from '../../test/VirtualTime.js'

const success = 'Item(s) successfully added to booking.'
const keys = ({ requests }: OpenPayment): number => new Set(requests.map(({ idempotencyKey }) => idempotencyKey)).size

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
      page.basketApi.heldStatus = { kind: 'paid' }
      return left(cause)
    })
    expect((await page.checkout.pay(card)).kind).toBe('paid')
    expect([page.requests.length, page.notified, page.reports.length]).toEqual([
      1,
      [success],
      cause.kind === 'decode' ? 1 : 0,
    ])
  })

  /** The answer to the first press is lost, and no payment is listed. */
  const unreached = async (): Promise<OpenPayment> => {
    const page = await atCheckout()
    page.answers.push(left(timedOut))
    const end = page.checkout.pay(card)
    await page.time.advance(25_000)
    expect(await end).toMatchObject({ kind: 'form', notice: { kind: 'noPayment' }, mayArrive: true })
    return page
  }

  it('is not shown as uncharged: the message says what is known, and that a retry is one charge', async () => {
    const page = await unreached()
    expect(page.notified).toEqual(['We were unable to find your payment. Please try again.'])
    const { value: state } = page.checkout.state$
    expect(state.kind === 'open' && besideForm(state.payment)).toEqual([
      'No payment has reached us so far. Trying again is safe: you will be charged once.',
    ])
    expect(page.checkout.state$.value).toMatchObject({ payment: { kind: 'form', charged: 'safeOnce' } })
    expect(page.paymentStore.stored.size).toBe(1)
  })

  it('is checked in the background while the form stays unchanged', async () => {
    const page = await unreached()
    page.log.length = 0
    const shown = page.checkout.state$.value
    await page.time.advance(5000 + 10_000 + 20_000)
    expect(page.log).toEqual(Array.from({ length: 3 }, () => ['status', 'payments', 'booking']).flat())
    expect(page.checkout.state$.value).toEqual(shown)
    page.basketApi.failNext('status', networkFailure)
    await page.time.advance(40_000)
    expect([page.checkout.state$.value, page.notified.length]).toEqual([shown, 1])
  })

  it('that arrives ten minutes late is found paid as one charge, and its message is withdrawn', async () => {
    const page = await unreached()
    await page.time.advance(600_000)
    page.basketApi.heldStatus = { kind: 'paid' }
    await page.time.advance(300_000)
    expect([page.checkout.state$.value.kind, page.requests.length, page.paymentStore.stored.size]).toEqual([
      'paid',
      1,
      0,
    ])
    expect(page.notified.at(-1)).toBe(success)
  })

  it('cannot arrive after 25 minutes, and is shown as not received; the key stays', async () => {
    const page = await unreached()
    await page.time.advance(25 * 60_000 + 300_000)
    expect(page.checkout.state$.value).toMatchObject({
      payment: { kind: 'form', notice: { kind: 'noPayment' }, outcome: 'notReceived' },
    })
    expect(page.paymentStore.stored.size).toBe(0)
    await page.checkout.pay(card)
    expect(keys(page)).toBe(1)
  })

  it('is found if its request arrives later than the back end promised', async () => {
    const page = await unreached()
    await page.time.advance(40 * 60_000)
    page.basketApi.heldStatus = { kind: 'paid' }
    await page.time.advance(5 * 60_000)
    await settled()
    expect(page.checkout.state$.value.kind).toBe('paid')
    expect(page.notified).toContain(success)
  })

  it('is shown as not received if its page slept for the whole window', async () => {
    const page = await atCheckout()
    page.answers.push(async () => {
      await page.time.advance(26 * 60_000)
      return left(networkFailure)
    })
    expect(await page.checkout.pay(card)).toMatchObject({
      kind: 'form',
      notice: { kind: 'noPayment' },
      mayArrive: false,
    })
    expect(page.checkout.state$.value).toMatchObject({ payment: { outcome: 'notReceived' } })
  })

  it('allows a retry under the same key, which is then the payment', async () => {
    const page = await unreached()
    expect((await page.checkout.pay(card)).kind).toBe('paid')
    expect([page.requests.length, keys(page), page.paymentStore.stored.size]).toEqual([2, 1, 0])
  })

  it('keeps its key after a retry that is refused without a verdict on the key', async () => {
    for (const code of ['16000180', '16000170', '16000190', '77777777']) {
      const page = await unreached()
      page.answers.push(refusal(code))
      expect(await page.checkout.pay(card)).toMatchObject({ kind: 'form', mayArrive: true })
      await page.checkout.pay(card)
      expect([page.requests.length, keys(page)], code).toEqual([3, 1])
    }
  })

  it('keeps its key after two 409 answers', async () => {
    const page = await unreached()
    page.answers.push(left(conflict), left(conflict))
    for (const end of [page.checkout.pay(card), page.checkout.pay(card)]) {
      await page.time.advance(25_000)
      await end
    }
    await page.checkout.pay(card)
    expect(keys(page)).toBe(1)
  })

  it('ends with a refusal that ends its key', async () => {
    const page = await unreached()
    page.answers.push(refusal('16000140'))
    expect(await page.checkout.pay(card)).toMatchObject({ kind: 'form' })
    await page.checkout.pay(card)
    expect(keys(page)).toBe(2)
  })

  it('stays stored if the next card is refused here', async () => {
    const page = await unreached()
    page.bank.refuses = { kind: 'rejected', field: 'cvc', message: 'Wrong.' }
    expect(await page.checkout.pay(card)).toMatchObject({ kind: 'form', notice: { kind: 'card' } })
    expect(page.checkout.state$.value).toMatchObject({ payment: { charged: 'safeOnce' } })
    expect(page.paymentStore.stored.size).toBe(1)
  })

  it('is found by the status check after a reload, and shown', async () => {
    const page = await unreached()
    page.basketApi.heldStatus = { kind: 'paid' }
    const after = reloaded(page)
    await after.checkout.open()
    expect([after.notified, after.requests.length, after.paymentStore.stored.size]).toEqual([[success], 1, 0])
  })

  it('uses the same key after a reload too, without a second message', async () => {
    const after = reloaded(await unreached())
    const opened = after.checkout.open()
    await after.time.advance(25_000)
    await opened
    expect([after.notified, after.checkout.state$.value]).toMatchObject([
      [],
      { payment: { kind: 'form', charged: 'safeOnce' } },
    ])
    await after.checkout.pay(card)
    expect([after.requests.length, keys(after)]).toEqual([2, 1])
  })

  it('is shown first to a caller who submits without opening the page', async () => {
    const after = reloaded(await unreached())
    const end = after.checkout.pay(card)
    await after.time.advance(25_000)
    expect(await end).toMatchObject({ kind: 'form', notice: { kind: 'noPayment' }, mayArrive: true })
    expect(after.requests).toHaveLength(1)
    await after.checkout.pay(card)
    expect([after.requests.length, keys(after)]).toEqual([2, 1])
  })

  it('is not shown as failed because an earlier payment of the basket failed', async () => {
    const page = await atCheckout()
    page.basketApi.heldPayments = [basketPayment('pay_0', 6)]
    page.answers.push(left(networkFailure))
    const end = page.checkout.pay(card)
    await page.time.advance(25_000)
    expect(await end).toMatchObject({ kind: 'form', notice: { kind: 'noPayment' }, mayArrive: true })
  })
})

it('an accepted payment whose status stays pending, with nothing listed, is not paid', async () => {
  const page = await atCheckout()
  page.answers.push(accepted)
  page.basketApi.statuses.push(...pendingStatuses(6))
  const end = page.checkout.pay(card)
  await page.time.advance(25_000)
  expect(await end).toMatchObject({ kind: 'form', notice: { kind: 'noPayment' }, mayArrive: false })
  page.answers.push(right({ kind: 'accepted', reference: 'PAY-9' }))
  page.basketApi.heldStatus = { kind: 'paid' }
  await page.checkout.pay(card)
  expect(keys(page)).toBe(1)
})
