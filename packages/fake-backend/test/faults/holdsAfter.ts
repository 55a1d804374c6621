import { paths, texts } from '@booking-dashboard/core'
import { expect } from 'vitest'
import { hold } from '../../src/journeys/checkJourneys.js'
import { setOut } from '../setOut.js'
import { type EffectName, effects, plainWords, unanswered } from './effects.js'
import type { FaultyCall } from './FaultyCall.js'

/** The catalogue's text for the customer; null for no message. */
const expectedText = (
  { operation, operationId, instead, signedOut, needsNoSession }: FaultyCall,
  effect: EffectName,
): string | null => {
  const special = instead?.[effect]
  if (special !== undefined) return special
  switch (effect) {
    case 'HTTP 401':
      // Elsewhere the session has ended, which redirects to /login.
      return ['login', 'resetPassword'].includes(operationId) || needsNoSession === true ? textOf(operation) : null
    case 'HTTP 403':
      // A 403 redirects a signed-in customer.
      return signedOut === true || needsNoSession === true ? textOf(operation) : null
    case 'an unknown error code':
      return texts.failure.unknown
    case 'an error in plain words':
      return plainWords
    default:
      return textOf(operation)
  }
}

const textOf = (operation: FaultyCall['operation']): string => texts.operations[operation].text

const failureTexts = [
  ...Object.values<string>(texts.failure),
  ...Object.values<{ readonly text: string | null }>({ ...texts.codes, ...texts.operations }).map(({ text }) => text),
]

/** Checks that after this fault the call ends settled, shows the catalogue's text, and works the next time. */
export const holdsAfter = async (call: FaultyCall, name: EffectName): Promise<void> => {
  const journey = await setOut(call.signedOut === true ? 'atTheDoor' : 'atCheckout')
  const { oracle } = journey.observed
  const tab = journey.tab()
  journey.backend.faults.add({ match: { path: call.operationId }, times: 'always', effect: effects[name] })
  await journey.press(() => call.act(tab.dashboard))
  hold(journey)
  const expected = expectedText(call, name)
  const failuresShown = oracle.heard().filter((text) => failureTexts.includes(text) || text === plainWords)
  const isAlone = call.also === undefined || unanswered.includes(name)
  const also = isAlone ? null : expectedText({ ...call, operation: call.also ?? call.operation }, name)
  expect(new Set(failuresShown)).toEqual(new Set([expected, also].filter((text) => text !== null)))
  // Calls that no screen shows, and calls of public pages, do not redirect.
  const isOfSession = call.signedOut !== true && call.needsNoSession !== true
  const leadsAway = isOfSession && call.instead?.[name] !== null
  expect(tab.navigation.current() === paths.unauthorised).toBe(name === 'HTTP 403' && leadsAway)
  if (name === 'HTTP 401' && isOfSession) expect(tab.navigation.current()).toBe(paths.login)
  if (call.success !== undefined) {
    const succeeds = expected === null && name !== 'HTTP 401' && name !== 'HTTP 403'
    expect(oracle.heard().includes(call.success.text)).toBe(succeeds)
    if (!call.signedOut) expect(tab.navigation.current() === call.success.path).toBe(succeeds)
  }

  journey.backend.faults.clear()
  // A delayed request arrives in the end.
  await journey.pass(60_000)
  if (call.signedOut !== true) await journey.signIn()
  const before = oracle.heard().length
  await journey.press(() => call.act(tab.dashboard))
  hold(journey)
  expect(
    oracle
      .heard()
      .slice(before)
      .filter((text) => failureTexts.includes(text)),
  ).toEqual([])
  if (call.success !== undefined) {
    expect(oracle.heard()).toContain(call.success.text)
    expect(tab.navigation.current()).toBe(call.success.path)
  }
}
