import { isSignedIn, paths, texts } from '@booking-dashboard/core'
import { describe, expect, it } from 'vitest'
import { demoPassword } from '../../src/worlds/demo/customers/demoCustomers.js'
import { hold } from '../../src/journeys/checkJourneys.js'
import type { Journey } from '../../src/journeys/Journey.js'
import { setOut } from '../setOut.js'
import { type EffectName, effectNames, effects, plainWords, unknownCode } from './effects.js'
import { failureWords as failure } from '../workflows/failureWords.js'

const email = 'demo@example.com'
const newPassword = 'Lantern-Yard-14'
const { account } = texts

/** The effects after which the world has the new password, even if the page does not know it. */
const kept: readonly EffectName[] = [
  'a lost answer',
  'an answer that comes too late',
  'a request that arrives too late',
  'HTTP 503 after the change',
  'a body that is no JSON',
  'a body of the wrong shape',
]

/** The page does not use the answer, so any shape works. */
const isGood = (name: EffectName): boolean => name === 'a body of the wrong shape'

const setFault = ({ backend }: Journey, name: EffectName): void =>
  void backend.faults.add({ match: { path: 'changePassword' }, times: 'always', effect: effects[name] })

/** Removes the faults, waits for delayed requests, and tries both passwords in a separate tab. */
const passwordsThatWork = async (journey: Journey): Promise<readonly string[]> => {
  journey.backend.faults.clear()
  await journey.pass(60_000)
  await journey.openTab(false)
  const tab = journey.tab()
  const worked: string[] = []
  for (const password of [demoPassword, newPassword]) {
    await journey.press(() => tab.dashboard.session.signIn({ email, password }))
    if (isSignedIn(tab.dashboard.session.state$.value, journey.clock.now())) worked.push(password)
  }
  return worked
}

const says = ({ observed }: Journey, ...all: readonly string[]): readonly string[] =>
  all.filter((text) => observed.oracle.heard().includes(text))

describe('changing the password', () => {
  const spoken = [...Object.values<string>(failure), plainWords]
  const expected = (name: EffectName): readonly string[] => {
    if (isGood(name) || name === 'HTTP 401' || name === 'HTTP 403') return []
    if (name === 'an unknown error code') return [failure.unknown]
    return [name === 'an error in plain words' ? plainWords : failure.changePassword]
  }

  it.each(effectNames)("after %s ends settled, shows the catalogue's text, and one password works", async (name) => {
    const journey = await setOut('signedIn')
    const tab = journey.tab()
    const { passwords, session } = tab.dashboard
    setFault(journey, name)
    await journey.press(() =>
      passwords.change({ currentPassword: demoPassword, password: newPassword, redirectPath: paths.profile }),
    )
    hold(journey)
    expect(says(journey, ...spoken)).toEqual(expected(name))
    expect(says(journey, account.passwordChanged)).toEqual(isGood(name) ? [account.passwordChanged] : [])
    expect(tab.navigation.current() === paths.profile).toBe(isGood(name))
    expect(tab.navigation.current() === paths.unauthorised).toBe(name === 'HTTP 403')
    expect(session.state$.value.kind).toBe(name === 'HTTP 401' ? 'signedOut' : 'signedIn')
    expect(await passwordsThatWork(journey)).toEqual([kept.includes(name) ? newPassword : demoPassword])
    hold(journey)
  })
})

describe('the password of the reset link', () => {
  const reason = (name: EffectName): string => {
    if (name === 'an unknown error code') return `Asked-for error ${unknownCode}`
    return name === 'an error in plain words' ? plainWords : account.somethingWentWrong
  }

  it.each(effectNames)('after %s ends settled and prompts with the reason, and one password works', async (name) => {
    const journey = await setOut('atTheDoor')
    const tab = journey.tab()
    const { passwords, session, messages } = tab.dashboard
    await journey.press(() => passwords.requestReset(email))
    const token = journey.backend.inspect.outbox().at(-1)?.reset_link.split('token=')[1] ?? ''
    setFault(journey, name)
    await journey.press(() => passwords.setNewPassword(token, newPassword))
    hold(journey)
    expect(messages.prompt$.value).toMatchObject(
      isGood(name)
        ? { header: 'Successful password reset!', actions: [{ label: 'Continue' }] }
        : { header: 'Unsuccessful password reset!', message: reason(name), actions: [{ label: 'Try again' }] },
    )
    // The prompt holds the whole message; the link neither signs in nor redirects.
    expect(says(journey, ...Object.values<string>(failure))).toEqual([])
    expect(tab.navigation.current()).toBe(paths.login)
    expect(session.state$.value.kind).toBe('signedOut')
    expect(await passwordsThatWork(journey)).toEqual([kept.includes(name) ? newPassword : demoPassword])
    hold(journey)
  })
})
