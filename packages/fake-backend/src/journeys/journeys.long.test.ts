import { expect, it } from 'vitest'
import { checkJourneys } from './running/checkJourneys.js'
import { learnCourses, everySingle } from './explorer/courses.js'
import { oneOfEach } from './explorer/singleTrials.js'
import { writeTrial } from './explorer/trialText.js'
import { AddExtras } from './commands/catalogue/AddExtras.js'
import { AddTickets } from './commands/catalogue/AddTickets.js'
import { CompleteFreeBasket } from './commands/basket/CompleteFreeBasket.js'
import { OpenBooking } from './commands/bookings/OpenBooking.js'
import { Pay } from './commands/payment/Pay.js'
import { PlantFault } from './commands/surroundings/PlantFault.js'
import { cardChoices } from './model/payment/CardChoice.js'
import { RemoveItems } from './commands/basket/RemoveItems.js'
import { Tally } from './model/Tally.js'
import { contractCodes, coverageOf } from './running/Coverage.js'
import { travel } from './running/travel.js'
import { walks } from './screens/walks.js'

const runs = [
  { only: 'everything', seed: 6, runs: 120, meets: [] },
  {
    only: 'booking',
    seed: 2,
    runs: 120,
    meets: [
      'add rooms: added',
      'add rooms: refused by the page',
      'add extras: added',
      'add tickets in two tabs: added,failed',
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
    only: 'payments',
    seed: 1,
    runs: 60,
    meets: [
      'charged: outstanding',
      'paid by wallet',
      'charged: the same sum again',
      'plan: paid',
      'plan: refused',
      'instalments taken',
      'money back: a part refunded',
      'money back: all refunded, listed as row',
      'money back: all refunded, listed as failed',
      'money back: charged back, listed as row',
      'money back: charged back, listed as failed',
      'price: more',
      'price: less',
    ],
  },
  { only: 'account', seed: 2, runs: 80, meets: [] },
  { only: 'screens', seed: 3, runs: 60, meets: walks.map(({ words }) => `step: screen: ${words}`) },
] as const

/** What all runs reached together. */
const reached = new Tally()

it.each(runs)(
  'about $only: $runs journeys hold every invariant at every step',
  async ({ only, seed, runs: count, meets }) => {
    const { tally, failure } = await checkJourneys({ only, seed, runs: count })
    if (failure !== null) throw new Error(`${failure.story}\n\nAgain: npm run journeys -- ${failure.replay}`)
    for (const [what, times] of tally.entries()) reached.count(what, times)
    // A state that never occurred was not tested.
    expect(meets.filter((what) => tally.of(what) === 0)).toEqual([])
  },
)

it('journeys reach every call and every code of the contract', async () => {
  const [card] = cardChoices
  if (card === undefined) throw new Error('The table of cards is empty')
  const calm = { ref: 'SUN1001', decision: 'complete', patience: 'untilQuiet' } as const
  const code = (path: string, name: string) =>
    new PlantFault({
      kind: 'fault',
      fault: { match: { path }, times: 'once', effect: { kind: 'error', code: Number(name) } },
    })
  // Random journeys reach some codes only sometimes, so a separate step reaches each code.
  for (const name of contractCodes) {
    const steps = name.startsWith('16')
      ? [code('pay', name), new Pay({ ...calm, card, unchecked: false })]
      : [code('getBooking', name), new OpenBooking('SUN1001', 'untilQuiet')]
    await travel(steps, { start: 'atCheckout', tally: reached })
  }
  const free = new AddTickets({ ref: 'SUN1001', ticketTypeId: '42012', count: 1, passenger: 1 }, 'untilQuiet')
  await travel([free, new CompleteFreeBasket('SUN1001', 'untilQuiet')], { start: 'signedIn', tally: reached })
  // After a refusal the shop loads the availability of that extra again.
  await travel([code('addExtras', '99999999'), new AddExtras('SUN1001', 0, 1, 'untilQuiet')], {
    start: 'signedIn',
    tally: reached,
  })
  // A passenger who was added with a ticket is removed with it.
  const somebodyNew = { ref: 'SUN1001', ticketTypeId: '41022', count: 1, passenger: 'new' } as const
  const comesAndGoes = [new AddTickets(somebodyNew, 'untilQuiet'), new RemoveItems('SUN1001', 'all', 'untilQuiet')]
  await travel(comesAndGoes, { start: 'signedIn', tally: reached })
  const { callsMissed, codesMissed } = coverageOf(reached)
  expect({ callsMissed, codesMissed }).toEqual({ callsMissed: [], codesMissed: [] })
})

const wrongIn = async (options: Parameters<typeof checkJourneys>[0]): Promise<string> => {
  const { failure } = await checkJourneys(options)
  return failure === null ? '' : `${failure.story}\n\nAgain: npm run journeys -- ${failure.replay}`
}

it('after single faults at every third call of each flow, all parties agree and the customer can continue', async () => {
  const singles = oneOfEach(everySingle(await learnCourses())).filter((_, index) => index % 3 === 0)
  expect(await wrongIn({ only: 'faults', seed: 1, runs: singles.length, trials: singles.map(writeTrial) })).toBe('')
})

it('after up to three combined faults, all parties agree and the customer can continue', async () => {
  // `from` skips all single faults.
  expect(await wrongIn({ only: 'faults', seed: 1, runs: 240, from: Number.MAX_SAFE_INTEGER })).toBe('')
})
