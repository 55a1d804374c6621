import {
  type BankEnd,
  type CardGateway,
  type Challenge,
  type Clock,
  type ErrorReporter,
  type Ids,
  type KeptBookingStore,
  type Locale,
  type Navigation,
  type PaymentVault,
  type SessionChannel,
  isLocale,
} from '@booking-dashboard/core/ports'
import type { SchedulerLike } from 'rxjs'
import type { CallAttempt } from '../transport/createTransport.js'
import type { Fetch } from '../transport/exchange.js'

/** Which back end a script talks to, and how. */
export interface ConnectOptions {
  /** The back end's origin, such as `http://localhost:3000`. */
  readonly baseUrl: string
  /** Called with cookies; one that keeps cookies itself keeps the session over a second dashboard, as a reload does. */
  readonly fetch?: Fetch
  /** What the texts, amounts and dates of the dashboard are in: `de`, `es`, or `en-GB`, which is the default. */
  readonly locale?: Locale
  /** In place of the default, until the back end tells another. */
  readonly clientId?: string
  /** Milliseconds for each attempt of a call; 30,000 by default. */
  readonly timeout?: number
  /** Sent with every request; the adapter's own headers cannot be replaced. */
  readonly headers?: Readonly<Record<string, string>>
  /** Ends the dashboard as `dispose()` does. */
  readonly signal?: AbortSignal
  /** Told of every attempt of a call, once it has ended. */
  readonly logger?: (attempt: CallAttempt) => void
  /** What time it is, such as that of a back end whose clock was moved; timers run as ever. */
  readonly clock?: Clock
  /** The host name that chooses the brand; that of `baseUrl` by default. */
  readonly hostname?: string
  /** Time for everything, in place of `clock`: time-outs, polling, toasts, cookies. */
  readonly scheduler?: SchedulerLike
  /** Milliseconds of a clock that never goes back; the one of `scheduler` where that is given, else the platform's. */
  readonly monotonicNow?: () => number
  readonly cards?: CardGateway
  /** Shows the bank's check, and tells how it ended, where `cards` is not given; without it a payment that needs one says so. */
  readonly authenticatePayment?: (challenge: Challenge) => Promise<BankEnd>
  readonly ids?: Ids & { /** 16 lower-case hexadecimal digits. */ readonly spanId: () => string }
  /** From 0 to below 1, for the jitter of retries. */
  readonly random?: () => number
  /** Where payments without an end are stored; in memory by default. */
  readonly vault?: PaymentVault
  /** To the other dashboards of the same customer; none by default. */
  readonly sessionChannel?: SessionChannel
  /** Where a booking is kept to be read without a network; nowhere by default. */
  readonly keptBookings?: KeptBookingStore
  readonly navigation?: Navigation
  readonly errorReporter?: ErrorReporter
}

const shown = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : String(value))

const isHttpAddress = (value: unknown): boolean => {
  if (typeof value !== 'string' || !URL.canParse(value)) return false
  const { protocol, search, hash } = new URL(value)
  return (protocol === 'http:' || protocol === 'https:') && search === '' && hash === ''
}

const isFunction = (value: unknown): boolean => typeof value === 'function'
const isClock = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'now' in value && isFunction(value.now)
const isSignal = (value: unknown): boolean => value instanceof AbortSignal
const isLength = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value) && value > 0
const areHeaders = (value: unknown): boolean => {
  try {
    return typeof value === 'object' && value !== null && [...new Headers(value as Record<string, string>)].length >= 0
  } catch {
    return false
  }
}

const rules: Partial<Record<keyof ConnectOptions, readonly [(value: unknown) => boolean, string]>> = {
  locale: [(value) => typeof value === 'string' && isLocale(value), 'a language that the product speaks, such as "de"'],
  fetch: [isFunction, 'a function like fetch'],
  timeout: [isLength, 'a number of milliseconds above 0'],
  headers: [areHeaders, 'an object of header names and values'],
  signal: [isSignal, 'an AbortSignal'],
  logger: [isFunction, 'a function'],
  clock: [isClock, 'an object with now()'],
  scheduler: [isClock, 'an rxjs scheduler'],
  monotonicNow: [isFunction, 'a function'],
  authenticatePayment: [isFunction, 'a function'],
}
/** Every option by name, so that the compiler asks for a new one here. */
const known: Readonly<Record<keyof ConnectOptions, true>> = {
  baseUrl: true,
  fetch: true,
  locale: true,
  clientId: true,
  timeout: true,
  headers: true,
  signal: true,
  logger: true,
  clock: true,
  hostname: true,
  scheduler: true,
  monotonicNow: true,
  cards: true,
  authenticatePayment: true,
  ids: true,
  random: true,
  vault: true,
  sessionChannel: true,
  keptBookings: true,
  navigation: true,
  errorReporter: true,
}

/** JavaScript may hand over anything; better said here than at the first call. */
export const checkConnectOptions = (options: ConnectOptions): void => {
  const { baseUrl } = (options ?? {}) as Partial<ConnectOptions>
  if (!isHttpAddress(baseUrl)) {
    throw new TypeError(
      `baseUrl has to be an address such as "http://localhost:3000", without a query; it is ${shown(baseUrl)}`,
    )
  }
  const unknown = Object.keys(options).find((name) => !Object.hasOwn(known, name))
  if (unknown !== undefined) throw new TypeError(`There is no option ${unknown}: see ConnectOptions`)
  for (const [name, [isGood, wanted]] of Object.entries(rules)) {
    const value: unknown = options[name as keyof ConnectOptions]
    if (value !== undefined && !isGood(value)) throw new TypeError(`${name} has to be ${wanted}; it is ${shown(value)}`)
  }
}
