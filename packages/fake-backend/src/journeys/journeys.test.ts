import { expect, it } from 'vitest'
import { checkJourneys } from './running/checkJourneys.js'

/** What `npm test` travels, always the same; `npm run journeys` draws a new seed each time. A journey that once broke is added here. */
const runs = [
  {
    about: 'everything',
    seed: 1,
    count: 60,
    meets: ['charged', 'payment is bank', 'payment is undecided', 'payment is failed: refused'],
  },
  {
    about: 'booking',
    seed: 1,
    count: 60,
    meets: [
      'add rooms: added',
      'add rooms: refused by the page',
      'add extras: added',
      'add transport: added',
      'add a room option: added',
      'change a name: added',
      'remove everything: removed',
      'resale: one: updated',
      'answer a question: saved',
      'update deliveries: updated',
      'download: confirmation: arrived',
    ],
  },
  {
    about: 'payments',
    seed: 1,
    count: 30,
    meets: ['charged: outstanding', 'plan: paid', 'plan: refused', 'instalments taken'],
  },
  {
    about: 'account',
    seed: 1,
    count: 40,
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
  'about $about: $count journeys hold every invariant at every step',
  async ({ about, seed, count, meets }) => {
    const { tally, failure } = await checkJourneys({ about, seed, count })
    if (failure !== null) throw new Error(failure)
    // What never happened was not tested.
    expect(meets.filter((what) => tally.of(what) === 0)).toEqual([])
  },
)

it('the same seed makes the same journeys', async () => {
  const travelled = async () => (await checkJourneys({ seed: 7, count: 10 })).tally.entries()
  expect(await travelled()).toEqual(await travelled())
})
