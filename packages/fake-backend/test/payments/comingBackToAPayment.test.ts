import { describe, expect, it } from 'vitest'
import type { FaultEffect } from '../../src/faults/Fault.js'
import { arriveAtCheckout, bookingRef, failureTexts, openSecond, toasts, visa } from './atCheckout.js'
import { balanceOf, begin, onBalancePage, ref, viewOf, withCard } from './PaymentStory.js'

describe('coming back to a payment', () => {
  it('continues under the same key after its tab was closed during a challenge, and shows that again', async () => {
    const journey = await arriveAtCheckout()
    journey.bank.decide('leaveOpen')
    void journey.pay('pm_card_authenticationRequired')
    await journey.clock.advance(1000)
    await journey.reopen()
    const checkout = journey.tab().dashboard.checkout(bookingRef)
    void checkout.open()
    await journey.clock.advance(60_000)
    expect(journey.payment()).toMatchObject({ kind: 'undecided', can: ['checkNow', 'startAgain'] })
    checkout.startAgain()
    journey.bank.decide('complete')
    await journey.run(() => journey.pay())
    expect(journey.bank.shown).toHaveLength(2)
    expect(journey.payment()?.kind).toBe('paid')
    expect(journey.backend.inspect.charges()).toHaveLength(1)
  })

  it('finds the end of its own basket, although the booking has another one by then', async () => {
    const journey = await arriveAtCheckout()
    const other = await openSecond(journey)
    journey.bank.decide('leaveOpen')
    void journey.pay('pm_card_authenticationRequired')
    await journey.clock.advance(1000)
    const oneMore = { tickets: [{ ticketTypeId: '41022', passengerId: 1, ticketName: 'General' }] }
    const inOther = other.dashboard.basket(bookingRef)
    const checkout = other.dashboard.checkout(bookingRef)
    await journey.run(() => inOther.addTickets(oneMore))
    // The basket change cancelled the first payment, and the page says so before it sends anything.
    expect((await journey.run(() => checkout.pay(visa))).kind).toBe('form')
    expect((await journey.run(() => checkout.pay(visa))).kind).toBe('paid')
    expect(journey.backend.inspect.charges()).toHaveLength(1)
    await journey.run(() => inOther.addTickets(oneMore))
    journey.bank.answerOpen('close')
    await journey.clock.advance(60_000)
    expect(failureTexts(journey)).toEqual([])
    expect(journey.payment()?.kind).toBe('paid')
  })

  it('finds that a payment has ended if another tab discarded its basket', async () => {
    const journey = await arriveAtCheckout()
    journey.bank.decide('leaveOpen')
    void journey.pay('pm_card_authenticationRequired')
    await journey.clock.advance(1000)
    const other = await openSecond(journey)
    await journey.run(() => other.dashboard.basket(bookingRef).discard())
    journey.bank.answerOpen('complete')
    await journey.clock.advance(60_000)
    expect(journey.browser.storage.unended()).toEqual([])
    expect(toasts(journey)).toEqual([])
    expect(journey.backend.inspect.charges()).toEqual([])
  })
})

describe('an open challenge while a second tab submits the same payment', () => {
  const asked = withCard('pm_card_authenticationRequired')
  const secondPresses: readonly (readonly [string, FaultEffect | null])[] = [
    ['is given the same check', null],
    ['has no answer', { kind: 'lostAnswer' }],
    ['fails before it is read', { kind: 'status', status: 500 }],
    ['is told of a payment under way', { kind: 'error', code: 16000301 }],
    ['is told of a conflict', { kind: 'status', status: 409 }],
    ['is refused with a code that says nothing of the attempt', { kind: 'error', code: 16000200 }],
  ]

  it.each(secondPresses)(
    'opens again after a reload if the second submit %s, and leads to one charge',
    async (_, effect) => {
      const story = await begin()
      const second = story.openTab()
      await story.begin(second)
      for (const tab of [story.tab(), second]) await onBalancePage(story, tab)
      story.bank.decide('leaveOpen')
      void balanceOf(story.tab()).pay(asked)
      await story.clock.advance(1000)
      if (effect !== null) story.next('pay', effect)
      void balanceOf(second).pay(asked)
      await story.clock.advance(60_000)
      await story.reload()
      await story.run(() => story.tab().dashboard.bookings.load(ref))
      void balanceOf(story.tab()).open()
      await story.clock.advance(1000)
      expect(viewOf(story.tab(), 'outstanding')).toMatchObject({ kind: 'moving', stage: 'bank' })
      story.bank.answerOpen('complete')
      await story.clock.advance(10 * 60_000)
      expect([viewOf(story.tab(), 'outstanding')?.kind, viewOf(second, 'outstanding')?.kind]).toEqual(['paid', 'paid'])
      expect(story.charges()).toEqual([80_000])
      expect(story.browser.storage.payments()).toEqual([])
    },
  )
})
