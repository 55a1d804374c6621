import type { WorldReport } from '../control/worldReport.js'
import { clients } from '../client/clients.js'
import { demoPassword } from '../worlds/demo/customers/demoCustomers.js'
import { testCards } from '../records/testCards.js'

const customers: readonly (readonly [string, string])[] = [
  ['demo@example.com', 'three upcoming and two past bookings, credit; start with SUN1001'],
  ['new@example.com', 'no bookings, no credit'],
  ['plan@example.com', 'a booking on a payment plan with an overdue instalment'],
  ['reset@example.com', 'must change the password'],
  ['locked@example.com', 'account locked'],
  ['unverified@example.com', 'e-mail not verified'],
]

export interface Started {
  readonly host?: string
  /** The customers to list. Defaults to the demo customers. */
  readonly world?: WorldReport
  /** Whether the dashboard is served too. */
  readonly hasUi?: boolean
  /** The state file that the world was restored from. */
  readonly goesOn?: string | null
}

/** The information for a user who has just started the product. */
export const welcome = (port: number, started: Started = {}): string => {
  const { host = 'localhost', world, hasUi = true, goesOn = null } = started
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  const addresses = clients.map(
    ({ hostname, config }) => [`http://${hostname}:${port}`, config.name ?? config.alt_text] as const,
  )
  const cards = testCards.map(({ number, outcome }) => [grouped(number), outcome] as const)
  const isDemo = world === undefined || world.scenario === 'demo'
  return [
    '',
    hasUi ? `  The dashboard is at ${url}` : `  The back end is at ${url}/api/`,
    `  What is in its world, and what goes wrong, is set at ${url}/__fake/`,
    ...(goesOn === null ? [] : [`  It goes on from ${goesOn} (${world?.scenario ?? 'demo'}).`]),
    '',
    ...(hasUi && host === 'localhost' ? table('Brands', addresses) : []),
    ...table(`Customers, password ${demoPassword}`, isDemo ? customers : customersOf(world)),
    ...table('Test cards, any expiry date to come, any CVC', cards),
    '  Press Ctrl-C to stop.',
    '',
  ].join('\n')
}

const customersOf = ({ customers: found, bookings }: WorldReport): readonly (readonly [string, string])[] =>
  found.map(({ email, name, locked, emailVerified, mustChangePassword }) => {
    const held = bookings.filter(({ customer }) => customer === email).map(({ reference }) => reference)
    const states = [
      ...(locked ? ['account locked'] : []),
      ...(emailVerified ? [] : ['e-mail not verified']),
      ...(mustChangePassword ? ['must change the password'] : []),
    ]
    const few = held.length > 4 ? [`${held.length} bookings`] : held
    return [email, [name, ...few, ...states].join(', ')]
  })

const table = (title: string, rows: readonly (readonly [string, string])[]): readonly string[] => {
  const width = Math.max(0, ...rows.map(([first]) => first.length))
  return [`  ${title}`, ...rows.map(([first, second]) => `    ${first.padEnd(width)}  ${second}`), '']
}

/** Formats 4242 4242 4242 4242, and 3782 822463 10005 as American Express prints it. */
const grouped = (number: string): string =>
  number.length === 15
    ? [number.slice(0, 4), number.slice(4, 10), number.slice(10)].join(' ')
    : number.replace(/\d{4}(?=\d)/g, '$& ')
