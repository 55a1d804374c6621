import { describe, expect, it } from 'vitest'
import { addTickets } from '../commands/catalogue/AddTickets.js'
import { holdInvariants } from '../invariants/holdInvariants.js'
import { cardChoices } from '../model/payment/CardChoice.js'
import { goToCheckout, type PaySubmission, submitPayment } from '../model/payment/submitPayment.js'
import { TestContext } from '../model/TestContext.js'
import { viewOn } from '../oracle/paymentModels.js'
import { comeToAnEnd } from '../running/comeToAnEnd.js'
import { setOut } from '../running/travel.js'
import { type EffectName, effectNames, effects } from './effects.js'

const ref = 'SUN1001'
const [visa] = cardChoices
if (visa === undefined) throw new Error('The table of cards is empty')
const press: PaySubmission = { ref, card: visa, decision: 'complete', patience: 'untilQuiet', unchecked: false }

const viewIn = (context: TestContext) => viewOn(context.journey.tab().dashboard, 'basket', ref)

/** True if the page's statement matches what happened to the money. */
const isTrue = (context: TestContext, name: EffectName): boolean => {
  const view = viewIn(context)
  const charged = context.journey.backend.inspect.charges().length
  if (view === null) {
    // The session was refused, so the next sign-in shows the result.
    return name === 'HTTP 401'
  }
  if (view.kind !== 'form') return charged === 1 && ['paid', 'bookingFailed', 'undecided'].includes(view.kind)
  const { failure } = view
  // Without an answer, the panel shows only what is known.
  if (failure?.money === 'safeOnce') return charged === 0
  return charged === 0 && failure !== null && context.oracle.heard().length > 0
}

const payWith = async (operationId: string, name: EffectName): Promise<TestContext> => {
  const context = new TestContext()
  await setOut(context, 'atCheckout')
  const tab = context.journey.tab()
  await goToCheckout(context, tab, press)
  const { backend } = context.journey
  if (operationId === 'getBasketPayments') backend.payments.setNextOutcome({ kind: 'paidButBookingFailed' })
  backend.faults.add({ match: { path: operationId }, times: 'once', effect: effects[name] })
  await submitPayment(context, tab, press)
  holdInvariants(context)
  return context
}

describe.each(['pay', 'getBasketStatus', 'getBasketPayments'])('while paying, %s', (operationId) => {
  it.each(effectNames)('after %s states only what is known, and finds the end', async (name) => {
    const context = await payWith(operationId, name)
    expect(isTrue(context, name)).toBe(true)
    await comeToAnEnd(context)
    expect(viewIn(context)?.kind).not.toBe('undecided')
  })
})

describe('a free basket', () => {
  it.each(effectNames)('after %s at its completion is completed once, now or at the next submit', async (name) => {
    const context = new TestContext()
    await setOut(context, 'atTheTickets')
    const tab = context.journey.tab()
    await context.press(tab, () => addTickets(tab.dashboard, { ref, ticketTypeId: '41041', count: 2, passenger: 1 }))
    context.journey.backend.faults.add({ match: { path: 'completeBasket' }, times: 'once', effect: effects[name] })
    await context.press(tab, tab.dashboard.checkout(ref).complete)
    holdInvariants(context)
    if (tab.dashboard.session.state$.value.kind !== 'signedIn') await context.signIn(tab)
    await context.press(tab, tab.dashboard.checkout(ref).open)
    await context.press(tab, tab.dashboard.checkout(ref).complete)
    holdInvariants(context)
    expect(context.journey.backend.inspect.baskets().map(({ state }) => state)).toEqual(['completed'])
    expect(context.journey.backend.inspect.charges()).toEqual([])
  })
})
