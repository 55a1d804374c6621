import '../design'
import { toOwnPath } from '@booking-dashboard/core'
import { createOfflinePage, offlineTexts, visitorTexts } from '@booking-dashboard/core/composition'
import { createRoot } from 'react-dom/client'
import { asyncScheduler } from 'rxjs'
import { isSignedIn } from './isSignedIn'
import { createKeptBookingStore } from './keptBookingStore'
import { OfflinePage } from './OfflinePage'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root')
// A page that could not learn who is signed in was led here; it keeps its address.
const wanted = toOwnPath(new URLSearchParams(location.search).get('page') ?? '')
if (wanted !== null) history.replaceState(null, '', wanted)
const page = createOfflinePage({
  isSignedIn,
  store: createKeptBookingStore(globalThis.caches, async () => undefined),
  scheduler: asyncScheduler,
  pathname: location.pathname,
  formats: visitorTexts.formats,
  openPage: () => location.reload(),
})
void page.look()
const look = (): void => void page.look()
window.addEventListener('online', look)
window.addEventListener('offline', look)
document.addEventListener('visibilitychange', look)
createRoot(root).render(<OfflinePage page={page} words={offlineTexts} />)
