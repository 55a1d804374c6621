import { texts } from '@booking-dashboard/core'
import { describe, expect, it } from 'vitest'
import type { Tab } from '../../src/journeys/browser/Tab.js'
import {
  atAnotherDevice,
  balanceOf,
  begin,
  onBalancePage,
  onCheckoutPage,
  ref,
  signInOn,
  type Story,
  ticket,
  viewOf,
  visa,
  words,
} from './PaymentStory.js'
import { minutes } from '../../src/values/calendar.js'

const lateBy = minutes(10)
const { payment } = texts

/** Half of the amount due is overdue, so the back end would accept the overdue payment twice. */
const beginHalfOverdue = (): Promise<Story> => begin({ onPlan: true, daysLater: 25 })
const overdueOn = (story: Story): Promise<Tab> => onBalancePage(story, story.tab(), 'overdue')
const overdue = (tab: Tab) => balanceOf(tab, 'overdue')

describe('one debt is charged once', () => {
  it('a submit after a reload and “no payment has reached us” is one charge with the later first request', async () => {
    const story = await beginHalfOverdue()
    const page = await overdueOn(story)
    const { fetch } = page.browser
    let isHeldUp = false
    Object.assign(page.browser, {
      fetch: async (...[url, init]: Parameters<typeof fetch>) => {
        if (isHeldUp || !String(url).includes('/api/payment')) return fetch(url, init)
        isHeldUp = true
        await story.clock.wait(minutes(28))
        return fetch(url, { ...init, signal: null })
      },
    })
    await story.run(() => overdue(page).pay(visa))
    await story.clock.advance(minutes(26))
    expect(words(page, 'overdue')).toContain(payment.charged.notReceived)
    await story.reload()
    const again = await overdueOn(story)
    expect((await story.run(() => overdue(again).pay(visa))).kind).toBe('paid')
    await story.clock.advance(minutes(30))
    expect([isHeldUp, story.charges(), story.keys.size]).toEqual([true, [40_000], 1])
  })

  it('a submit after a reload on a device whose clock jumped by 25 minutes is the same charge too', async () => {
    const story = await beginHalfOverdue()
    const page = await overdueOn(story)
    story.next('pay', { kind: 'delay', milliseconds: lateBy, when: 'before' })
    await story.run(() => overdue(page).pay(visa))
    page.browser.clockAhead = minutes(25)
    await story.clock.advance(minutes(1))
    await story.reload()
    const again = await overdueOn(story)
    expect((await story.run(() => overdue(again).pay(visa))).kind).toBe('paid')
    await story.clock.advance(2 * lateBy)
    expect([story.charges(), story.keys.size]).toEqual([[40_000], 1])
  })
})

describe('nobody is locked out', () => {
  it('a basket discarded after a claim without a payment delays neither the next basket nor the balance', async () => {
    const story = await begin()
    await story.run(() => story.tab().dashboard.basket(ref).addTickets(ticket()))
    const page = await onCheckoutPage(story)
    story.next('pay', { kind: 'error', code: 16000301 })
    await story.run(() => page.dashboard.checkout(ref).pay(visa))
    await story.run(() => page.dashboard.basket(ref).discard())
    await story.clock.advance(minutes(49 * 60))
    await story.reload()
    await signInOn(story, story.tab())
    await story.run(() => story.tab().dashboard.basket(ref).addTickets(ticket()))
    expect(viewOf(await onBalancePage(story), 'outstanding')?.kind).toBe('form')
    const { dashboard } = await onCheckoutPage(story)
    expect((await story.run(() => dashboard.checkout(ref).pay(visa))).kind).toBe('paid')
    expect(story.charges()).toEqual([4750])
  })

  it('one device shows another payment in process, and pays after that payment has failed', async () => {
    const story = await begin()
    const page = await onBalancePage(story)
    story.backend.payments.setNextOutcome({ kind: 'pendingThenFailed', polls: 10 })
    story.next('pay', { kind: 'lostAnswer' })
    expect((await story.run(() => balanceOf(page).pay(visa))).kind).toBe('undecided')
    balanceOf(page).startAgain()
    story.next('pay', { kind: 'error', code: 16000301 })
    expect((await story.run(() => balanceOf(page).pay(visa))).kind).toBe('undecided')
    await story.clock.advance(minutes(29))
    expect(viewOf(page, 'outstanding')?.kind).toBe('form')
    expect((await story.run(() => balanceOf(page).pay(visa))).kind).toBe('paid')
    expect(story.charges()).toEqual([80_000])
  })

  it('this device submits everything during another device’s overdue payment: the page then pays the rest', async () => {
    const story = await beginHalfOverdue()
    const here = await onBalancePage(story)
    const elsewhere = await onBalancePage(story, await atAnotherDevice(story), 'overdue')
    story.next('pay', { kind: 'delay', milliseconds: 1000, when: 'before' })
    const paying = balanceOf(here).pay(visa)
    await story.clock.advance(500)
    story.backend.payments.setNextOutcome({ kind: 'pending', polls: 3 })
    await story.run(() => overdue(elsewhere).pay(visa))
    expect((await story.run(() => paying)).kind).toBe('undecided')
    await story.clock.advance(minutes(25))
    await signInOn(story, here)
    const page = await onBalancePage(story, here)
    const { value } = balanceOf(page).state$
    expect(value.kind === 'open' && [value.due?.amount.amount, value.payment.kind]).toEqual([40_000, 'form'])
    expect((await story.run(() => balanceOf(page).pay(visa))).kind).toBe('paid')
    expect(story.charges()).toEqual([40_000, 40_000])
  })
})
