import './design/layers.css'
import './design/reset.css'
import './document/lateStart.css'
import './design/tokens.css'
import { latest, paths } from '@booking-dashboard/core'
import type { Visitor } from '@booking-dashboard/core/composition'
import { withEarlyAnswers } from '@booking-dashboard/http-adapter'
import { type ReactNode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { App } from './pages/App'
import { compose, type CompositionOptions, hasPaymentUnderWay } from './composition/compose'
import {
  knowsClientLanguages,
  loadPageLanguage,
  markDocument,
  readLocale,
  showIn,
  storeClientLanguages,
} from './browser/language'
import { metaOf } from './telemetry/telemetrySettings'
import { createBrowserTelemetry } from './telemetry/createBrowserTelemetry'
import { forgetAtSignOut } from './browser/tabMemory'
import { createSessionChannel } from './browser/createSessionChannel'
import { createLazyCardGateway } from './browser/createLazyCardGateway'
import { loadContainer, loadParts } from './pages/area'
import { pageIsLoaded } from './pages/pageIsLoaded'
import { prefetchAreas } from './pages/prefetch'
import { basePath, ownPathname } from './navigation/basePath'
import { type BrowserNavigation, createBrowserNavigation } from './navigation/createBrowserNavigation'
import { onFirstUse } from './loading/loadPart'
import { whenUnreachable } from './loading/reachable'
import { beforeReload, reload } from './loading/reload'
import { inTime, rest } from './loading/waiting'
import { firstContent } from './pages/firstContent'
import { pageAt } from './pages/routeTable'
import { createLazyStoredBookings } from './offline/createLazyStoredBookings'
import { startAtRest } from './offline/startAtRest'
import { createTypedOverReload } from './session/typedOverReload'
import { apiFetch } from './document/apiFetch'
import { endEarlyAnswers } from './document/endEarlyAnswers'
import { rememberSignedIn } from './document/sessionHint'
import type { Thrown } from './telemetry/thrown/watchThrown'

/** What the script in the HTML has requested; missing if it did not run. */
const { firstLoad } = window
/** `on` or `off`, as the host says in the HTML. */
const serviceWorker = metaOf(document)('service-worker')
const telemetry = createBrowserTelemetry(document)
/** Null until the product is composed. */
let visitor: Visitor | null = null
const loadTaker = onFirstUse(async () => {
  const { createThrownTaker } = await import('./telemetry/thrown/createThrownTaker')
  return createThrownTaker({
    origin: location.origin,
    report: ({ code, severity, thrown }) => {
      if (visitor === null) telemetry.error({ code, message: '', severity, thrown })
      else visitor.reportThrown(code, severity, thrown)
    },
    notify: () => visitor?.messages.toast('danger', visitor.texts.failure.unknown),
  })
}, null)
const takeThrown = (thrown: Thrown): void => void loadTaker().then((take) => take?.(thrown))
window.thrown?.take(takeThrown)

/**
 * The start, from top to bottom (docs/start.md). The file has no top-level `await`: the parts of another language
 * import modules bundled with this file.
 */
const start = async (): Promise<void> => {
  // 1. Settings: what the address and this device say
  const locale = readLocale()
  const isFirstVisit = !knowsClientLanguages()
  markDocument(locale)
  const language = await loadPageLanguage(locale)
  await yieldToBrowser()

  // 2. Composition: the visitor's part at once; a container with the first area of a customer
  const navigation = createBrowserNavigation(location)
  const composition = compose(browserPorts(language, navigation))
  visitor = composition.visitor

  // 3. Session: what was typed, and who is signed in
  const typed = createTypedOverReload(visitor.drafts)
  typed.bringBack()
  beforeReload(typed)
  const { messages, texts } = visitor
  whenUnreachable((why) => messages.toast('danger', texts.failure[why]))
  followSession(visitor.session)
  const clientIsSetUp = visitor.client.setUp()
  const sessionIsChecked = visitor.session.check()

  // 4. First area: the page of this address, in the customer's language, with its first data
  const rendering = new AbortController()
  await Promise.all([
    pageIsLoaded(composition.load, ownPathname(location)),
    languageIsSettled(visitor.client, clientIsSetUp, { locale, isFirstVisit }),
    inTime(
      firstContent(composition, { clientIsSetUp, sessionIsChecked, signal: rendering.signal }, ownPathname(location)),
      longestRenderWait,
      () => undefined,
    ),
  ])
  await yieldToBrowser()

  // 5. Render
  rendering.abort()
  const { drafts } = visitor
  const errorPage = {
    hasTyped: () => drafts.leave() !== null,
    storeTyped: typed.store,
    isPaying: hasPaymentUnderWay,
  }
  renderPage(<App composition={composition} navigation={navigation} errorPage={errorPage} showLast={showLast} />)
  // Whatever is fetched ahead delays nothing that the page shows.
  if (firstLoad !== undefined) void rest().then(() => prefetchAreas(firstLoad.areaFiles))
}

/** Milliseconds that the first render waits for its data. After that, it shows that the page is loading. */
const longestRenderWait = 1_000

/** Milliseconds that a first visit waits for the client, which may have a default language. */
const longestWait = 2_000

/** Starts a new task, so that the browser can handle a click between two long tasks. Safari has no `scheduler`. */
const yieldToBrowser = (): Promise<void> =>
  'scheduler' in globalThis ? scheduler.yield() : new Promise((resolve) => void setTimeout(resolve))

/** The ports that this browser implements. Cards and stored bookings load with their first use. */
const browserPorts = (language: CompositionOptions['language'], navigation: BrowserNavigation): CompositionOptions => {
  const ownFetch = apiFetch(document)
  return {
    navigation,
    telemetry,
    cardGateway: createLazyCardGateway(async () => (await import('./areas/paying')).stripeCardGateway),
    sessionChannel: createSessionChannel(),
    storedBookings: createLazyStoredBookings(async () => {
      const { createStoredBookingStore, prepareOffline } = await import('./offline/storedBookingStore')
      return createStoredBookingStore(caches, () => prepareOffline(navigator.serviceWorker, caches))
    }, serviceWorker === 'off'),
    fetch: firstLoad === undefined ? ownFetch : withEarlyAnswers(ownFetch, firstLoad.earlyAnswers),
    hostname: location.hostname,
    loadContainer,
    loadParts,
    language,
    showIn: (chosen) => showIn(chosen, reload),
  }
}

/** What the page does when somebody signs in or out. */
const followSession = ({ state$, checkAnew, checkIfDue }: Visitor['session']): void => {
  rememberSignedIn(state$)
  forgetAtSignOut(state$)
  if (import.meta.env.PROD && serviceWorker === 'on' && 'serviceWorker' in navigator)
    startAtRest(state$, rest, async () => {
      const { startServiceWorker } = await import('./offline/storedBookingStore')
      await startServiceWorker(navigator.serviceWorker)
    })
  if (firstLoad !== undefined) endEarlyAnswers(state$, firstLoad.earlyAnswers)
  // The browser restored the page from its cache: another customer may be signed in now.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void checkAnew()
  })
  document.addEventListener('visibilitychange', checkIfDue)
}

/**
 * Stores the client's languages for the next page. On a first visit, the client's language may differ from the
 * browser's: the page then reloads before it shows anything.
 */
const languageIsSettled = async (
  client: Visitor['client'],
  clientIsSetUp: Promise<unknown>,
  { locale, isFirstVisit }: { readonly locale: string; readonly isFirstVisit: boolean },
): Promise<void> => {
  const isStored = clientIsSetUp.then(() => {
    const known = latest(client.state$.value)
    if (known !== null) storeClientLanguages(known.config?.languages ?? null)
  })
  if (!isFirstVisit) return
  await Promise.race([isStored, new Promise((resolve) => setTimeout(resolve, longestWait))])
  if (knowsClientLanguages() && readLocale() !== locale) {
    location.reload()
    await new Promise(() => undefined)
  }
}

const renderPage = (page: ReactNode): void => {
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no root')
  const render = (): void => createReportingRoot(root).render(page)
  // The HTML contains the login form. One task replaces it, so that no typed text is lost.
  if (pageAt(ownPathname(location))?.route.frame === 'full') flushSync(render)
  else startTransition(render)
  root.dataset['taken'] = ''
}

/** A root whose errors are reported: those that React catches, recovers from, or cannot catch. */
const createReportingRoot = (root: HTMLElement): Root =>
  createRoot(root, {
    onCaughtError: hear('render'),
    onRecoverableError: hear('recovered'),
    onUncaughtError: (error, info) => {
      hear('uncaught')(error, info)
      showLast()
    },
  })

/** Reports an error from React, and writes it to the browser's console. */
const hear =
  (by: Thrown['by']) =>
  (error: unknown, { componentStack }: { readonly componentStack?: string | undefined }): void => {
    takeThrown({ by, error, componentStack })
    if (error instanceof Error) reportError(error)
  }

/** Shows the notice in the HTML if React can show nothing more. */
const showLast = (reload?: () => void): void => {
  const { href } = location
  const isErrorPage = ownPathname(location) === paths.error
  if (!isErrorPage) history.replaceState(null, '', basePath + paths.error)
  window.showLastNotice?.(reload ?? (() => location.replace(isErrorPage ? basePath + paths.bookings : href)))
}

start().catch((error: unknown) => {
  takeThrown({ by: 'start', error })
  window.showLastNotice?.(() => location.reload())
})
