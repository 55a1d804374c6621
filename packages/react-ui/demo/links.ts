import { paths } from '@booking-dashboard/core'
import { demoPassword, type Scenario, scenarios, testCards } from '@booking-dashboard/fake-backend'

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

const link = (asked: Readonly<Record<string, string>>, words: string): string =>
  `<a href="?${escaped(new URLSearchParams(asked).toString())}">${escaped(words)}</a>`

const items = (all: readonly string[]): string => all.map((item) => `<li>${item}</li>`).join('\n          ')

const demoCustomer = 'demo@example.com'

const screens: readonly (readonly [screen: string, words: string])[] = [
  [paths.login, 'Sign in'],
  [paths.bookings, 'All bookings'],
  [paths.booking('SUN1001'), 'A booking with a balance'],
  [paths.tickets('SUN1001'), 'Tickets to add'],
  [paths.accommodations('SUN1001'), 'Rooms to add'],
  [paths.transport('SUN1001'), 'Transport to add'],
  [paths.payInFull('SUN1001'), 'Pay a balance'],
  [paths.paymentPlan('SUN1001'), 'Set up a payment plan'],
  [paths.resale('SUN1003'), 'Tickets for resale'],
  [paths.deliveryUpdate('SUN1003'), 'A delivery address'],
  [paths.profile, 'The profile'],
]

/** Who a world is about: its first customer who can sign in. */
const customerOf = ({ world }: Scenario): string | null =>
  world.customers === undefined
    ? demoCustomer
    : (world.customers.find(({ locked, unverified }) => locked !== true && unverified !== true)?.email ?? null)

const worldLink = (scenario: Scenario): string => {
  const email = customerOf(scenario)
  const asked = { world: scenario.name, ...(email === null ? { screen: paths.login } : { as: email }) }
  return `${link(asked, scenario.name)}: ${escaped(scenario.what)}`
}

const brands = { meridian: 'Meridian Journeys', aurora: 'Aurora Live', harbour: 'Harbour & Co.' }

/** What stands in the start page of the demo, by its place there. */
export const placeholders: Readonly<Record<string, string>> = {
  PASSWORD: escaped(demoPassword),
  SCREENS: items(
    screens.map(([screen, words]) =>
      link({ world: 'demo', screen, ...(screen !== paths.login && { as: demoCustomer }) }, words),
    ),
  ),
  WORLDS: items(scenarios.map(worldLink)),
  BRANDS: items(Object.entries(brands).map(([brand, name]) => link({ world: 'demo', brand, as: demoCustomer }, name))),
  CARDS: items(testCards.map(({ number, outcome }) => `<code>${escaped(number)}</code>: ${escaped(outcome)}`)),
}
