import { describePaymentFailure, texts } from '@booking-dashboard/core'
import { describe, expect, it } from 'vitest'
import { addTickets } from '../commands/AddTickets.js'
import { holdInvariants } from '../invariants/holdInvariants.js'
import { cardChoices } from '../model/CardChoice.js'
import { goToCheckout, type PayPress, pressPay } from '../model/pressPay.js'
import { Stage } from '../model/Stage.js'
import { comeToAnEnd } from '../running/comeToAnEnd.js'
import { setOut } from '../running/travel.js'
import { type EffectName, effectNames, effects } from './effects.js'

const ref = 'SUN1001'
const [visa] = cardChoices
if (visa === undefined) throw new Error('The table of cards is empty')
const press: PayPress = { ref, card: visa, decision: 'complete', patience: 'untilQuiet', unchecked: false }

const stateOn = (stage: Stage) => stage.journey.tab().dashboard.payment(ref).state$.value

/** Whether what the page says is what happened to the money. */
const isTrue = (stage: Stage, name: EffectName): boolean => {
  const state = stateOn(stage)
  const charged = stage.journey.backend.inspect.charges().length
  switch (state.kind) {
    case 'failed':
      return charged === 0 && describePaymentFailure(state.reason, texts).every((text) => stage.witness.heard().includes(text))
    case 'unchecked':
      // The session was refused: whoever signs in again is told.
      return name === 'HTTP 401'
    default:
      return charged === 1 && ['idle', 'settled', 'undecided'].includes(state.kind)
  }
}

const payWith = async (operationId: string, name: EffectName): Promise<Stage> => {
  const stage = new Stage()
  await setOut(stage, 'atCheckout')
  const tab = stage.journey.tab()
  await goToCheckout(stage, tab, press)
  const { backend } = stage.journey
  if (operationId === 'getBasketPayments') backend.payments.setNextOutcome({ kind: 'paidButBookingFailed' })
  backend.faults.add({ match: { path: operationId }, times: 'once', effect: effects[name] })
  await pressPay(stage, tab, press)
  holdInvariants(stage)
  return stage
}

describe.each(['pay', 'getBasketStatus', 'getBasketPayments'])('while paying, %s', (operationId) => {
  it.each(effectNames)('after %s says only what is known, and finds the end', async (name) => {
    const stage = await payWith(operationId, name)
    expect(isTrue(stage, name)).toBe(true)
    await comeToAnEnd(stage)
    expect(stateOn(stage).kind).not.toBe('undecided')
  })
})

describe('a basket that costs nothing', () => {
  it.each(effectNames)('after %s at its completion is completed once, now or at the next press', async (name) => {
    const stage = new Stage()
    await setOut(stage, 'atTheTickets')
    const tab = stage.journey.tab()
    await stage.press(tab, () => addTickets(tab.dashboard, { ref, ticketTypeId: '41041', count: 2, passenger: 1 }))
    stage.journey.backend.faults.add({ match: { path: 'completeBasket' }, times: 'once', effect: effects[name] })
    await stage.press(tab, tab.dashboard.payment(ref).completeFreeBasket)
    holdInvariants(stage)
    if (tab.dashboard.session.state$.value.kind !== 'signedIn') await stage.signIn(tab)
    await stage.press(tab, tab.dashboard.payment(ref).completeFreeBasket)
    holdInvariants(stage)
    expect(stage.journey.backend.inspect.baskets().map(({ state }) => state)).toEqual(['completed'])
    expect(stage.journey.backend.inspect.charges()).toEqual([])
  })
})
