import { Hono } from 'hono'
import * as t from 'io-ts'
import { basketRoutes } from './basket/basketRoutes.js'
import { bookingsRoutes } from './bookings/bookingsRoutes.js'
import { catalogueRoutes } from './catalogue/catalogueRoutes.js'
import { mountClientAssets } from './client/clientAssets.js'
import { clientRoutes } from './client/clientRoutes.js'
import { createControls } from './control/createControls.js'
import { mountControls } from './control/mountControls.js'
import { anyFunction, objectWith, wholeNumber } from './values/codecs.js'
import { readAs } from './values/readAs.js'
import { worldReport } from './control/worldReport.js'
import { customerRoutes } from './customer/customerRoutes.js'
import { downloadRoutes } from './delivery/downloadRoutes.js'
import { deliveryRoutes } from './delivery/deliveryRoutes.js'
import type { Controls, FakeBackend, FakeBackendOptions } from './FakeBackend.js'
import { createFaultList } from './faults/FaultList.js'
import { createJournal } from './journal/Journal.js'
import { paymentRoutes } from './payment/paymentRoutes.js'
import { paymentPlanRoutes } from './payment-plan/paymentPlanRoutes.js'
import { resaleRoutes } from './resale/resaleRoutes.js'
import { allowOrigins } from './api/allowOrigins.js'
import type { Backstage, SessionJar } from './api/Backstage.js'
import { createApi, latencyOf } from './api/createApi.js'
import { fetchFrom, answerBug } from './api/fetchFrom.js'
import { sessionRoutes } from './session/sessionRoutes.js'
import { mountStandInDocuments } from './stripe-stand-in/standInDocuments.js'
import { mountStripeApi } from './stripe-stand-in/stripeRoutes.js'
import { createTelemetryLog } from './telemetry/TelemetryLog.js'
import { createWorld } from './worlds/createWorld.js'
import { createMoments } from './worlds/createMoments.js'
import { restoreSnapshot, takeSnapshot, type Snapshot } from './worlds/keepSnapshot.js'
import { createWorldClock } from './world/WorldClock.js'
import { addCustomer } from './worlds/addCustomer.js'
import { type Scenario, scenarios, toScenario } from './worlds/scenarios.js'

export const apiRoutes = [
  ...sessionRoutes,
  ...customerRoutes,
  ...clientRoutes,
  ...bookingsRoutes,
  ...deliveryRoutes,
  ...downloadRoutes,
  ...resaleRoutes,
  ...catalogueRoutes,
  ...basketRoutes,
  ...paymentRoutes,
  ...paymentPlanRoutes,
]

const realWait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

const milliseconds = wholeNumber(0, 600_000)

/** Every option by name, so that the compiler asks for a new one here. */
const optionCodecs: Readonly<Record<keyof FakeBackendOptions, t.Mixed>> = {
  seed: wholeNumber(-(2 ** 31), 2 ** 32 - 1),
  // Checked where the world begins.
  world: t.unknown,
  clock: objectWith('now'),
  publishableKey: t.string,
  wait: anyFunction,
  latency: t.union([milliseconds, t.type({ least: milliseconds, most: milliseconds })]),
  strict: t.boolean,
  corsOrigins: t.array(t.string),
  hosts: t.array(t.string),
  journalLength: wholeNumber(1, 100_000),
  hasUi: t.boolean,
}
const Options = t.partial(optionCodecs)

/** What a fault can strike. */
const calls = apiRoutes.map(({ endpoint: { operationId, method, path } }) => ({ operation: operationId, method, path }))

/** A separate world. Throws Nonsense for an invalid world or option. */
export const createFakeBackend = (options: FakeBackendOptions = {}): FakeBackend => createBackend(options, null)

/** `jar` holds the session's cookie on a platform whose requests cannot carry one. Null if they can. */
export const createBackend = (options: FakeBackendOptions, jar: SessionJar | null): FakeBackend => {
  readAs(Options, options, 'These options')
  const { seed = 1, clock: source = { now: Date.now }, wait = realWait, corsOrigins = [] } = options
  const clock = createWorldClock(source)
  const faults = createFaultList(apiRoutes.map(({ endpoint }) => endpoint))
  const journal = createJournal(options.journalLength ?? 500)
  const telemetry = createTelemetryLog()
  const settings = { seed, publishableKey: options.publishableKey }
  let scenario = toScenario(options.world ?? 'demo')
  let current = createWorld(settings, clock, scenario.world)
  const world = () => current
  const load = (next: Scenario): void => {
    clock.setAhead(0)
    // An invalid world throws here, and the current world stays.
    current = createWorld(settings, clock, next.world)
    scenario = next
    faults.clear()
    journal.clear()
    telemetry.clear()
  }
  const snapshot = (): Snapshot => takeSnapshot({ seed, scenario: scenario.name, faults: faults.list() }, current)
  const restore = (before: Snapshot): void => {
    current = restoreSnapshot(before, current, options.publishableKey ?? null)
    scenario = scenarios.find(({ name }) => name === before.scenario) ?? scenario
    faults.restore(before.faults)
    journal.clear()
    telemetry.clear()
  }
  const controls: Controls = {
    ...createControls(world),
    world: {
      scenario: () => scenario.name,
      report: () => worldReport(current, scenario.name),
      load: (next) => load(toScenario(next)),
      reset: () => load(scenario),
      addCustomer: (customer) => addCustomer(current, customer),
      snapshot,
      restore,
      ...createMoments({ now: clock.now, snapshot, restore }),
    },
    faults: {
      add: faults.add,
      list: faults.list,
      remove: faults.remove,
      clear: faults.clear,
      calls: () => calls,
    },
    journal: { entries: journal.entries, clear: journal.clear },
    telemetry: { entries: telemetry.entries, clear: telemetry.clear },
  }
  const backstage: Backstage = {
    world,
    faults,
    journal,
    wait,
    strict: options.strict ?? false,
    latency: latencyOf(options.latency ?? 0, seed),
    corsOrigins,
    jar,
  }

  const api = createApi(backstage, apiRoutes)
  const app = new Hono()
  app.onError(answerBug)
  if (corsOrigins.length > 0) allowOrigins(app, corsOrigins)
  app.all('/api/*', ({ req: { raw } }) =>
    api({ method: raw.method, url: new URL(raw.url), headers: raw.headers, text: () => raw.text() }),
  )
  mountControls(
    app,
    controls,
    telemetry,
    options.hosts ?? [],
    options.hasUi === true ? '../' : (corsOrigins[0] ?? null),
  )
  mountStripeApi(app, backstage)
  mountStandInDocuments(app)
  mountClientAssets(app)
  return { ...controls, fetch: fetchFrom(app, corsOrigins.length > 0 ? null : api) }
}
