import '../design'
import { toOwnPath } from '@booking-dashboard/core'
import { createOfflinePage, offlineWords, visitorWords } from '@booking-dashboard/core/composition'
import { createRoot } from 'react-dom/client'
import { asyncScheduler } from 'rxjs'
import { DesignWords } from '../design/DesignWords'
import '../document/scheme'
import { loadPageLanguage, markDocument, readLocale } from '../browser/language'
import { isSignedIn } from './isSignedIn'
import { drawPages } from '../bookings/files/gate/drawPages'
import { createStoredBookingStore, readStoredFile } from './storedBookingStore'
import { OfflinePage } from './OfflinePage'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root')
// A page that could not learn who is signed in was redirected here; this keeps its address.
const wanted = toOwnPath(new URLSearchParams(location.search).get('page') ?? '')
if (wanted !== null) history.replaceState(null, '', wanted)
/** The file has no top-level `await`: the parts of another language import modules bundled with this file. */
const start = async (): Promise<void> => {
  const locale = readLocale()
  markDocument(locale)
  const language = await loadPageLanguage(locale)
  await language.load(['offline'])
  const page = createOfflinePage({
    isSignedIn,
    store: createStoredBookingStore(globalThis.caches, async () => undefined),
    scheduler: asyncScheduler,
    pathname: location.pathname,
    formats: language.formats,
    openPage: () => location.reload(),
    readFile: readStoredFile,
    draw: drawPages,
  })
  void page.check()
  const check = (): void => void page.check()
  window.addEventListener('online', check)
  window.addEventListener('offline', check)
  document.addEventListener('visibilitychange', check)
  createRoot(root).render(
    <DesignWords value={language.wordsOf('visitor', visitorWords).screen.design}>
      <OfflinePage page={page} words={language.wordsOf('offline', offlineWords).screen.offline} />
    </DesignWords>,
  )
}
void start()
