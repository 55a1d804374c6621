import type { Dashboard } from '@booking-dashboard/core'
import {
  createVisitorModule,
  dashboardArea,
  english,
  noOtherTabs,
  nothingStored,
  silentTelemetry,
  tokens,
  withNeeds,
} from '@booking-dashboard/core/composition'
import type { Clock, DeviceMemory, LanguageTexts, PaymentVault } from '@booking-dashboard/core/ports'
import { Container } from 'inversify'
import { createCookieJar } from '../cookies/createCookieJar.js'
import { checkConnectOptions, type ConnectOptions } from './ConnectOptions.js'
import { harmless } from './harmless.js'
import { createMemoryNavigation } from './MemoryNavigation.js'
import { createScriptedCards } from './ScriptedCards.js'
import { withCheckedArguments } from './scriptArguments.js'
import { createMemoryVault } from '../payment/paymentVault.js'
import { randomHex } from '../transport/requestHeaders.js'
import { accommodationHttp } from '../composition/accommodationHttp.js'
import { bookingPageHttp } from '../composition/bookingPageHttp.js'
import { createHttpVisitor } from '../composition/createHttpVisitor.js'
import { extrasHttp } from '../composition/extrasHttp.js'
import { payingHttp } from '../composition/payingHttp.js'
import { ticketsHttp } from '../composition/ticketsHttp.js'
import { transportHttp } from '../composition/transportHttp.js'
import { createVisitorHttpModule } from '../composition/visitorHttpModule.js'
import { asyncScheduler, type SchedulerAction, type SchedulerLike, Subscription } from 'rxjs'

/** Error messages of `fetch` in Node, browsers and their stand-ins for a connection that cannot be made or breaks. */
const connectionWords =
  /^(?:fetch failed|terminated|failed to fetch|load failed|network ?error.*|network request failed|other side closed)$/i

const isSystemError = (thrown: Error): boolean => 'code' in thrown && typeof thrown.code === 'string'

/**
 * Recognises a broken connection for a `fetch` that the caller provides.
 * A TypeError such as "x is not a function", or any other error of the language, is a bug in that `fetch`.
 * It counts as a broken connection only with a system's code (ECONNREFUSED) or the message of a `fetch`.
 */
export const isConnectionError = (thrown: unknown): boolean => {
  if (!(thrown instanceof Error)) return true
  if (isSystemError(thrown) && !String((thrown as { code?: unknown }).code).startsWith('ERR_')) return true
  const isOfTheLanguage = [TypeError, ReferenceError, RangeError, SyntaxError].some((kind) => thrown instanceof kind)
  return !isOfTheLanguage || (connectionWords.test(thrown.message) && !isInvalidAddress(thrown.cause))
}

/** Node also says "fetch failed" for an address with an unknown scheme, which a retry cannot fix. */
const isInvalidAddress = (cause: unknown): boolean =>
  cause instanceof Error && /unknown scheme|invalid url|bad port/i.test(cause.message)

/** Milliseconds. The time-outs, retries and status checks that a script waits for are shorter. */
const longest = 60_000

/**
 * The scheduler for Node. A timer of a minute or more, such as the end of a session, does not keep the process alive.
 * A finished script ends whether or not it disposed of its dashboard.
 */
export const createNodeScheduler = (clock: Clock = asyncScheduler): SchedulerLike => ({
  now: () => clock.now(),
  schedule: <T>(work: (this: SchedulerAction<T>, state?: T) => void, delay = 0, state?: T): Subscription => {
    if (delay < longest) return asyncScheduler.schedule(work, delay, state)
    const subscription = new Subscription()
    const timer = setTimeout(() => subscription.add(asyncScheduler.schedule(work, 0, state)), delay).unref()
    subscription.add(() => clearTimeout(timer))
    return subscription
  },
})

/** The others are part of these. */
const everyHttp = [bookingPageHttp, ticketsHttp, accommodationHttp, extrasHttp, transportHttp, payingHttp].flat()

const cryptoIds = {
  uuid: (): string => crypto.randomUUID(),
  traceId: (): string => randomHex(16),
  spanId: (): string => randomHex(8),
}

const silent: NonNullable<ConnectOptions['logger']> = () => undefined
const noMemory: DeviceMemory = { read: () => null, store: () => undefined }
/** The record of a payment lives on in its page alone. */
const noVault: PaymentVault = {
  all: () => [],
  read: () => null,
  write: () => undefined,
  clear: () => undefined,
  onChange: () => () => undefined,
}

/** The ports that report, store, navigate or tell the time. What they throw changes the end of no command. */
const harmlessPorts = (options: ConnectOptions) => {
  const { telemetry = {}, sessionChannel = {}, storedBookings = {}, deviceMemory = {}, clock = {} } = options
  const { logger = silent } = options
  return {
    visitor: {
      navigation: harmless(options.navigation ?? {}, createMemoryNavigation()),
      telemetry: harmless(telemetry, silentTelemetry),
      sessionChannel: harmless(sessionChannel, noOtherTabs),
      storedBookings: harmless(storedBookings, nothingStored),
      deviceMemory: harmless(deviceMemory, noMemory),
    },
    vault: harmless(options.vault ?? createMemoryVault(), noVault),
    clock: harmless<Clock>(clock, { now: () => Date.now() }),
    logger: harmless({ logger }, { logger: silent }).logger,
  }
}

/** Assembles a dashboard and sends no request. Throws a TypeError that names an invalid option. */
export const assembleDashboard = (options: ConnectOptions, language: LanguageTexts = english): Dashboard => {
  checkConnectOptions(options)
  const { baseUrl, fetch = globalThis.fetch, ids = cryptoIds, timeout, headers } = options
  const { visitor, vault, clock, logger } = harmlessPorts(options)
  const scheduler = options.scheduler ?? createNodeScheduler(clock)
  const http = createHttpVisitor(
    {
      scheduler,
      ids,
      language,
      showIn: () => undefined,
      ...visitor,
    },
    {
      fetch: createCookieJar(fetch, scheduler),
      baseUrl,
      hostname: options.hostname ?? new URL(baseUrl).hostname,
      random: options.random ?? Math.random,
      monotonicNow: options.monotonicNow ?? (options.scheduler ? () => scheduler.now() : () => performance.now()),
      ids,
      isConnectionError,
      ...(timeout === undefined ? {} : { timeoutMs: timeout }),
      ...(headers === undefined ? {} : { headers }),
      logger,
    },
  )
  if (options.clientId !== undefined) http.identity.adopt(options.clientId)
  const container = new Container()
  container.load(
    createVisitorModule(http.visitor),
    createVisitorHttpModule(http),
    ...withNeeds(dashboardArea).map(({ module }) => module),
    ...new Set(everyHttp),
  )
  container.bind(tokens.paymentVault).toConstantValue(vault)
  container.bind(tokens.cardGateway).toConstantValue(options.cards ?? createScriptedCards(options.authenticatePayment))
  const dashboard = withCheckedArguments(container.get(dashboardArea.token))
  const { signal } = options
  if (signal?.aborted) dashboard.dispose()
  signal?.addEventListener('abort', dashboard.dispose, { once: true })
  return dashboard
}
