import { type Dashboard, type PaymentStatus, paths, texts } from '@booking-dashboard/core'
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
  withCard,
  words,
} from './PaymentStory.js'
import { minutes } from '../../src/values/calendar.js'

const { payment } = texts

describe('the page makes no untrue statement', () => {
  it('a plan whose challenge was left open is set up for its first day, and not reported for another day', async () => {
    const story = await begin()
    const open = async (tab: Tab) => {
      tab.navigation.goTo(paths.paymentPlan(ref))
      await story.run(() => tab.dashboard.bookings.load(ref))
      const { setUp } = tab.dashboard.plan(ref)
      await story.run(setUp.open)
      return setUp
    }
    const here = await open(story.tab())
    story.bank.decide('leaveOpen')
    void here.submit({ day: 1, card: withCard('pm_card_authenticationRequired') })
    await story.clock.advance(1000)
    expect(here.state$.value.payment).toMatchObject({ kind: 'moving', stage: 'bank' })
    const there = await open(await atAnotherDevice(story))
    story.bank.decide('complete')
    const end = await story.run(() => there.submit({ day: 12, card: visa }))
    expect(end).toMatchObject({ kind: 'paid', payment: { otherwise: true } })
    expect(story.backend.inspect.plan(ref)?.day).toBe(1)
    expect(story.notified).toEqual([texts.paymentPlan.changedOtherwise])
  })

  const leave: readonly (readonly [string, (story: Story) => Promise<unknown>])[] = [
    ['signed out', (story) => story.run(() => story.tab().dashboard.session.signOut())],
    [
      'lost the session',
      (story) => (story.backend.sessions.expire(), story.run(() => story.tab().dashboard.bookings.loadList())),
    ],
  ]
  it.each(leave)(
    'the answer comes late to a customer who %s meanwhile: the next basket is not reported as paid',
    async (_, goAway) => {
      const story = await begin()
      const { basket, checkout } = story.tab().dashboard
      await story.run(() => basket(ref).addTickets(ticket()))
      await onCheckoutPage(story)
      story.next('pay', { kind: 'delay', milliseconds: 20_000, when: 'after' })
      const paying = checkout(ref).pay(visa)
      await story.clock.advance(1000)
      await goAway(story)
      await signInOn(story, story.tab())
      await onCheckoutPage(story)
      await story.run(() => basket(ref).addTickets(ticket()))
      await onCheckoutPage(story)
      story.notified.length = 0
      await story.run(() => paying)
      await story.clock.advance(60_000)
      expect(story.notified).toEqual([])
      expect(viewOf(story.tab(), 'basket')).toMatchObject({ kind: 'form', notice: null })
      expect(story.charges()).toEqual([4750])
      expect((await story.run(() => checkout(ref).pay(visa))).kind).toBe('paid')
      expect(story.charges()).toEqual([4750, 4750])
    },
  )

  it('another device is declined while this one’s request is ten minutes late: one attempt, one charge', async () => {
    const story = await begin()
    const here = await onBalancePage(story)
    const elsewhere = await onBalancePage(story, await atAnotherDevice(story))
    story.next('pay', { kind: 'delay', milliseconds: minutes(10), when: 'before' })
    const paying = balanceOf(here).pay(visa)
    await story.clock.advance(1000)
    const declined = await story.run(() => balanceOf(elsewhere).pay(withCard('pm_card_visa_chargeDeclined')))
    expect(declined.kind).toBe('form')
    const end: PaymentStatus = await story.run(() => paying)
    // One debt has one key, so the late request gets the end of the other device's attempt.
    expect(end.kind).toBe('form')
    await story.clock.advance(minutes(20))
    expect([story.charges(), story.keys.size]).toEqual([[], 1])
    expect((await story.run(() => balanceOf(here).pay(visa))).kind).toBe('paid')
    expect(story.charges()).toEqual([80_000])
  })

  it('a payment in process without a challenge is not reported with an open or cancelled challenge', async () => {
    const story = await begin()
    const page = await onBalancePage(story)
    story.backend.payments.setNextOutcome({ kind: 'pendingForever' })
    story.next('pay', { kind: 'lostAnswer' })
    await story.run(() => balanceOf(page).pay(visa))
    expect(viewOf(page, 'outstanding')).toMatchObject({ kind: 'undecided', can: ['checkNow', 'startAgain'] })
    const { sentence, wait, startAgain, startAgainAction } = payment.undecided
    balanceOf(page).startAgain()
    const beside = words(page, 'outstanding')
    expect(beside).not.toEqual([])
    expect([sentence, wait, startAgain, startAgainAction, ...beside, ...story.notified].join(' ')).not.toMatch(
      /bank|called off/i,
    )
    expect(story.bank.shown).toEqual([])
  })

  it('a free basket that another device completed unnoticed is not reported as incomplete', async () => {
    const story = await begin()
    await story.run(() => story.tab().dashboard.basket(ref).addTickets(ticket('77012')))
    const first = await onCheckoutPage(story)
    const second = await onCheckoutPage(story, await atAnotherDevice(story))
    await story.run(first.dashboard.checkout(ref).complete)
    story.notified.length = 0
    await story.run(second.dashboard.checkout(ref).complete)
    expect([story.notified, words(second, 'basket')]).toEqual([[payment.itemsAddedToBooking], []])
  })

  it('a free basket that another tab completed is reported as completed here too', async () => {
    const story = await begin()
    await story.run(() => story.tab().dashboard.basket(ref).addTickets(ticket('77012')))
    const first = await onCheckoutPage(story)
    const second = story.openTab()
    await story.begin(second)
    await onCheckoutPage(story, second)
    const complete = ({ dashboard }: { readonly dashboard: Dashboard }): Promise<PaymentStatus> =>
      story.run(dashboard.checkout(ref).complete)
    expect((await complete(first)).kind).toBe('paid')
    // The other tab knows the end by now.
    expect(second.dashboard.checkout(ref).state$.value.kind).toBe('paid')
    expect((await complete(second)).kind).toBe('nothingToPay')
    expect(
      story.notified.filter(
        (message) => message !== payment.itemsAddedToBooking && !message.startsWith('Tickets successfully'),
      ),
    ).toEqual([])
    expect(story.charges()).toEqual([])
  })

  it('storage that fills up during a payment does not bring its form back', async () => {
    const story = await begin()
    await story.run(() => story.tab().dashboard.basket(ref).addTickets(ticket()))
    const page = await onCheckoutPage(story)
    story.next('pay', { kind: 'delay', milliseconds: 2000, when: 'before' })
    story.backend.payments.setNextOutcome({ kind: 'pending', polls: 8 })
    const paying = page.dashboard.checkout(ref).pay(visa)
    await story.clock.advance(1000)
    page.browser.storage.condition = 'full'
    expect((await story.run(() => paying)).kind).toBe('undecided')
    expect(viewOf(page, 'basket')).toMatchObject({ kind: 'undecided', can: ['checkNow'] })
    await story.clock.advance(120_000)
    expect(viewOf(page, 'basket')?.kind).toBe('paid')
    expect(story.charges()).toEqual([4750])
  })

  it('a queued “Payment failed” never appears after a further submit has paid', async () => {
    const story = await begin()
    const page = await onBalancePage(story)
    for (const about of ['A', 'B', 'C'])
      page.dashboard.messages.toast('info', `Something of ${about} is said`, { about })
    story.backend.payments.setNextOutcome({ kind: 'failed' })
    await story.run(() => balanceOf(page).pay(visa))
    await story.run(() => balanceOf(page).pay(visa))
    await story.clock.advance(60_000)
    expect(story.notified).toContain(payment.paid)
    expect(story.notified).not.toContain(texts.operations.payment.text)
  })
})
