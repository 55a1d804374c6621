import { list, Nonsense, readAs } from '../values/readAs.js'
import { aWorld, WorldBuilder } from './aWorld.js'
import { WorldDescription } from './WorldDescription.js'

/** A world with a name. */
export interface Scenario {
  readonly name: string
  /** What the scenario shows, and for which customer. */
  readonly what: string
  readonly world: WorldDescription
}

const ada = aWorld().customer('ada@example.com', { firstName: 'Ada', lastName: 'Byron' })

const scenario = (name: string, what: string, { description }: WorldBuilder): Scenario => ({
  name,
  what,
  world: description,
})

/** Named worlds. Every customer signs in with the password of the demo customers. */
export const scenarios: readonly Scenario[] = [
  scenario(
    'demo',
    'The six demo customers; demo@example.com has three upcoming bookings and two past ones',
    aWorld().withDemo(),
  ),
  scenario('empty', 'ada@example.com, who has no booking', ada),
  scenario('many-bookings', 'The demo world, in which demo@example.com has 400 bookings', aWorld().manyBookings(400)),
  scenario('many-tickets', 'The demo world with SUN5000, which has 2,000 tickets', aWorld().manyTickets(2000)),
  scenario(
    'overdue-plan',
    'ada@example.com pays by instalments, and her card had no money for the last one',
    ada.booking((b) =>
      b.named('ADA1').room(80_000, 1000).tickets(2).onPlan({ paid: 2, overdue: 1, toCome: 2, declines: true }),
    ),
  ),
  scenario(
    'plan-in-error',
    'ada@example.com has a payment plan in error: it needs another card',
    ada.booking((b) => b.named('ADA1').room(80_000).onPlan({ paid: 1, overdue: 1, inError: true })),
  ),
  scenario(
    'overdue-balance',
    'ada@example.com owes the balance of a trip in 20 days, which was due a week ago',
    ada.booking((b) =>
      b.named('ADA1').room(64_000).tickets(2).departing(20).paid(20_000).due(-7).with({ planOffered: false }),
    ),
  ),
  scenario(
    'paid',
    'ada@example.com owes nothing, and her e-tickets are ready',
    ada.booking((b) =>
      b.named('ADA1').room(64_000).tickets(2).travellingWith('Theo Hart').paid().delivered('eticket', 2),
    ),
  ),
  scenario(
    'money-back',
    'ada@example.com owes returned money again: a partial refund, a chargeback, and a refund listed as failed',
    ada
      .booking((b) => b.named('ADA1', 'A part refunded').room(64_000).paid().refunded(20_000))
      .booking((b) => b.named('ADA2', 'Charged back').room(48_000).paid().chargedBack())
      .booking((b) => b.named('ADA3', 'Refunded').room(32_000).paid().refunded(undefined, 'failed')),
  ),
  scenario(
    'yen',
    'ada@example.com has a booking in yen, without decimals, and one in Kuwaiti dinars, with three',
    ada
      .booking((b) => b.named('ADA1', 'Kyoto').room(84_000, 1200).tickets(4).in('JPY').paid(20_000))
      .booking((b) => b.named('ADA2', 'Kuwait').room(84_125, 1250).tickets(1).in('KWD').departing(90)),
  ),
  scenario(
    'last-tickets',
    'ada@example.com can buy the last ticket of one event, no ticket of a sold-out one, and any number of free ones',
    ada.booking((b) =>
      b
        .named('ADA1')
        .selling('The last one', { left: 1 })
        .selling('Sold out', { left: 0 })
        .selling('Free talk', { price: 0, fee: 0 }),
    ),
  ),
  scenario(
    'resale',
    'ada@example.com has tickets that can be listed, that are listed, that are sold, and that never can be',
    ada.booking((b) =>
      b
        .named('ADA1')
        .travellingWith('Theo Hart')
        .tickets(2, { name: 'Stalls', resale: 'held' })
        .tickets(1, { name: 'Balcony', resale: 'listed' })
        .tickets(1, { name: 'Box', resale: 'sold' })
        .tickets(1, { name: 'Gift', resale: 'never' })
        .paid(),
    ),
  ),
  scenario(
    'trip-over',
    'ada@example.com returned a month ago, and one trip was cancelled',
    ada
      .booking((b) => b.named('ADA1').room(40_000).departing(-33).paid())
      .booking((b) => b.named('ADA2').room(40_000).departing(40).paid().with({ status: 60 })),
  ),
  scenario(
    'locked-out',
    'locked.ada@, unverified.ada@ and reset.ada@example.com: locked, not verified, and due for a new password',
    aWorld()
      .customer('locked.ada@example.com', { locked: true })
      .customer('unverified.ada@example.com', { unverified: true })
      .customer('reset.ada@example.com', { mustChangePassword: true }),
  ),
  scenario('wallets', 'The demo world, in which Apple Pay and Google Pay take pounds', aWorld().withDemo().wallets()),
]

/** A scenario's name, a description, or a builder of one. */
export type AnyWorld = string | WorldDescription | WorldBuilder

/** Throws Nonsense for an invalid world. */
export const toScenario = (world: AnyWorld): Scenario => {
  if (typeof world !== 'string') {
    const description = readAs(
      WorldDescription,
      world instanceof WorldBuilder ? world.description : world,
      'This world',
    )
    return { name: 'own', what: 'A world of one’s own', world: description }
  }
  const found = scenarios.find(({ name }) => name === world)
  if (found === undefined)
    throw new Nonsense(`There is no scenario ${world}: it has to be ${list(scenarios.map(({ name }) => name))}.`)
  return found
}
