import './design/layers.css'
import './design/reset.css'
import './design/tokens.css'
import { latest, paths } from '@booking-dashboard/core'
import type { Visitor } from '@booking-dashboard/core/composition'
import { withEarlyAnswers } from '@booking-dashboard/http-adapter'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { App } from './composition/App'
import { compose, hasStoredPayments } from './dashboard/browser/compose'
import {
  keepClientLanguages,
  knowsClientLanguages,
  loadPageLanguage,
  markDocument,
  readLocale,
  showIn,
} from './dashboard/browser/language'
import { createBrowserReporter } from './dashboard/browser/createBrowserReporter'
import { createSessionChannel } from './dashboard/browser/createSessionChannel'
import { createLazyCardGateway } from './dashboard/browser/createLazyCardGateway'
import { loadLayout } from './composition/lazyLayout'
import { featuresOf, loadContainer, loadParts, loadScreens } from './composition/area'
import { basePath, ownPathname } from './navigation/basePath'
import { createBrowserNavigation } from './navigation/createBrowserNavigation'
import { beforeReload, onFirstUse } from './loading/loadPart'
import { prefetchAreas } from './composition/prefetch'
import { laterArea, pageAt } from './composition/routeTable'
import { createLazyKeptBookings } from './offline/createLazyKeptBookings'
import { createTypedOverReload } from './session/typedOverReload'
import { apiFetch } from './start/apiFetch'
import { endEarlyAnswers } from './start/endEarlyAnswers'
import { rememberSignedIn } from './start/sessionHint'
import type { Thrown } from './dashboard/browser/thrown/watchThrown'

/** Milliseconds that a first visit waits for the client, which may have a language of its own. */
const longestWait = 2_000

/** Starts a new task, so that a press is answered between two long ones. Safari has no `scheduler`. */
const yieldToBrowser = (): Promise<void> =>
  'scheduler' in globalThis ? scheduler.yield() : new Promise((resolve) => void setTimeout(resolve))

const errorReporter = createBrowserReporter(document)
/** Null until the product is composed. */
let visitor: Visitor | null = null
const loadTaker = onFirstUse(async () => {
  const { createThrownTaker } = await import('./dashboard/browser/thrown/createThrownTaker')
  return createThrownTaker({
    origin: location.origin,
    report: ({ code, severity, thrown }) => {
      if (visitor === null) errorReporter.report({ code, message: '', severity, thrown })
      else visitor.reportThrown(code, severity, thrown)
    },
    say: () => visitor?.messages.toast('danger', visitor.texts.failure.unknown),
  })
}, null)
const takeThrown = (thrown: Thrown): void => void loadTaker().then((take) => take?.(thrown))
window.thrown?.take(takeThrown)

/** Where React can show nothing more: the page in the HTML stays. */
const showLast = (reload?: () => void): void => {
  const { href } = location
  const isErrorPage = ownPathname(location) === paths.error
  if (!isErrorPage) history.replaceState(null, '', basePath + paths.error)
  window.showLastNotice?.(reload ?? (() => location.replace(isErrorPage ? basePath + paths.bookings : href)))
}

/** Reports what React hands over, and puts it on the browser's console. */
const hear =
  (by: Thrown['by']) =>
  (error: unknown, { componentStack }: { readonly componentStack?: string | undefined }): void => {
    takeThrown({ by, error, componentStack })
    if (error instanceof Error) reportError(error)
  }

/** No `await` of the file itself: what is fetched for another language imports what is bundled with it. */
const start = async (): Promise<void> => {
  const { firstLoad } = window
  const ownFetch = apiFetch(document)
  const locale = readLocale()
  const isFirstVisit = !knowsClientLanguages()
  markDocument(locale)
  const language = await loadPageLanguage(locale)
  await yieldToBrowser()
  let keepTyped = (): void => undefined
  const navigation = createBrowserNavigation(location)
  const composition = compose({
    navigation,
    errorReporter,
    cardGateway: createLazyCardGateway(async () => (await import('./areas/payment')).stripeCardGateway),
    sessionChannel: createSessionChannel(),
    keptBookings: createLazyKeptBookings(async () => {
      const { createStoredBookingStore, startServiceWorker } = await import('./offline/keptBookingStore')
      return createStoredBookingStore(caches, () => startServiceWorker(navigator.serviceWorker))
    }),
    fetch: firstLoad === undefined ? ownFetch : withEarlyAnswers(ownFetch, firstLoad.earlyAnswers),
    hostname: location.hostname,
    loadContainer,
    loadParts,
    language,
    showIn: (chosen) => {
      keepTyped()
      showIn(chosen)
    },
  })

  visitor = composition.visitor
  const typed = createTypedOverReload(composition.visitor.drafts)
  typed.bringBack()
  beforeReload(typed.keep)
  keepTyped = typed.keep
  const errorPage = {
    hasTyped: () => composition.visitor.drafts.leave() !== null,
    keepTyped: typed.keep,
    isPaying: hasStoredPayments,
  }
  rememberSignedIn(composition.visitor.session.state$)
  if (firstLoad !== undefined) endEarlyAnswers(composition.visitor.session.state$, firstLoad.earlyAnswers)
  const clientIsSetUp = composition.visitor.client.setUp()
  void composition.visitor.session.check()
  // A page that the browser brings back as it was: whoever is there now may be somebody else.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void composition.visitor.session.checkAnew()
  })

  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no root')

  /** What the address names is there before React takes the place of what stands in the HTML. What cannot be loaded says so where it is shown. */
  const pageIsLoaded = async (): Promise<void> => {
    const found = pageAt(ownPathname(location))
    if (found === null) return
    const { area, frame } = found.route
    const parts: Promise<unknown>[] = [loadScreens(area)]
    if (frame !== 'full') parts.push(loadLayout(), composition.load.member(), composition.load[featuresOf(area)]())
    await Promise.allSettled(parts)
  }

  /** What the page does not wait for takes neither the network nor the processor from what it shows first. */
  const loadMore = (): void => {
    const here = pageAt(ownPathname(location))?.route.area
    const more = here === undefined ? undefined : laterArea[here]
    if (more === undefined) return
    // What cannot be had is said where it is shown.
    requestAnimationFrame(() => setTimeout(() => void composition.load[featuresOf(more)]().catch(() => undefined)))
  }

  /** What the client offers is kept for the next page. On a first visit it may be another language than that of the browser: the page is loaded anew, before anything is shown. */
  const languageIsSettled = async (): Promise<void> => {
    const isKept = clientIsSetUp.then(() => {
      const client = latest(composition.visitor.client.state$.value)
      if (client !== null) keepClientLanguages(client.config?.languages ?? null)
    })
    if (!isFirstVisit) return
    await Promise.race([isKept, new Promise((resolve) => setTimeout(resolve, longestWait))])
    if (knowsClientLanguages() && readLocale() !== locale) {
      location.reload()
      await new Promise(() => undefined)
    }
  }
  await Promise.all([pageIsLoaded(), languageIsSettled()])
  await yieldToBrowser()
  const reactRoot = createRoot(root, {
    onCaughtError: hear('render'),
    onRecoverableError: hear('recovered'),
    onUncaughtError: (error, info) => {
      hear('uncaught')(error, info)
      showLast()
    },
  })
  const render = (): void =>
    reactRoot.render(
      <App composition={composition} navigation={navigation} errorPage={errorPage} showLast={showLast} />,
    )
  // The login form stands in the HTML. It is replaced in one task, so that nothing typed meanwhile is lost.
  if (pageAt(ownPathname(location))?.route.frame === 'full') flushSync(render)
  else startTransition(render)
  root.dataset['taken'] = ''
  loadMore()
  if (firstLoad !== undefined) prefetchAreas(firstLoad.areaFiles)
}
start().catch((error: unknown) => {
  takeThrown({ by: 'start', error })
  window.showLastNotice?.(() => location.reload())
})
