import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aWorld } from '../index.js'
import { checkJourneys, command, commandsFor, invariants, type Journey, pick } from '../journeys.js'

const rooms = [{ price: 24_000, fee: 500, left: 3 }]
const world = aWorld()
  .customer('yuki@example.jp', { password: 'Sakura-2026' })
  .booking((b) => b.named('KYO-7').in('JPY').tickets(2, { price: 8000 }).sells({ rooms }).with({ passengersFrom: 41 }))
  .customer('ren@example.jp')
  .booking((b) => b.named('OSA-1').in('JPY').tickets(1, { price: 5000 }).with({ passengersFrom: 90 }))
const givesUp = command({
  name: 'give the basket up',
  when: (journey) => journey.listed().length > 0,
  input: fc.nat({ max: 5 }),
  run: async (journey, place) => {
    const ref = pick(journey.listed(), place) ?? ''
    journey.tell(`gives the basket of ${ref} up`)
    await journey.press(journey.page().basket(ref).discard)
  },
})
const cheap = {
  name: 'no basket is above 30,000 yen',
  check: ({ backend }: Journey) => ({
    looked: backend.inspect.baskets().length,
    problems: backend.inspect
      .baskets()
      .flatMap(({ id, total }) => (total > 30_000 ? [`Basket ${id} costs ${total}`] : [])),
  }),
}
const check = { world, commands: [...commandsFor(world), givesUp], seed: 1, runs: 60 }

it('holds on an own world, with an own command', async () => {
  expect((await checkJourneys(check)).ran['give the basket up']).toBeGreaterThan(0)
})
it('tells, shrinks and replays a broken rule', async () => {
  const failing = { ...check, invariants: [...invariants, cheap] }
  const told = await checkJourneys(failing).then(String, String)
  const [, seed, path = '', replayPath = ''] = /seed: (\d+).*path: '(.*)', replayPath: '(.*)'/.exec(told) ?? []
  await expect(checkJourneys({ ...failing, seed: Number(seed), path, replayPath })).rejects.toThrow('30,000 yen')
})
