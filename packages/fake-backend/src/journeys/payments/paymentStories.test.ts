import { texts } from '@booking-dashboard/core'
import { describe, expect, it } from 'vitest'
import {
  atAnotherDevice,
  balanceOf,
  begin,
  onBalancePage,
  onCheckoutPage,
  ref,
  signInOn,
  ticket,
  viewOf,
  visa,
  words,
} from './PaymentStory.js'

const lateBy = 600_000
const { payment, paymentCode } = texts

describe('one debt is charged once', () => {
  it.each([16000180, 16000170])(
    'a first press is held up, the second is refused with %i, the third pays: when the first arrives it is the same charge',
    async (code) => {
      const story = await begin({ onPlan: true })
      const { pay } = balanceOf(await onBalancePage(story, story.tab(), 'overdue'), 'overdue')
      story.next('pay', { kind: 'delay', milliseconds: lateBy, when: 'before' })
      expect((await story.run(() => pay(visa))).kind).toBe('failed')
      expect(words(story.tab(), 'overdue')).toContain(payment.money.safeOnce)
      story.next('pay', { kind: 'error', code })
      await story.run(() => pay(visa))
      // Nothing is claimed of the first one, which may still arrive.
      expect(words(story.tab(), 'overdue')).toContain(payment.money.safeOnce)
      expect((await story.run(() => pay(visa))).kind).toBe('paid')
      await story.clock.advance(2 * lateBy)
      expect([story.charges(), story.keys.size]).toEqual([[20_000], 1])
      expect(story.said).toContain(payment.paid)
    },
  )

  it('a first press is held up, the second is answered with a bare 409: one charge, and the customer is told of it', async () => {
    const story = await begin({ onPlan: true })
    const { pay } = balanceOf(await onBalancePage(story, story.tab(), 'overdue'), 'overdue')
    story.next('pay', { kind: 'delay', milliseconds: lateBy, when: 'before' })
    await story.run(() => pay(visa))
    story.next('pay', { kind: 'status', status: 409 })
    const end = await story.run(() => pay(visa))
    expect(end.kind).toBe('failed')
    await story.clock.advance(2 * lateBy)
    expect([story.charges(), story.keys.size]).toEqual([[20_000], 1])
    expect(story.said).toContain(payment.paid)
  })

  it('a reload after “no payment has reached us” and a further press are the same charge as the request that comes late', async () => {
    const story = await begin()
    await onBalancePage(story)
    story.next('pay', { kind: 'delay', milliseconds: lateBy, when: 'before' })
    await story.run(() => balanceOf(story.tab()).pay(visa))
    expect(words(story.tab(), 'outstanding')).toContain(payment.noPayment)
    await story.reload()
    const page = await onBalancePage(story)
    expect((await story.run(() => balanceOf(page).pay(visa))).kind).toBe('paid')
    await story.clock.advance(2 * lateBy)
    expect([story.charges(), story.keys.size]).toEqual([[80_000], 1])
  })

  it('so are they after the clock of the device has jumped by 25 minutes', async () => {
    const story = await begin()
    const page = await onBalancePage(story)
    story.next('pay', { kind: 'delay', milliseconds: lateBy, when: 'before' })
    await story.run(() => balanceOf(page).pay(visa))
    page.browser.clockAhead = 25 * 60_000
    expect((await story.run(() => balanceOf(page).pay(visa))).kind).toBe('paid')
    await story.clock.advance(2 * lateBy)
    expect([story.charges(), story.keys.size]).toEqual([[80_000], 1])
  })
})

describe('nobody is locked out', () => {
  it.each([16000030, 16000110, 16000301] as const)(
    '“%i” with nothing behind it is said once it was looked for, and the form pays',
    async (code) => {
      const story = await begin()
      const page = await onBalancePage(story)
      story.next('pay', { kind: 'error', code })
      expect((await story.run(() => balanceOf(page).pay(visa))).kind).toBe('refused')
      expect(words(page, 'outstanding')).toContain(paymentCode[code].text)
      expect(story.charges()).toEqual([])
      expect((await story.run(() => balanceOf(page).pay(visa))).kind).toBe('paid')
      expect(story.charges()).toEqual([80_000])
    },
  )

  it('two devices press, the first is being processed and then fails: both get their form back, and pay once', async () => {
    const story = await begin()
    await story.run(() => story.tab().dashboard.basket(ref).addTickets(ticket()))
    const first = await onCheckoutPage(story)
    const second = await onCheckoutPage(story, await atAnotherDevice(story))
    story.backend.payments.setNextOutcome({ kind: 'pendingThenFailed', polls: 20 })
    expect((await story.run(() => first.dashboard.checkout(ref).pay(visa))).kind).toBe('undecided')
    story.next('pay', { kind: 'error', code: 16000301 })
    expect((await story.run(() => second.dashboard.checkout(ref).pay(visa))).kind).toBe('undecided')
    expect(story.said).toContain(paymentCode[16000301].text)
    await story.clock.advance(20 * 60_000)
    expect([viewOf(first, 'basket')?.kind, viewOf(second, 'basket')?.kind]).toEqual(['form', 'form'])
    expect(story.said).toContain(texts.operations.payment.text)
    expect((await story.run(() => second.dashboard.checkout(ref).pay(visa))).kind).toBe('paid')
    expect((await story.run(() => first.dashboard.checkout(ref).pay(visa))).kind).toBe('paid')
    expect(story.charges()).toEqual([4750])
  })

  it('the overdue part is paid elsewhere while all of it is sent from here: the page shows what is left, and pays it', async () => {
    const story = await begin({ onPlan: true })
    const here = await onBalancePage(story)
    const elsewhere = await onBalancePage(story, await atAnotherDevice(story), 'overdue')
    await story.run(() => balanceOf(elsewhere, 'overdue').pay(visa))
    await story.run(() => balanceOf(here).pay(visa))
    const page = await onBalancePage(story)
    const { value } = balanceOf(page).state$
    expect(value.kind === 'open' && [value.due?.amount.amount, value.payment.kind]).toEqual([60_000, 'form'])
    expect((await story.run(() => balanceOf(page).pay(visa))).kind).toBe('paid')
    expect(story.charges()).toEqual([20_000, 60_000])
  })

  it('after 48 hours of processing the customer is told to ask support', async () => {
    const story = await begin()
    const page = await onBalancePage(story)
    story.backend.payments.setNextOutcome({ kind: 'pendingForever' })
    expect((await story.run(() => balanceOf(page).pay(visa))).kind).toBe('undecided')
    expect(viewOf(page, 'outstanding')).toEqual({ kind: 'undecided', mayStartAgain: false, contactSupport: false })
    await story.clock.advance(48 * 60 * 60_000)
    await signInOn(story, story.tab())
    await onBalancePage(story)
    await story.clock.advance(60_000)
    expect(viewOf(page, 'outstanding')).toEqual({ kind: 'undecided', mayStartAgain: false, contactSupport: true })
    expect(payment.undecided.support(ref)).toContain(ref)
  })
})
