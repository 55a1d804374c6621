import { paths, texts } from '@booking-dashboard/core'
import { expect } from 'vitest'
import { holdInvariants } from '../invariants/holdInvariants.js'
import { TestContext } from '../model/TestContext.js'
import { setOut } from '../running/travel.js'
import { type EffectName, effects, plainWords } from './effects.js'
import type { FaultyCall } from './FaultyCall.js'

/** What the customer is told, by the catalogue; null where nothing is said. */
const expectedText = (
  { operation, operationId, instead, signedOut }: FaultyCall,
  effect: EffectName,
): string | null => {
  const special = instead?.[effect]
  if (special !== undefined) return special
  switch (effect) {
    case 'HTTP 401':
      // At login it is an answer about the credentials; elsewhere the way leads to /login.
      return operationId === 'login' ? texts.codes[15000010].text : null
    case 'HTTP 403':
      // Who is signed in is led away.
      return signedOut === true ? textOf(operation) : null
    case 'an unknown error code':
      return texts.failure.unknown
    case 'an error in plain words':
      return plainWords
    default:
      return textOf(operation)
  }
}

const textOf = (operation: FaultyCall['operation']): string => texts.operations[operation].text

const spoken = [
  ...Object.values<string>(texts.failure),
  ...Object.values<{ readonly text: string | null }>({ ...texts.codes, ...texts.operations }).map(({ text }) => text),
]

/** After this fault the call ends settled, says what the catalogue has, and works the next time. */
export const holdsAfter = async (call: FaultyCall, name: EffectName): Promise<void> => {
  const context = new TestContext()
  await setOut(context, call.signedOut === true ? 'atTheDoor' : 'atCheckout')
  const { journey } = context
  const tab = journey.tab()
  journey.backend.faults.add({ match: { path: call.operationId }, times: 'always', effect: effects[name] })
  await context.press(tab, () => call.act(tab.dashboard))
  holdInvariants(context)
  const expected = expectedText(call, name)
  const failuresHeard = context.oracle.heard().filter((text) => spoken.includes(text) || text === plainWords)
  const also = call.also === undefined ? null : expectedText({ ...call, operation: call.also }, name)
  expect(new Set(failuresHeard)).toEqual(new Set([expected, also].filter((text) => text !== null)))
  // Nobody is led away by a call that no screen shows, nor by one of a page that anybody sees.
  const leadsAway = call.operationId === 'checkSession' || (call.signedOut !== true && call.instead?.[name] !== null)
  expect(tab.navigation.current() === paths.unauthorised).toBe(name === 'HTTP 403' && leadsAway)
  // The client is nobody's: that it is refused says nothing of the session (behaviour/session#1.4).
  const isOfSession = call.signedOut !== true && call.operation !== 'clientConfig'
  if (name === 'HTTP 401' && isOfSession) expect(tab.navigation.current()).toBe(paths.login)
  if (call.success !== undefined) {
    const succeeds = expected === null && name !== 'HTTP 401' && name !== 'HTTP 403'
    expect(context.oracle.heard().includes(call.success.text)).toBe(succeeds)
    if (!call.signedOut) expect(tab.navigation.current() === call.success.path).toBe(succeeds)
  }

  journey.backend.faults.clear()
  // A request that was long on its way arrives in the end.
  await context.pass(60_000)
  if (call.signedOut !== true) await context.signIn(tab)
  const before = context.oracle.heard().length
  await context.press(tab, () => call.act(tab.dashboard))
  holdInvariants(context)
  expect(
    context.oracle
      .heard()
      .slice(before)
      .filter((text) => spoken.includes(text)),
  ).toEqual([])
  if (call.success !== undefined) {
    expect(context.oracle.heard()).toContain(call.success.text)
    expect(tab.navigation.current()).toBe(call.success.path)
  }
}
