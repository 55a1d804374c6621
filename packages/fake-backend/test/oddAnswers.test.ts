import { expect, it } from 'vitest'
import { checkOddAnswers, problemsAfterRestart, uncalled } from './checkOddAnswers.js'

it('an odd answer leaves words and a way on, and what was typed', async () => {
  await expect(checkOddAnswers(160, 1)).resolves.toBeUndefined()
})

it('each call of the contract is made by a screen, and may be answered so', async () => {
  expect(await uncalled()).toEqual([])
})

it.each([0, 8 * 60 * 60_000])(
  'a restart of the server in the middle of a form loses nothing typed, %i ms later',
  async (sleeps) => {
    expect(await problemsAfterRestart(sleeps)).toEqual([])
  },
)
