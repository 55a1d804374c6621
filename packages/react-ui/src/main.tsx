import './design/layers.css'
import './design/reset.css'
import './design/tokens.css'
import { latest } from '@booking-dashboard/core'
import { withEarlyAnswers } from '@booking-dashboard/http-adapter'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { App } from './composition/App'
import { compose } from './composition/browser/compose'
import {
  keepClientLanguages,
  knowsClientLanguages,
  loadPageLanguage,
  markDocument,
  readLocale,
  showIn,
} from './composition/browser/language'
import { createBrowserReporter } from './composition/browser/createBrowserReporter'
import { createSessionChannel } from './composition/browser/createSessionChannel'
import { createLazyCardGateway } from './composition/browser/createLazyCardGateway'
import { loadLayout } from './layout/lazyLayout'
import { featuresOf, loadContainer, loadParts, loadScreens } from './navigation/area'
import { createBrowserNavigation } from './navigation/createBrowserNavigation'
import { beforeReload } from './navigation/loadPart'
import { prefetchAreas } from './navigation/prefetch'
import { laterArea, pageAt } from './navigation/routeTable'
import { createLazyKeptBookings } from './offline/createLazyKeptBookings'
import { createTypedOverReload } from './session/typedOverReload'
import { apiFetch } from './start/apiFetch'
import { endEarlyAnswers } from './start/endEarlyAnswers'
import { rememberSignedIn } from './start/sessionHint'

/** Milliseconds that a first visit waits for the client, which may have a language of its own. */
const longestWait = 2_000

/** Starts a new task, so that a press is answered between two long ones. Safari has no `scheduler`. */
const yieldToBrowser = (): Promise<void> =>
  'scheduler' in globalThis ? scheduler.yield() : new Promise((resolve) => void setTimeout(resolve))

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
    errorReporter: createBrowserReporter(document),
    cardGateway: createLazyCardGateway(async () => (await import('./areas/payment')).stripeCardGateway),
    sessionChannel: createSessionChannel(),
    keptBookings: createLazyKeptBookings(async () => {
      const { createKeptBookingStore, startServiceWorker } = await import('./offline/keptBookingStore')
      return createKeptBookingStore(caches, () => startServiceWorker(navigator.serviceWorker))
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

  const typed = createTypedOverReload(composition.visitor.drafts)
  typed.bringBack()
  beforeReload(typed.keep)
  keepTyped = typed.keep
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
    const found = pageAt(location.pathname)
    if (found === null) return
    const { area, frame } = found.route
    const parts: Promise<unknown>[] = [loadScreens(area)]
    if (frame !== 'full') parts.push(loadLayout(), composition.load.member(), composition.load[featuresOf(area)]())
    await Promise.allSettled(parts)
  }

  /** What the page does not wait for takes neither the network nor the processor from what it shows first. */
  const loadMore = (): void => {
    const here = pageAt(location.pathname)?.route.area
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
  void Promise.all([pageIsLoaded(), languageIsSettled()]).then(async () => {
    await yieldToBrowser()
    const app = <App composition={composition} navigation={navigation} />
    const render = (): void => createRoot(root).render(app)
    // The login form stands in the HTML. It is replaced in one task, so that nothing typed meanwhile is lost.
    if (pageAt(location.pathname)?.route.frame === 'full') flushSync(render)
    else startTransition(render)
    root.dataset['taken'] = ''
    loadMore()
    if (firstLoad !== undefined) prefetchAreas(firstLoad.areaFiles)
  })
}
void start()
