import {
  type BankEnd,
  type CardGateway,
  type Challenge,
  type Clock,
  type Ids,
  type StoredBookingStore,
  type Locale,
  type Navigation,
  type PaymentVault,
  type SessionChannel,
  type Telemetry,
  isLocale,
} from '@booking-dashboard/core/ports'
import type { SchedulerLike } from 'rxjs'
import type { CallAttempt } from '../transport/createTransport.js'
import type { Fetch } from '../transport/exchange.js'

/** The back end that a script connects to, and the options of the connection. */
export interface ConnectOptions {
  /** The back end's origin, such as `http://localhost:3000`. */
  readonly baseUrl: string
  /** Must handle cookies. A fetch that stores cookies lets a second dashboard resume the session, as a reload does. */
  readonly fetch?: Fetch
  /** The language of texts, amounts and dates: `de`, `es`, or `en-GB`, which is the default. */
  readonly locale?: Locale
  /** Replaces the default client id until the back end names another. */
  readonly clientId?: string
  /** Milliseconds for each attempt of a call; 30,000 by default. */
  readonly timeout?: number
  /** Sent with every request. They cannot replace the adapter's own headers. */
  readonly headers?: Readonly<Record<string, string>>
  /** Aborting it ends the dashboard, as `dispose()` does. */
  readonly signal?: AbortSignal
  /** Called after every attempt of a call. */
  readonly logger?: (attempt: CallAttempt) => void
  /** The current time, for example of a back end whose clock was moved. It does not affect timers. */
  readonly clock?: Clock
  /** The host name that selects the brand. Defaults to that of `baseUrl`. */
  readonly hostname?: string
  /** Replaces `clock` and controls all time: time-outs, polling, toasts, cookies. */
  readonly scheduler?: SchedulerLike
  /**
   * Milliseconds of a clock that never goes back. Defaults to the clock of `scheduler` if given, else to the
   * platform's.
   */
  readonly monotonicNow?: () => number
  readonly cards?: CardGateway
  /**
   * Shows a challenge and resolves to how it ended, if `cards` is not given. Without it, a payment that needs a
   * challenge fails with a message.
   */
  readonly authenticatePayment?: (challenge: Challenge) => Promise<BankEnd>
  readonly ids?: Ids & { /** 16 lower-case hexadecimal digits. */ readonly spanId: () => string }
  /** From 0 to below 1, for the jitter of retries. */
  readonly random?: () => number
  /** Where unfinished payments are stored. Defaults to memory. */
  readonly vault?: PaymentVault
  /** Connects the dashboards of the same customer. Defaults to none. */
  readonly sessionChannel?: SessionChannel
  /** Where a booking is stored for reading offline. Defaults to nowhere. */
  readonly storedBookings?: StoredBookingStore
  readonly navigation?: Navigation
  /** Receives the reports of errors and requests. Defaults to none. */
  readonly telemetry?: Partial<Telemetry>
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
  storedBookings: true,
  navigation: true,
  telemetry: true,
}

/**
 * Checks the options at the start: JavaScript may pass any value, and an error here is clearer than one at the first
 * call.
 */
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
