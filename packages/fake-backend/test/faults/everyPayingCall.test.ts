import { describe, expect, it } from 'vitest'
import { hold } from '../../src/journeys/checkJourneys.js'
import { comeToAnEnd } from '../../src/journeys/comeToAnEnd.js'
import { invariants } from '../../src/journeys/invariants.js'
import type { Journey } from '../../src/journeys/Journey.js'
import { viewOn } from '../../src/journeys/oracle/paymentModels.js'
import { addTickets } from '../purchases.js'
import { ref, setOut } from '../setOut.js'
import { type EffectName, effectNames, effects } from './effects.js'

const visa = { cardholderName: 'Amelia Hart', source: { kind: 'paymentMethod', id: 'pm_card_visa' } } as const

const viewIn = ({ page }: Journey) => viewOn(page(), 'basket', ref)

/** True if the page's statement matches what happened to the money. */
const isTrue = (journey: Journey, name: EffectName): boolean => {
  const view = viewIn(journey)
  const charged = journey.backend.inspect.charges().length
  if (view === null) {
    // The session was refused, so the next sign-in shows the result.
    return name === 'HTTP 401'
  }
  if (view.kind !== 'form') return charged === 1 && ['paid', 'bookingFailed', 'undecided'].includes(view.kind)
  // Without an answer, the panel shows only what is known.
  if (view.charged === 'safeOnce') return charged === 0
  return charged === 0 && view.notice !== null && journey.observed.oracle.heard().length > 0
}

const payWith = async (operationId: string, name: EffectName): Promise<Journey> => {
  const journey = await setOut('atCheckout')
  const { backend, press, page } = journey
  const checkout = page().checkout(ref)
  await press(checkout.open)
  const { value } = checkout.state$
  if (value.kind !== 'open' || value.basket === null) throw new Error('The checkout does not open')
  checkout.acceptTerms(true)
  journey.observed.oracle.submissions.submitted(value.basket.id, value.basket.total)
  if (operationId === 'getBasketPayments') backend.payments.setNextOutcome({ kind: 'paidButBookingFailed' })
  backend.faults.add({ match: { path: operationId }, times: 'once', effect: effects[name] })
  await press(() => checkout.pay(visa))
  hold(journey)
  return journey
}

describe.each(['pay', 'getBasketStatus', 'getBasketPayments'])('while paying, %s', (operationId) => {
  it.each(effectNames)('after %s states only what is known, and finds the end', async (name) => {
    const journey = await payWith(operationId, name)
    expect(isTrue(journey, name)).toBe(true)
    await comeToAnEnd(journey)
    hold(journey, invariants)
    expect(viewIn(journey)?.kind).not.toBe('undecided')
  })
})

describe('a free basket', () => {
  it.each(effectNames)('after %s at its completion is completed once, now or at the next submit', async (name) => {
    const journey = await setOut('atTheTickets')
    const { backend, press, page } = journey
    await press(() => addTickets(page(), { ref, ticketTypeId: '41041', count: 2, passenger: 1 }))
    backend.faults.add({ match: { path: 'completeBasket' }, times: 'once', effect: effects[name] })
    await press(page().checkout(ref).complete)
    hold(journey)
    if (journey.customer() === null) await journey.signIn()
    await press(page().checkout(ref).open)
    await press(page().checkout(ref).complete)
    hold(journey)
    expect(backend.inspect.baskets().map(({ state }) => state)).toEqual(['completed'])
    expect(backend.inspect.charges()).toEqual([])
  })
})
