import {
  type BankEnd,
  type CardGateway,
  type Challenge,
  type Clock,
  type DeviceMemory,
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

/**
 * The back end that a script connects to, and the options of the connection. What a port that reports, stores,
 * navigates or tells the time throws is ignored: it changes the end of no command.
 */
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
  /** Where the chosen colour scheme is stored. Defaults to nowhere. */
  readonly deviceMemory?: DeviceMemory
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

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
const isFunction = (value: unknown): boolean => typeof value === 'function'
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
/** Whether a value has these methods of a port. The compiler asks for a new one here. */
const hasMethods =
  <Port>(methods: Readonly<Record<keyof Port, true>>) =>
  (value: unknown): boolean =>
    isObject(value) && Object.keys(methods).every((name) => isFunction(Reflect.get(value, name)))
const isClock = hasMethods<Clock>({ now: true })
const isSignal = (value: unknown): boolean => value instanceof AbortSignal
/** A timer of Node waits at most this long, and fires at once if it should wait longer. */
const longestTimer = 2 ** 31 - 1
const isLength = (value: unknown): boolean => typeof value === 'number' && value > 0 && value <= longestTimer
const areHeaders = (value: unknown): boolean => {
  // The entries of a `Headers` are not its own, so that none would be sent.
  if (!isObject(value) || Array.isArray(value) || value instanceof Headers) return false
  try {
    return [...new Headers({ ...value })].length >= 0
  } catch {
    return false
  }
}
const isTelemetry = (value: unknown): boolean => isObject(value) && Object.values(value).every(isFunction)

const storeMethods: Readonly<Record<Exclude<keyof StoredBookingStore, 'available'>, true>> = {
  read: true,
  write: true,
  fileKeys: true,
  writeFile: true,
  removeFile: true,
  forget: true,
}
const rules: Readonly<Record<keyof ConnectOptions, readonly [(value: unknown) => boolean, string]>> = {
  baseUrl: [isHttpAddress, 'an address such as "http://localhost:3000", without a query'],
  fetch: [isFunction, 'a function like fetch'],
  locale: [(value) => typeof value === 'string' && isLocale(value), 'a language that the product speaks, such as "de"'],
  clientId: [isText, 'a text that is not empty'],
  timeout: [isLength, `a number of milliseconds above 0, at most ${longestTimer}`],
  headers: [areHeaders, 'an object of header names and values'],
  signal: [isSignal, 'an AbortSignal'],
  logger: [isFunction, 'a function'],
  clock: [isClock, 'an object with now()'],
  hostname: [isText, 'a text that is not empty'],
  scheduler: [hasMethods<SchedulerLike>({ now: true, schedule: true }), 'an rxjs scheduler'],
  monotonicNow: [isFunction, 'a function'],
  cards: [
    hasMethods<CardGateway>({ tokenise: true, authenticatePayment: true, authenticateSetup: true }),
    'a CardGateway',
  ],
  authenticatePayment: [isFunction, 'a function'],
  ids: [
    hasMethods<NonNullable<ConnectOptions['ids']>>({ uuid: true, traceId: true, spanId: true }),
    'an object with uuid(), traceId(), spanId()',
  ],
  random: [isFunction, 'a function'],
  vault: [
    hasMethods<PaymentVault>({ all: true, read: true, write: true, clear: true, onChange: true }),
    'a store of payments such as createFileVault(folder)',
  ],
  sessionChannel: [hasMethods<SessionChannel>({ announce: true, listen: true }), 'a SessionChannel'],
  storedBookings: [hasMethods(storeMethods), 'a StoredBookingStore'],
  deviceMemory: [hasMethods<DeviceMemory>({ read: true, store: true }), 'a DeviceMemory'],
  navigation: [hasMethods<Navigation>({ goTo: true, current: true }), 'a Navigation'],
  telemetry: [isTelemetry, 'an object with functions error, vital or request'],
}

/**
 * Checks the options at the start: JavaScript may pass any value, and an error here is clearer than one at the first
 * call.
 */
export const checkConnectOptions = (options: ConnectOptions): void => {
  const given: Partial<ConnectOptions> = isObject(options) ? options : {}
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(rules, name))
  if (unknown !== undefined) throw new TypeError(`There is no option ${unknown}: see ConnectOptions`)
  for (const [name, [isGood, wanted]] of Object.entries(rules)) {
    const value: unknown = given[name as keyof ConnectOptions]
    const isLeftOut = value === undefined && name !== 'baseUrl'
    if (!isLeftOut && !isGood(value)) throw new TypeError(`${name} has to be ${wanted}; it is ${shown(value)}`)
  }
}
