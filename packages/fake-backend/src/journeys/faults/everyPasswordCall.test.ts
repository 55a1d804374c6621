import { isSignedIn, paths, texts } from '@booking-dashboard/core'
import { describe, expect, it } from 'vitest'
import { demoPassword } from '../../customer/demoCustomers.js'
import { holdInvariants } from '../invariants/holdInvariants.js'
import { Stage } from '../model/Stage.js'
import { setOut } from '../running/travel.js'
import { type EffectName, effectNames, effects, plainWords, unknownCode } from './effects.js'

const email = 'demo@example.com'
const newPassword = 'Lantern-Yard-14'
const { account, failure } = texts

/** The effects after which the world has the new password, whether or not the page knows. */
const kept: readonly EffectName[] = [
  'a lost answer',
  'an answer that comes too late',
  'a request that arrives too late',
  'HTTP 503 after the change',
  'a body that is no JSON',
  'a body of the wrong shape',
]

/** Nothing of the answer is used: any shape is fine. */
const isGood = (name: EffectName): boolean => name === 'a body of the wrong shape'

const setFault = ({ journey }: Stage, name: EffectName): void =>
  journey.backend.faults.add({ match: { path: 'changePassword' }, times: 'always', effect: effects[name] })

/** Clears up, lets what was long on its way arrive, and tries both passwords in a tab of its own. */
const passwordsThatWork = async (stage: Stage): Promise<readonly string[]> => {
  stage.journey.backend.faults.clear()
  await stage.pass(60_000)
  const tab = await stage.second()
  const worked: string[] = []
  for (const password of [demoPassword, newPassword]) {
    await stage.press(tab, tab.dashboard.session.signIn({ email, password }))
    if (isSignedIn(tab.dashboard.session.state$.value, stage.journey.clock.now())) worked.push(password)
  }
  return worked
}

const says = (stage: Stage, ...all: readonly string[]): readonly string[] =>
  all.filter((text) => stage.witness.heard().includes(text))

describe('changing the password', () => {
  const spoken = [...Object.values<string>(failure), plainWords]
  const expected = (name: EffectName): readonly string[] => {
    if (isGood(name) || name === 'HTTP 401' || name === 'HTTP 403') return []
    if (name === 'an unknown error code') return [failure.unknown]
    return [name === 'an error in plain words' ? plainWords : failure.changePassword]
  }

  it.each(effectNames)('after %s ends settled, says what the catalogue has, and one password works', async (name) => {
    const stage = new Stage()
    await setOut(stage, 'signedIn')
    const tab = stage.journey.tab()
    const { passwords, session } = tab.dashboard
    setFault(stage, name)
    await stage.press(tab, passwords.change({ currentPassword: demoPassword, password: newPassword, redirectPath: paths.profile }))
    holdInvariants(stage)
    expect(says(stage, ...spoken)).toEqual(expected(name))
    expect(says(stage, account.passwordChanged)).toEqual(isGood(name) ? [account.passwordChanged] : [])
    expect(tab.navigation.current() === paths.profile).toBe(isGood(name))
    expect(tab.navigation.current() === paths.unauthorised).toBe(name === 'HTTP 403')
    expect(session.state$.value.kind).toBe(name === 'HTTP 401' ? 'signedOut' : 'signedIn')
    expect(await passwordsThatWork(stage)).toEqual([kept.includes(name) ? newPassword : demoPassword])
    holdInvariants(stage)
  })
})

describe('the password of the reset link', () => {
  const reason = (name: EffectName): string => {
    if (name === 'an unknown error code') return `Asked-for error ${unknownCode}`
    return name === 'an error in plain words' ? plainWords : account.somethingWentWrong
  }

  it.each(effectNames)('after %s ends settled and prompts with the reason, and one password works', async (name) => {
    const stage = new Stage()
    await setOut(stage, 'atTheDoor')
    const tab = stage.journey.tab()
    const { passwords, session, messages } = tab.dashboard
    await stage.press(tab, passwords.requestReset(email))
    const token = stage.journey.backend.inspect.outbox().at(-1)?.reset_link.split('token=')[1] ?? ''
    setFault(stage, name)
    await stage.press(tab, passwords.setNewPassword(token, newPassword))
    holdInvariants(stage)
    expect(messages.prompt$.value).toMatchObject(
      isGood(name)
        ? { header: 'Successful password reset!', actions: [{ label: 'Continue' }] }
        : { header: 'Unsuccessful password reset!', message: reason(name), actions: [{ label: 'Try again' }] },
    )
    // The prompt says all there is to say; the link signs nobody in, and leads nowhere by itself.
    expect(says(stage, ...Object.values<string>(failure))).toEqual([])
    expect(tab.navigation.current()).toBe(paths.login)
    expect(session.state$.value.kind).toBe('signedOut')
    expect(await passwordsThatWork(stage)).toEqual([kept.includes(name) ? newPassword : demoPassword])
    holdInvariants(stage)
  })
})
