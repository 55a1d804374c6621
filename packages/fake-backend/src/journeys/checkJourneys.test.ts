import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aWorld } from '../index.js'
import { checkJourneys, command, commandsFor, invariants } from '../journeys.js'

const nobody = aWorld().customer('ada@example.com', { locked: true }).booking()
const ada = aWorld()
  .customer('ada@example.com')
  .booking((b) => b.tickets(2, { price: 5000 }))
const never = command({ name: 'never', when: () => false, input: fc.constant(null), run: () => Promise.resolve() })
const readingOnly = commandsFor(ada).filter(({ name }) => name.startsWith('open'))
const settled = invariants.filter(({ name }) => name === 'no text is broken')

it('rejects a world in which nobody can sign in', async () => {
  await expect(checkJourneys({ world: nobody, seed: 1, runs: 5 })).rejects.toThrow('Nobody in this world can sign in')
})

it('rejects a run without a step', async () => {
  await expect(checkJourneys({ world: ada, commands: [never], seed: 1, runs: 5 })).rejects.toThrow('No step ran')
})

it('rejects a run in which a rule has looked at nothing', async () => {
  const run = checkJourneys({ world: ada, commands: readingOnly, seed: 1, runs: 3 })
  await expect(run).rejects.toThrow('nothing came up for: “what is charged is what was shown”')
})

it.each(['trip-over', 'empty'] as const)('can pass in the world %s, where nothing is sold', async (world) => {
  expect(await checkJourneys({ world, seed: 3, runs: 4 })).toMatchObject({ runs: 4 })
})

it('can pass in a world whose one booking is cancelled', async () => {
  const world = aWorld()
    .customer('ada@example.com')
    .booking((b) =>
      b
        .tickets(2)
        .sells({ rooms: [{ price: 1000, fee: 0 }] })
        .paid()
        .with({ status: 60 }),
    )
  const { looked } = await checkJourneys({ world, seed: 3, runs: 4 })
  expect(looked['a cancelled booking sells nothing']).toBeGreaterThan(0)
})

it('lets a session go on after a page with the status 401, which is not the API’s', async () => {
  const page = { kind: 'answer', status: 401, body: '<html></html>', headers: { 'content-type': 'text/html' } } as const
  const gateway = command({
    name: 'meet a gateway',
    input: fc.constant(null),
    run: async (journey) => {
      journey.backend.faults.add({ match: { path: 'getBookings' }, times: 'once', effect: page })
      void journey.page().bookings.loadList()
    },
  })
  const rules = invariants.filter(({ name }) => name.startsWith('a 401 ends'))
  const run = checkJourneys({ world: ada, commands: [gateway], invariants: rules, seed: 1, runs: 3 })
  expect(await run).toMatchObject({ runs: 3 })
})

it('repeats the same journeys for the same seed', async () => {
  const once = () => checkJourneys({ world: ada, invariants: settled, seed: 3, runs: 5 })
  expect(await once()).toEqual(await once())
})
