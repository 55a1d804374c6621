import { latest, texts } from '@booking-dashboard/core'
import { describe, expect, it } from 'vitest'
import { arriveAtCheckout, type AtCheckout, bookingRef, failureTexts, openSecond, toasts, visa } from './atCheckout.js'
import { nameOfView, viewOn } from '../../src/journeys/oracle/paymentModels.js'

const basketKind = ({ tab }: AtCheckout): string => tab().dashboard.basket(bookingRef).state$.value.kind
const outstanding = ({ tab }: AtCheckout): number | undefined =>
  latest(tab().dashboard.bookings.booking(bookingRef).value)?.prices.outstandingBalance

describe('paying for a basket', () => {
  it('charges the shown amount once, and shows the booking with its new tickets', async () => {
    const journey = await arriveAtCheckout()
    const total = journey.shownTotal()
    const before = latest(journey.tab().dashboard.bookings.booking(bookingRef).value)
    await journey.run(() => journey.pay())
    expect(journey.backend.inspect.charges().map(({ amount }) => amount)).toEqual([total])
    expect(toasts(journey)).toContain('Item(s) successfully added to booking.')
    expect(journey.payment()?.kind).toBe('paid')
    expect(basketKind(journey)).toBe('none')
    const after = latest(journey.tab().dashboard.bookings.booking(bookingRef).value)
    expect(after?.tickets.length).toBe((before?.tickets.length ?? 0) + 2)
    expect(after?.prices.paid).toBe((before?.prices.paid ?? 0) + total)
    expect(outstanding(journey)).toBe(before?.prices.outstandingBalance)
  })

  it('completes the challenge if the card needs one', async () => {
    const journey = await arriveAtCheckout()
    const seen: string[] = []
    journey
      .tab()
      .dashboard.checkout(bookingRef)
      .state$.subscribe(() => {
        const view = journey.payment()
        const name = view === null ? 'none' : nameOfView(view)
        if (seen.at(-1) !== name) seen.push(name)
      })
    await journey.run(() => journey.pay('pm_card_authenticationRequired'))
    expect(seen).toEqual(['form', 'sending', 'bank', 'confirming', 'paid'])
    expect(journey.backend.inspect.charges()).toHaveLength(1)
  })

  it.each([
    ['fail', texts.payment.challengeFailed],
    ['close', texts.payment.challengeClosed],
  ] as const)('shows the reason when the challenge ends by "%s", and keeps the basket', async (decision, text) => {
    const journey = await arriveAtCheckout()
    journey.bank.decide(decision)
    await journey.run(() => journey.pay('pm_card_authenticationRequired'))
    expect(failureTexts(journey)).toContain(text)
    expect(toasts(journey)).not.toContain(text)
    expect(journey.backend.inspect.charges()).toEqual([])
    expect(basketKind(journey)).toBe('loaded')
    journey.bank.decide('complete')
    await journey.run(() => journey.pay('pm_card_authenticationRequired'))
    expect(journey.backend.inspect.charges()).toHaveLength(1)
  })

  it.each([
    ['pm_card_visa_chargeDeclined', texts.paymentCode[16000140].text],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', texts.paymentCode[16000140].text],
    ['pm_card_chargeDeclinedExpiredCard', texts.paymentCode[16000070].text],
    ['pm_card_chargeDeclinedIncorrectCvc', texts.paymentCode[16000080].text],
    ['pm_card_chargeDeclinedProcessingError', texts.paymentCode[16000170].text],
  ])('gives the refusal of %s its own text, and a new attempt is a new intent', async (card, text) => {
    const journey = await arriveAtCheckout()
    await journey.run(() => journey.pay(card))
    expect(failureTexts(journey)).toContain(text)
    expect(journey.backend.inspect.charges()).toEqual([])
    await journey.run(() => journey.pay())
    expect(journey.backend.inspect.charges()).toHaveLength(1)
  })

  it('shows a payment as undecided while its end is unknown, and keeps checking by itself', async () => {
    const journey = await arriveAtCheckout()
    journey.backend.payments.setNextOutcome({ kind: 'pending', polls: 8 })
    await journey.run(() => journey.pay())
    expect(journey.payment()?.kind).toBe('undecided')
    await journey.clock.advance(60_000)
    expect(journey.payment()?.kind).toBe('paid')
    expect(journey.backend.inspect.charges()).toHaveLength(1)
    expect(basketKind(journey)).toBe('none')
  })

  it('refuses an amount other than the shown one, and shows the new amount', async () => {
    const journey = await arriveAtCheckout()
    const old = journey.shownTotal()
    const second = await openSecond(journey)
    await journey.run(() =>
      second.dashboard
        .basket(bookingRef)
        .addTickets({ tickets: [{ ticketTypeId: '41022', passengerId: 1, ticketName: 'General' }] }),
    )
    await journey.run(() => journey.pay())
    expect(failureTexts(journey)).toContain(texts.paymentCode[16000307].text)
    expect(journey.backend.inspect.charges()).toEqual([])
    expect(journey.shownTotal()).toBeGreaterThan(old)
  })
})

describe('never a second charge', () => {
  it('checks the status after a lost answer and does not send again', async () => {
    const journey = await arriveAtCheckout()
    journey.backend.faults.add({ match: { path: 'pay' }, times: 'once', effect: { kind: 'lostAnswer' } })
    await journey.run(() => journey.pay())
    expect(journey.backend.inspect.charges()).toHaveLength(1)
    expect(toasts(journey)).toContain('Item(s) successfully added to booking.')
  })

  it('checks the status while an answer is ten minutes late', async () => {
    const journey = await arriveAtCheckout()
    journey.backend.faults.add({
      match: { path: 'pay' },
      times: 'once',
      effect: { kind: 'delay', milliseconds: 600_000, when: 'after' },
    })
    await journey.run(() => journey.pay())
    await journey.clock.advance(700_000)
    expect(journey.backend.inspect.charges()).toHaveLength(1)
    expect(basketKind(journey)).toBe('none')
  })

  it('says that it is safe to try again if a request never arrived', async () => {
    const journey = await arriveAtCheckout()
    journey.backend.faults.add({ match: { path: 'pay' }, times: 'once', effect: { kind: 'drop' } })
    await journey.run(() => journey.pay())
    expect(failureTexts(journey)).toContain(texts.payment.charged.safeOnce)
    await journey.run(() => journey.pay())
    expect(journey.backend.inspect.charges()).toHaveLength(1)
  })

  it('charges once if two tabs pay the same basket, and both show it', async () => {
    const journey = await arriveAtCheckout()
    const second = await openSecond(journey)
    const there = second.dashboard.checkout(bookingRef)
    await journey.run(there.open)
    await journey.run(() => Promise.all([journey.pay(), there.pay(visa)]))
    await journey.clock.advance(120_000)
    expect(journey.backend.inspect.charges()).toHaveLength(1)
    expect([journey.payment()?.kind, viewOn(second.dashboard, 'basket', bookingRef)?.kind]).toEqual(['paid', 'paid'])
  })
})

describe('a basket that was paid in another tab', () => {
  it('stays unchanged: the next item starts a new basket', async () => {
    const journey = await arriveAtCheckout()
    const second = await openSecond(journey)
    await journey.run(() => second.dashboard.checkout(bookingRef).pay(visa))
    const oneMore = {
      tickets: [{ ticketTypeId: '41022', passengerId: 1, ticketName: 'General admission' }],
    }
    await journey.run(() => journey.tab().dashboard.basket(bookingRef).addTickets(oneMore))
    expect(toasts(journey)).toContain('Tickets successfully added to your basket: General admission')
    expect(journey.backend.inspect.baskets().map(({ state, tickets }) => [state, tickets.length])).toEqual([
      ['completed', 2],
      ['open', 1],
    ])
  })
})
