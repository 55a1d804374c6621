import { parseArgs } from 'node:util'
import type { ReportFiles } from './reportForms.js'

export const help = `Checks whether a back end keeps the /api contract of the booking dashboard, call by call.

  booking-conformance <address> --email <address> [options]

  booking-conformance http://localhost:3000 --email demo@example.com
  booking-conformance https://staging.example.com --email tester@example.com --junit report.xml

It signs in as a customer and asks for everything that this customer can see. It changes nothing without --write.
It asks for each password, or reads it from the environment. A password is no option, because options land in logs.

  --email <address>     the customer; the password is in BOOKING_PASSWORD
  --booking <reference> the one booking to check; by default the first four upcoming ones and the last past one
  --write               also changes things and buys the cheapest ticket: for a test customer
  --card <id>           the payment method that pays without a check of the bank; pm_card_visa
  --declined-card <id>  one that is declined; pm_card_chargeDeclined
  --checked-card <id>   one for which the bank wants a check; pm_card_authenticationRequired
  --refund <address>    where a POST of {"payment": …} refunds all of that payment, such as /__fake/refunds
  --fail-check <address> where a POST of {"client_secret": …, "answer": "fail"} fails a bank's check,
                        such as /__stripe/v1/intents/answer
  --until-expiry        waits until a bank's check expires, up to 25 minutes
  --client <id>         the white-label client; 44
  --hostname <name>     the host name that chooses the brand; that of the address

Accounts that try what one customer cannot:

  --other-email <address>      another customer, who must see nothing of the first; BOOKING_OTHER_PASSWORD
  --locked-email <address>     a locked account; BOOKING_LOCKED_PASSWORD
  --unverified-email <address> an account whose e-mail is not verified; BOOKING_UNVERIFIED_PASSWORD
  --reset-email <address>      an account that has to change its password; BOOKING_RESET_PASSWORD

Reports:

  --html <file>       writes a report to read, in one file
  --junit <file>      writes a report as JUnit's XML
  --json <file>       writes a report for other programs
  --help              prints this

It ends with 0 if every call conforms, with 1 if one does not, and with 2 if it could not run.
`

/** Options that name further accounts, each with the environment variable of its password. */
export const otherAccounts = {
  'other-email': 'BOOKING_OTHER_PASSWORD',
  'locked-email': 'BOOKING_LOCKED_PASSWORD',
  'unverified-email': 'BOOKING_UNVERIFIED_PASSWORD',
  'reset-email': 'BOOKING_RESET_PASSWORD',
} as const
export type OtherAccount = keyof typeof otherAccounts

export interface Command {
  readonly baseUrl: string
  readonly email: string
  readonly write: boolean
  readonly booking: string | null
  readonly cards: { readonly good?: string; readonly declined?: string; readonly checked?: string }
  /** E-mail addresses of the given further accounts. */
  readonly others: Readonly<Partial<Record<OtherAccount, string>>>
  /** URLs that do what a customer cannot do; null if not given. */
  readonly refund: string | null
  readonly failCheck: string | null
  readonly untilExpiry: boolean
  readonly clientId: string
  readonly hostname: string
  readonly reports: ReportFiles
}

const text = { type: 'string' } as const
const options = {
  email: text,
  booking: text,
  card: text,
  'declined-card': text,
  'checked-card': text,
  'other-email': text,
  'locked-email': text,
  'unverified-email': text,
  'reset-email': text,
  refund: text,
  'fail-check': text,
  'until-expiry': { type: 'boolean' },
  client: text,
  hostname: text,
  html: text,
  junit: text,
  json: text,
  write: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

const more = 'See booking-conformance --help.'

/** The command, `help`, or a sentence that explains the problem. */
export const readCommand = (args: readonly string[]): Command | 'help' | { readonly problem: string } => {
  const problem = (words: string) => ({ problem: `${words} ${more}` })
  if (args.some((arg) => /^--?p(ass(word)?)?(=|$)/.test(arg))) {
    return problem('A password is no option, as options land in logs: set BOOKING_PASSWORD, or type it when asked.')
  }
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { rawName, name, value } = token
    const known = name in options ? options[name as keyof typeof options] : undefined
    if (known === undefined) return problem(`There is no option ${rawName}.`)
    if (known.type === 'string' && (value === undefined || value === '' || value.startsWith('--'))) {
      return problem(`${rawName} wants a value.`)
    }
    if (known.type === 'boolean' && value !== undefined) return problem(`${rawName} takes no value.`)
  }
  if (values.help === true) return 'help'
  const [baseUrl, ...others] = positionals
  if (baseUrl === undefined) return problem('Say the address of the back end, such as http://localhost:3000.')
  if (others.length > 0) return problem(`One address is enough; “${others.join(' ')}” is one too many.`)
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null
  if (url === null || !/^https?:$/.test(url.protocol)) {
    return problem(`“${baseUrl}” is no address such as http://localhost:3000.`)
  }
  if (url.username !== '' || url.password !== '') return problem('An address with a password in it lands in logs.')
  if (url.search !== '' || url.hash !== '') return problem('The address of the back end has no “?” and no “#”.')
  const { email, booking, card, client, hostname, write } = values
  if (typeof email !== 'string') return problem('Say who signs in: --email <address>.')
  if (email.toLowerCase() === asText(values['other-email'])?.toLowerCase())
    return problem('--other-email has to be another customer than --email.')
  const hooks = { refund: asText(values.refund), failCheck: asText(values['fail-check']) }
  const wrong = Object.values(hooks).find((address) => address !== null && !URL.canParse(address))
  if (wrong) return problem(`“${wrong}” is no address such as http://localhost:3000/__fake/refunds.`)
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    email,
    write: write === true,
    booking: asText(booking),
    cards: {
      ...(typeof card === 'string' ? { good: card } : {}),
      ...(typeof values['declined-card'] === 'string' ? { declined: values['declined-card'] } : {}),
      ...(typeof values['checked-card'] === 'string' ? { checked: values['checked-card'] } : {}),
    },
    others: Object.fromEntries(
      Object.keys(otherAccounts).flatMap((name) => {
        const address = asText(values[name])
        return address === null ? [] : [[name, address]]
      }),
    ),
    ...hooks,
    untilExpiry: values['until-expiry'] === true,
    clientId: asText(client) ?? '44',
    hostname: asText(hostname) ?? url.hostname,
    reports: {
      html: asText(values.html) ?? undefined,
      junit: asText(values.junit) ?? undefined,
      json: asText(values.json) ?? undefined,
    },
  }
}

const asText = (value: string | boolean | undefined): string | null => (typeof value === 'string' ? value : null)
