import { clients } from '../client/clients.js'
import { demoPassword } from '../customer/demo/demoCustomers.js'
import { testCards } from '../stripe/testCards.js'

const customers: readonly (readonly [string, string])[] = [
  ['demo@example.com', 'three upcoming and two past bookings, credit; start with SUN1001'],
  ['new@example.com', 'no bookings, no credit'],
  ['plan@example.com', 'a booking on a payment plan with an overdue instalment'],
  ['reset@example.com', 'must change the password'],
  ['locked@example.com', 'account locked'],
  ['unverified@example.com', 'e-mail not verified'],
]

/** What somebody who just started the product wants to know. */
export const welcome = (port: number): string => {
  const addresses = clients.map(({ hostname, config }) => [`http://${hostname}:${port}`, config.name] as const)
  const cards = testCards.map(({ number, outcome }) => [grouped(number), outcome] as const)
  return [
    '',
    `  The dashboard is at http://localhost:${port}`,
    '',
    ...table('Brands', addresses),
    ...table(`Customers, password ${demoPassword}`, customers),
    ...table('Test cards, any expiry date to come, any CVC', cards),
    `  E-mails, such as password resets, are at http://localhost:${port}/__fake/outbox`,
    '',
    '  Press Ctrl-C to stop.',
    '',
  ].join('\n')
}

const table = (title: string, rows: readonly (readonly [string, string])[]): readonly string[] => {
  const width = Math.max(...rows.map(([first]) => first.length))
  return [`  ${title}`, ...rows.map(([first, second]) => `    ${first.padEnd(width)}  ${second}`), '']
}

/** 4242 4242 4242 4242, and 3782 822463 10005 as American Express prints it. */
const grouped = (number: string): string =>
  number.length === 15
    ? [number.slice(0, 4), number.slice(4, 10), number.slice(10)].join(' ')
    : number.replace(/\d{4}(?=\d)/g, '$& ')
