import { aWorld } from '@booking-dashboard/fake-backend'
import {
  checkJourneys,
  command,
  commandsFor,
  invariants,
  type Invariant,
  pick,
} from '@booking-dashboard/fake-backend/journeys'
import fc from 'fast-check'

/** Journeys in an own world, with an own command and an own rule, which breaks, shrinks and replays. */
const rooms = [{ price: 24_000, fee: 500, left: 3 }]
const world = aWorld()
  .customer('yuki@example.jp', { password: 'Sakura-2026' })
  .booking((b) => b.named('KYO-7').in('JPY').tickets(2, { price: 8000 }).sells({ rooms }).with({ passengersFrom: 41 }))
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
const cheap: Invariant = {
  name: 'no basket is above 30,000 yen',
  check: ({ backend }) => ({
    looked: backend.inspect.baskets().length,
    problems: backend.inspect.baskets().flatMap(({ total }) => (total > 30_000 ? [`A basket costs ${total}`] : [])),
  }),
}
const check = { world, commands: [...commandsFor(world), givesUp], seed: 1, runs: 60 }
const { ran } = await checkJourneys(check)
console.log('the own world holds:', (ran['give the basket up'] ?? 0) > 0)
const failing = { ...check, invariants: [...invariants, cheap] }
const told = await checkJourneys(failing).then(() => '', String)
const [, path = '', replayPath = ''] = /path: '(.*)', replayPath: '(.*)'/.exec(told) ?? []
const again = await checkJourneys({ ...failing, path, replayPath }).then(() => '', String)
const brokenRule = (text: string) => /✗ “(.*)” is broken/.exec(text)?.[1]
console.log('the own rule breaks, and again:', brokenRule(told), '/', brokenRule(again))
