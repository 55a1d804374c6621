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
import type { LanguageTexts } from '@booking-dashboard/core/ports'
import { Container } from 'inversify'
import { createCookieJar } from '../cookies/createCookieJar.js'
import { checkConnectOptions, type ConnectOptions } from './ConnectOptions.js'
import { createNodeScheduler } from './NodeScheduler.js'
import { createMemoryNavigation } from './MemoryNavigation.js'
import { createScriptedCards } from './ScriptedCards.js'
import { withCheckedArguments } from './scriptArguments.js'
import { createMemoryVault } from '../payment/paymentVault.js'
import { isConnectionError } from '../transport/connectionErrors.js'
import { randomHex } from '../transport/requestHeaders.js'
import { accommodationHttp } from '../composition/accommodationHttp.js'
import { bookingPageHttp } from '../composition/bookingPageHttp.js'
import { createHttpVisitor } from '../composition/createHttpVisitor.js'
import { extrasHttp } from '../composition/extrasHttp.js'
import { payingHttp } from '../composition/payingHttp.js'
import { ticketsHttp } from '../composition/ticketsHttp.js'
import { transportHttp } from '../composition/transportHttp.js'
import { createVisitorHttpModule } from '../composition/visitorHttpModule.js'

/** The others are part of these. */
const everyHttp = [bookingPageHttp, ticketsHttp, accommodationHttp, extrasHttp, transportHttp, payingHttp].flat()

const cryptoIds = {
  uuid: (): string => crypto.randomUUID(),
  traceId: (): string => randomHex(16),
  spanId: (): string => randomHex(8),
}

/** Assembles a dashboard and sends no request. Throws a TypeError that names an invalid option. */
export const assembleDashboard = (options: ConnectOptions, language: LanguageTexts = english): Dashboard => {
  checkConnectOptions(options)
  const { baseUrl, fetch = globalThis.fetch, ids = cryptoIds, timeout, headers, logger } = options
  const scheduler = options.scheduler ?? createNodeScheduler(options.clock)
  const http = createHttpVisitor(
    {
      scheduler,
      ids,
      language,
      showIn: () => undefined,
      navigation: options.navigation ?? createMemoryNavigation(),
      telemetry: { ...silentTelemetry, ...options.telemetry },
      sessionChannel: options.sessionChannel ?? noOtherTabs,
      storedBookings: options.storedBookings ?? nothingStored,
      ...(options.deviceMemory === undefined ? {} : { deviceMemory: options.deviceMemory }),
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
      ...(logger === undefined ? {} : { logger }),
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
  container.bind(tokens.paymentVault).toConstantValue(options.vault ?? createMemoryVault())
  container.bind(tokens.cardGateway).toConstantValue(options.cards ?? createScriptedCards(options.authenticatePayment))
  const dashboard = withCheckedArguments(container.get(dashboardArea.token))
  const { signal } = options
  if (signal?.aborted) dashboard.dispose()
  signal?.addEventListener('abort', dashboard.dispose, { once: true })
  return dashboard
}
