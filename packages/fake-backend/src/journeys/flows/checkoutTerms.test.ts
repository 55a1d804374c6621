import type { TermsToAccept } from '@booking-dashboard/core'
import { describe, expect, it } from 'vitest'
import { arriveAtCheckout, type AtCheckout, bookingRef } from '../payments/atCheckout.js'

const checkoutOf = ({ tab }: AtCheckout) => tab().dashboard.checkout(bookingRef)
const termsOf = (journey: AtCheckout): TermsToAccept => {
  const state = checkoutOf(journey).state$.value
  if (state.kind !== 'open') throw new Error(`The checkout is ${state.kind}`)
  return state.terms
}
const open = (journey: AtCheckout) => journey.run(() => checkoutOf(journey).open())
const fail = (journey: AtCheckout, status: number): void =>
  void journey.backend.faults.add({
    match: { path: 'getTermsAndConditions' },
    times: 'always',
    effect: { kind: 'status', status },
  })
/** Another session of the same customer, who has not seen the terms yet. */
const comeBack = async (journey: AtCheckout): Promise<void> => {
  await journey.run(() => journey.tab().dashboard.session.signOut())
  await journey.signIn()
}

describe('the terms of a purchase', () => {
  it('are shown once the checkout is open, and stand against going on until they are accepted', async () => {
    const journey = await arriveAtCheckout()
    expect(termsOf(journey)).toMatchObject({ kind: 'shown', isAccepted: false, obstacle: 'notAccepted' })
    checkoutOf(journey).acceptTerms(true)
    expect(termsOf(journey)).toMatchObject({ kind: 'shown', isAccepted: true, obstacle: null })
    checkoutOf(journey).acceptTerms(false)
    expect(termsOf(journey).obstacle).toBe('notAccepted')
  })

  it('are accepted on each visit anew', async () => {
    const journey = await arriveAtCheckout()
    checkoutOf(journey).acceptTerms(true)
    await open(journey)
    expect(termsOf(journey).obstacle).toBe('notAccepted')
  })

  it('are not here before they are loaded, and cannot be accepted then', async () => {
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

  it('stand against nothing where the booking has none', async () => {
    const journey = await arriveAtCheckout()
    await comeBack(journey)
    fail(journey, 404)
    await open(journey)
    expect(termsOf(journey)).toEqual({ kind: 'none', obstacle: null })
  })

  it('that could not be loaded are loaded again by a retry, or by the next visit', async () => {
    const journey = await arriveAtCheckout()
    await comeBack(journey)
    fail(journey, 400)
    await open(journey)
    expect(termsOf(journey)).toEqual({ kind: 'failed', obstacle: 'unavailable' })
    await journey.run(() => checkoutOf(journey).retryTerms())
    expect(termsOf(journey).kind).toBe('failed')
    journey.backend.faults.clear()
    await journey.run(() => checkoutOf(journey).retryTerms())
    expect(termsOf(journey).kind).toBe('shown')
  })

  it('are asked for by the page alone: a script pays without', async () => {
    const journey = await arriveAtCheckout()
    expect(termsOf(journey).obstacle).toBe('notAccepted')
    expect(await journey.run(() => journey.pay())).toMatchObject({ kind: 'paid' })
  })
})
