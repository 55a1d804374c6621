import type { TermsToAccept } from '@booking-dashboard/core'
import { describe, expect, it } from 'vitest'
import { beginSignedIn } from '../LoggedJourney.js'
import { buy, seat } from '../purchases.js'
import type { TestBed } from '../../src/journeys/TestBed.js'

const bookingRef = 'SUN1001'
const visa = { cardholderName: 'Amelia Hart', source: { kind: 'paymentMethod', id: 'pm_card_visa' } } as const

/** A basket with a ticket, and the customer at the payment form. */
const arriveAtCheckout = async (): Promise<TestBed> => {
  const journey = await beginSignedIn()
  const { dashboard } = journey.tab()
  await journey.run(() => dashboard.bookings.load(bookingRef))
  await journey.run(() => buy(seat)(dashboard))
  await journey.run(dashboard.checkout(bookingRef).open)
  return journey
}
const checkoutOf = ({ tab }: TestBed) => tab().dashboard.checkout(bookingRef)
const termsOf = (journey: TestBed): TermsToAccept => {
  const state = checkoutOf(journey).state$.value
  if (state.kind !== 'open') throw new Error(`The checkout is ${state.kind}`)
  return state.terms
}
const open = (journey: TestBed) => journey.run(() => checkoutOf(journey).open())
const fail = (journey: TestBed, status: number): void =>
  void journey.backend.faults.add({
    match: { path: 'getTermsAndConditions' },
    times: 'always',
    effect: { kind: 'status', status },
  })
/** A new session of the same customer, who has not seen the terms in it. */
const comeBack = async (journey: TestBed): Promise<void> => {
  await journey.run(() => journey.tab().dashboard.session.signOut())
  await journey.signIn()
}

describe('the terms of a purchase', () => {
  it('appear at checkout, and block the payment until the customer accepts them', async () => {
    const journey = await arriveAtCheckout()
    expect(termsOf(journey)).toMatchObject({ kind: 'shown', isAccepted: false, obstacle: 'notAccepted' })
    checkoutOf(journey).acceptTerms(true)
    expect(termsOf(journey)).toMatchObject({ kind: 'shown', isAccepted: true, obstacle: null })
    checkoutOf(journey).acceptTerms(false)
    expect(termsOf(journey).obstacle).toBe('notAccepted')
  })

  it('need acceptance on each visit', async () => {
    const journey = await arriveAtCheckout()
    checkoutOf(journey).acceptTerms(true)
    await open(journey)
    expect(termsOf(journey).obstacle).toBe('notAccepted')
  })

  it('are missing while loading, and cannot be accepted then', async () => {
    const journey = await arriveAtCheckout()
    checkoutOf(journey).acceptTerms(true)
    await comeBack(journey)
    journey.backend.faults.add({
      match: { path: 'getTermsAndConditions' },
      times: 'once',
      effect: { kind: 'delay', milliseconds: 5000 },
    })
    const seen: TermsToAccept[] = []
    checkoutOf(journey).state$.subscribe((state) => state.kind === 'open' && seen.push(state.terms))
    await open(journey)
    expect(seen[0]).toEqual({ kind: 'loading', obstacle: 'notShownYet' })
    expect(seen.at(-1)).toMatchObject({ kind: 'shown', isAccepted: false })
  })

  it('block nothing if the booking has none', async () => {
    const journey = await arriveAtCheckout()
    await comeBack(journey)
    fail(journey, 404)
    await open(journey)
    expect(termsOf(journey)).toEqual({ kind: 'none', obstacle: null })
  })

  it('load again on a retry or on the next visit after a failure', async () => {
    const journey = await arriveAtCheckout()
    await comeBack(journey)
    fail(journey, 400)
    await open(journey)
    expect(termsOf(journey)).toEqual({ kind: 'failed', obstacle: null })
    await journey.run(() => checkoutOf(journey).retryTerms())
    expect(termsOf(journey).kind).toBe('failed')
    journey.backend.faults.clear()
    await journey.run(() => checkoutOf(journey).retryTerms())
    expect(termsOf(journey).kind).toBe('shown')
  })

  it('block only the page: a script pays without them', async () => {
    const journey = await arriveAtCheckout()
    expect(termsOf(journey).obstacle).toBe('notAccepted')
    expect(await journey.run(() => checkoutOf(journey).pay(visa))).toMatchObject({ kind: 'paid' })
  })
})
