import { expect, it } from 'vitest'
import { checkJourneys } from './running/checkJourneys.js'

/**
 * The fixed journeys of `npm test`; `npm test -- --long` runs more, and `npm run journeys` draws a new seed each time.
 * Add journeys here that once failed.
 */
const runs = [
  {
    only: 'everything',
    seed: 1,
    runs: 25,
    meets: [
      'charged',
      'reported: a request',
      'payment is bank',
      'payment is undecided',
      'payment is failed: refused',
      'paid by wallet',
    ],
  },
  {
    only: 'account',
    seed: 1,
    runs: 16,
    meets: [
      'changed',
      'password changed',
      'password set by link',
      'signed in: admit',
      'signed in: changePassword',
      'after Stay signed in: in',
      'after Sign Out: out',
      'after nothing: out',
    ],
  },
] as const

it.each(runs)(
  'about $only: $runs journeys hold every invariant at every step',
  async ({ only, seed, runs: count, meets }) => {
    const { tally, failure } = await checkJourneys({ only, seed, runs: count })
    if (failure !== null) throw new Error(`${failure.story}\n\nAgain: npm run journeys -- ${failure.replay}`)
    // A state that never occurred was not tested.
    expect(meets.filter((what) => tally.of(what) === 0)).toEqual([])
  },
)

it('the same seed gives the same journeys', async () => {
  const travelled = async () => (await checkJourneys({ seed: 7, runs: 4 })).tally.entries()
  expect(await travelled()).toEqual(await travelled())
})
