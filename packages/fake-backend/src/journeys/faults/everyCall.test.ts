import { paths, texts } from '@booking-dashboard/core'
import { describe, expect, it } from 'vitest'
import { holdInvariants } from '../invariants/holdInvariants.js'
import { Stage } from '../model/Stage.js'
import { setOut } from '../running/travel.js'
import { calls } from './calls.js'
import { type EffectName, effectNames, effects, plainWords } from './effects.js'
import type { FaultyCall } from './FaultyCall.js'

/** What the customer is told, by the catalogue; null where nothing is said. */
const expectedText = ({ operation, operationId, instead }: FaultyCall, effect: EffectName): string | null => {
  const special = instead?.[effect]
  if (special !== undefined) return special
  switch (effect) {
    case 'HTTP 401':
      // At login it is an answer about the credentials; elsewhere the way leads to /login.
      return operationId === 'login' ? texts.failure.accountNotFound : null
    case 'HTTP 403':
      return null
    case 'an unknown error code':
      return texts.failure.unknown
    case 'an error in plain words':
      return plainWords
    default:
      return operation === 'clientId' || operation === 'clientConfig' ? texts.failure.initialisation : textOf(operation)
  }
}

const textOf = (operation: FaultyCall['operation']): string => {
  const failureTexts: Readonly<Record<string, string>> = texts.failure
  return failureTexts[operation] ?? texts.failure.paymentFailed
}

const spoken = Object.values<string>(texts.failure)

describe.each(calls)('$operationId ($operation)', (call) => {
  it.each(effectNames)('after %s ends settled, says what the catalogue has, and works the next time', async (name) => {
    const stage = new Stage()
    await setOut(stage, call.signedOut === true ? 'atTheDoor' : 'atCheckout')
    const { journey } = stage
    const tab = journey.tab()
    journey.backend.faults.add({ match: { path: call.operationId }, times: 'always', effect: effects[name] })
    await stage.press(tab, () => call.act(tab.dashboard))
    holdInvariants(stage)
    const expected = expectedText(call, name)
    const failuresHeard = stage.witness.heard().filter((text) => spoken.includes(text) || text === plainWords)
    expect(failuresHeard).toEqual(expected === null ? [] : [expected])
    expect(tab.navigation.current() === paths.unauthorised).toBe(name === 'HTTP 403')
    if (call.success !== undefined) {
      const succeeds = expected === null && name !== 'HTTP 401' && name !== 'HTTP 403'
      expect(stage.witness.heard().includes(call.success.text)).toBe(succeeds)
      if (!call.signedOut) expect(tab.navigation.current() === call.success.path).toBe(succeeds)
    }

    journey.backend.faults.clear()
    // A request that was long on its way arrives in the end.
    await stage.pass(60_000)
    if (call.signedOut !== true) await stage.signIn(tab)
    const before = stage.witness.heard().length
    await stage.press(tab, () => call.act(tab.dashboard))
    holdInvariants(stage)
    expect(stage.witness.heard().slice(before).filter((text) => spoken.includes(text))).toEqual([])
    if (call.success !== undefined) {
      expect(stage.witness.heard()).toContain(call.success.text)
      expect(tab.navigation.current()).toBe(call.success.path)
    }
  })
})
