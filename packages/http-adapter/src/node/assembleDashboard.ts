import type { Dashboard } from '@booking-dashboard/core'
import {
  accommodationModule,
  askedModule,
  basketModule,
  billModule,
  bookingModule,
  bookingPageModule,
  bookingsModule,
  createVisitorModule,
  dashboardModule,
  deliveryModule,
  english,
  extrasModule,
  memberModule,
  nameChangeModule,
  noOtherTabs,
  nothingStored,
  passwordsModule,
  payingModule,
  pendingChangesModule,
  profileModule,
  questionsModule,
  resaleModule,
  silentTelemetry,
  ticketsModule,
  tokens,
  transportModule,
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
import { accommodationHttpModule } from '../composition/accommodationHttpModule.js'
import { basketHttpModule } from '../composition/basketHttpModule.js'
import { bookingHttpModule } from '../composition/bookingHttpModule.js'
import { createHttpVisitor } from '../composition/createHttpVisitor.js'
import { downloadsHttpModule } from '../composition/downloadsHttpModule.js'
import { extrasHttpModule } from '../composition/extrasHttpModule.js'
import { memberHttpModule } from '../composition/memberHttpModule.js'
import { payingHttpModule } from '../composition/payingHttpModule.js'
import { resaleHttpModule } from '../composition/resaleHttpModule.js'
import { ticketsHttpModule } from '../composition/ticketsHttpModule.js'
import { transportHttpModule } from '../composition/transportHttpModule.js'
import { createVisitorHttpModule } from '../composition/visitorHttpModule.js'

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
    memberModule,
    bookingsModule,
    passwordsModule,
    bookingModule,
    askedModule,
    pendingChangesModule,
    billModule,
    bookingPageModule,
    basketModule,
    ticketsModule,
    accommodationModule,
    extrasModule,
    transportModule,
    nameChangeModule,
    resaleModule,
    deliveryModule,
    questionsModule,
    payingModule,
    profileModule,
    dashboardModule,
    memberHttpModule,
    bookingHttpModule,
    basketHttpModule,
    resaleHttpModule,
    downloadsHttpModule,
    ticketsHttpModule,
    accommodationHttpModule,
    extrasHttpModule,
    transportHttpModule,
    payingHttpModule,
  )
  container.bind(tokens.paymentVault).toConstantValue(options.vault ?? createMemoryVault())
  container.bind(tokens.cardGateway).toConstantValue(options.cards ?? createScriptedCards(options.authenticatePayment))
  const dashboard = withCheckedArguments(container.get<Dashboard>(tokens.dashboard))
  const { signal } = options
  if (signal?.aborted) dashboard.dispose()
  signal?.addEventListener('abort', dashboard.dispose, { once: true })
  return dashboard
}
