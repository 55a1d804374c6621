import { describe, expect, it } from 'vitest'
import { minutes } from '../environment/time.js'
import { createSurroundings } from '../../test/createSurroundings.js'
import { createSessionStore } from './SessionState.js'
import { warnBeforeExpiry } from './warnBeforeExpiry.js'

const opened = () => {
  const { time, scope, messages, texts } = createSurroundings()
  const store = createSessionStore(time, scope)
  const asked: string[] = []
  const signIn = () => store.set({ kind: 'signedIn', since: time.now(), resetRequired: false, email: null })
  const stop = warnBeforeExpiry({
    scheduler: time,
    store,
    session: {
      check: async () => {
        asked.push('check')
        signIn()
        return { kind: 'signedIn' }
      },
      signOut: async () => {
        asked.push('signOut')
        return { kind: 'signedOut' }
      },
    },
    messages,
    texts,
  })
  signIn()
  const prompt = () => messages.prompt$.value
  const press = (label: string) =>
    messages.act(prompt()?.id ?? '', prompt()?.actions.findIndex((one) => one.label === label) ?? -1)
  return { time, store, stop, prompt, press, asked }
}

describe('before the session ends', () => {
  it('the customer is asked, exactly two minutes ahead', async () => {
    const { time, prompt } = opened()
    await time.advance(minutes(28) - 1)
    expect(prompt()).toBeNull()
    await time.advance(1)
    expect(prompt()).toMatchObject({ type: 'warning', header: 'Are you still there?', listed: false, required: false })
    expect(prompt()?.actions.map(({ emphasis }) => emphasis)).toEqual(['primary', 'secondary'])
    expect(prompt()?.message).toContain('in 2 minutes')
  })

  it('the choice to stay calls the back end, and the 30 minutes start again', async () => {
    const { time, prompt, press, asked } = opened()
    await time.advance(minutes(28))
    press('Stay signed in')
    expect(asked).toEqual(['check'])
    await time.advance(minutes(28) - 1)
    expect(prompt()).toBeNull()
    await time.advance(1)
    expect(prompt()).not.toBeNull()
  })

  it('the choice to leave signs out', async () => {
    const { time, press, asked } = opened()
    await time.advance(minutes(28))
    press('Sign Out')
    expect(asked).toEqual(['signOut'])
  })

  it('shows no prompt after a sign-out, nor after the watch stops', async () => {
    const { time, store, stop, prompt } = opened()
    await time.advance(minutes(28))
    store.revoke()
    expect(prompt()).toBeNull()
    await time.advance(minutes(60))
    expect(prompt()).toBeNull()
    store.set({ kind: 'signedIn', since: time.now(), resetRequired: false, email: null })
    stop()
    await time.advance(minutes(28))
    expect(prompt()).toBeNull()
  })
})
