import { over, settled } from '../../test/VirtualTime.js'
import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { timedOut, unauthorised } from '../failure/Failure.js'
import {
  atCheckout,
  card,
  type OpenPayment,
  openPayment,
  status,
  storedElsewhere,
  sentElsewhere,
} from '../../test/payment/openPayment.js'
import { basketPayment, shownTotal } from '../../test/payment/somePayments.js'
import { paymentCodes } from './paymentCodes.js'
import { keyOf, type Purchase } from './machine/record.js'

const earlier: Purchase = { kind: 'basket', bookingRef: 'SUN1001', basketId: 'b0' }

describe('storage that loses its contents', () => {
  it('does not make this page offer an accepted payment again', async () => {
    const page = await atCheckout()
    page.answers.push(right({ kind: 'accepted', reference: 'PAY-9' }))
    page.basketApi.answerAll('payments', right([basketPayment('PAY-9', 7)]))
    Object.assign(page.paymentStore.stored, { set: () => page.paymentStore.stored })
    void page.checkout.pay(card)
    await page.time.advance(25_000)
    expect(page.paymentStore.stored.size).toBe(0)
    expect(page.checkout.state$.value).toMatchObject({ payment: { kind: 'undecided', can: ['checkNow'] } })
  })
})

describe('payments without an end', () => {
  it('resume one by one before the page shows the current purchase', async () => {
    const page = openPayment()
    page.paymentStore.stored.set('SUN1001/basket/b0', storedElsewhere({ ...sentElsewhere, purchase: earlier }))
    page.basketApi.answerAll('status', status('pending'))
    page.basketApi.answerAll('payments', right([basketPayment('pay_0', 7)]))
    const opened = page.checkout.open()
    await page.time.advance(25_000)
    await opened
    expect(page.checkout.state$.value).toMatchObject({
      kind: 'open',
      basket: { id: 'b1' },
      payment: { kind: 'undecided' },
    })
    expect(await page.checkout.pay(card)).toMatchObject({ kind: 'undecided' })
    expect(page.requests).toEqual([])
    page.basketApi.answerAll('payments', right([basketPayment('pay_0', 6, { idempotencyKey: keyOf(earlier, 0) })]))
    await page.checkout.checkNow()
    page.basketApi.answerAll('status', null)
    page.basketApi.answerAll('payments', null)
    await page.checkout.open()
    expect((await page.checkout.pay(card)).kind).toBe('paid')
    expect(page.requests.map(({ basketId }) => basketId)).toEqual(['b1'])
  })

  it('of a balance block no basket, and no other booking', async () => {
    const page = openPayment()
    page.paymentStore.stored.set('SUN1001/balance/10500', {
      ...sentElsewhere,
      purchase: { kind: 'balance', bookingRef: 'SUN1001', owed: shownTotal },
    })
    page.paymentStore.stored.set('SUN1002/basket/b7', {
      ...sentElsewhere,
      purchase: { kind: 'basket', bookingRef: 'SUN1002', basketId: 'b7' },
    })
    await page.checkout.open()
    expect(page.checkout.state$.value).toMatchObject({ kind: 'open', basket: { id: 'b1' }, payment: { kind: 'form' } })
    expect(page.log).toEqual(['get', 'status', 'payments', 'booking'])
  })

  it('with a message still to show are checked, and the message appears even beside another open basket', async () => {
    const page = openPayment()
    const notice = { kind: 'refused', errors: [{ code: '16000180', message: null }] } as const
    page.basketApi.answerAll('status', status('pending'))
    page.basketApi.answerAll('payments', right([]))
    page.paymentStore.stored.set('SUN1001/basket/b0', storedElsewhere({ purchase: earlier, notice, isWithheld: true }))
    await page.checkout.open()
    expect(page.notified).toEqual([paymentCodes['16000180'].text])
    expect(page.checkout.state$.value).toMatchObject({ basket: { id: 'b1' }, payment: { kind: 'form' } })
  })

  it('are not shown to the next customer if the session ends at the check of the first', async () => {
    const page = openPayment()
    const notice = { kind: 'refused', errors: [{ code: '16000180', message: null }] } as const
    page.basketApi.answerAll('status', status('pending'))
    page.basketApi.answerAll('payments', right([]))
    page.paymentStore.stored.set('SUN1001/basket/b0', storedElsewhere({ purchase: earlier, notice, isWithheld: true }))
    page.paymentStore.stored.set('SUN1001/basket/b1', sentElsewhere)
    page.basketApi.failNext('status', unauthorised([]))
    await page.checkout.open()
    page.paymentStore.stored.clear()
    page.signIn()
    expect(page.checkout.state$.value).toEqual({ kind: 'loading' })
  })

  it('are shown on the booking’s other pages while money moves, and not once the form is back', async () => {
    const page = await atCheckout()
    const told: (string | null)[] = []
    page.payments
      .unendedPayment('SUN1001')
      .subscribe((one) => told.push(one === null ? null : `${one.purchase.kind} ${one.status.kind}`))
    page.answers.push(left(timedOut))
    const end = page.checkout.pay(card)
    await page.time.advance(25_000)
    await over(end)
    expect(new Set(told)).toEqual(new Set([null, 'basket moving']))
    expect(told.at(-1)).toBeNull()
    expect(page.payments.unendedPayment('SUN1002').value).toBeNull()
  })

  it('keep their form while the session is renewed, such as by another tab', async () => {
    const page = await atCheckout()
    page.answers.push(left(timedOut))
    const end = page.checkout.pay(card)
    await page.time.advance(25_000)
    await over(end)
    const places: string[] = []
    page.checkout.state$.subscribe((state) => state.kind === 'open' && places.push(state.form))
    page.signIn()
    await settled()
    expect(new Set(places)).toEqual(new Set(['shown']))
  })

  it('are all forgotten after a sign-out by the customer', async () => {
    const page: OpenPayment = openPayment()
    page.paymentStore.stored.set('SUN1001/basket/b0', sentElsewhere)
    page.paymentStore.stored.set('SUN1002/basket/b7', {
      ...sentElsewhere,
      purchase: { kind: 'basket', bookingRef: 'SUN1002', basketId: 'b7' },
    })
    const before = page.paymentStore.stored.size
    // By the names of their purchases.
    page.paymentStore.stored.delete('SUN1001/basket/b0')
    page.paymentStore.stored.set('SUN1001/basket/b1', sentElsewhere)
    page.signIn()
    page.sessionStore.revoke('byCustomer')
    expect([before, page.paymentStore.stored.size]).toEqual([2, 0])
  })
})

describe('a stored payment, before a sign-out', () => {
  const named = ({ unfinished, newsOf }: OpenPayment) => [
    [...unfinished].flatMap((sentences) => sentences()).length > 0,
    newsOf.state$.value('SUN1001').unfinished.length > 0,
  ]
  const pendingAt = ({ basketApi }: OpenPayment) => {
    basketApi.answerAll('status', status('pending'))
    basketApi.answerAll('payments', right([basketPayment('PAY-9', 7)]))
  }
  const found = (): OpenPayment => {
    const stored = new Map([['SUN1001/basket/b1', sentElsewhere]])
    return openPayment({ paymentStore: { stored, listeners: new Set() } })
  }

  it('is named once a status check shows that it belongs to this customer', async () => {
    const page = found()
    expect(named(page)).toEqual([false, false])
    page.basketApi.answerAll('status', left(timedOut))
    page.signIn()
    await page.time.advance(1000)
    expect(named(page)).toEqual([false, false])
    pendingAt(page)
    await page.time.advance(60_000)
    expect(named(page)).toEqual([true, true])
  })

  it('is named at once if it was sent in this session, here or in another tab', async () => {
    const page = openPayment()
    page.signIn()
    page.elsewhere(earlier, storedElsewhere({ ...sentElsewhere, purchase: earlier }))
    expect(named(page)[0]).toBe(true)
  })

  it('stays named after the session, until the next one begins', async () => {
    const page = found()
    pendingAt(page)
    page.signIn()
    await page.time.advance(60_000)
    page.sessionStore.revoke()
    expect(named(page)).toEqual([true, true])
    page.sessionStore.set({ kind: 'signingIn', email: 'other@example.com' })
    expect(named(page)).toEqual([false, false])
    page.basketApi.answerAll('status', left(timedOut))
    page.signIn()
    await page.time.advance(1000)
    expect(named(page)).toEqual([false, false])
  })
})
