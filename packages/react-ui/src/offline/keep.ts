import { type Booking, type Dashboard, isWorthKeeping, type KeptTicket, latest } from '@booking-dashboard/core'
import { downloadAddress } from '../bookings/page/addresses'
import { keptCache } from './keptCache'
import { keptBookingOf } from './keptBookingOf'
import { fileName, forgetKept, readKept, writeKept } from './keptRecord'

/** Files that are not there yet, one after the other; those of another booking go. One that cannot be had is had the next time. */
const keepFiles = async (cache: Cache, tickets: readonly KeptTicket[]): Promise<void> => {
  const wanted = new Map(tickets.flatMap(({ key }) => (key === null ? [] : [[fileName(key), key] as const])))
  const own = fileName('')
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith(own)) continue
    if (wanted.has(pathname)) wanted.delete(pathname)
    else await cache.delete(request)
  }
  for (const [name, key] of wanted) {
    const file = await fetch(downloadAddress(key))
    // A refusal is JSON.
    if (file.ok && !file.headers.get('content-type')?.includes('json')) await cache.put(name, file)
  }
}

const run = async (dashboard: Dashboard, booking: Booking, customerId: string): Promise<void> => {
  const readAt = Date.now()
  if (!isWorthKeeping(booking, readAt)) {
    if ((await readKept(readAt))?.reference === booking.reference) await forgetKept()
    return
  }
  const client = latest(dashboard.client.state$.value)?.config ?? null
  const kept = keptBookingOf(booking, dashboard.texts, { customerId, readAt, client })
  const cache = await caches.open(keptCache)
  // Signed out meanwhile: what was opened just now is not left behind. From here on the cache that is forgotten is this one.
  if (dashboard.session.admission$.value === 'signIn') return forgetKept()
  if ((await readKept(readAt))?.customerId !== customerId)
    await Promise.all((await cache.keys()).map((one) => cache.delete(one)))
  await writeKept(cache, kept)
  await keepFiles(cache, kept.tickets)
}

let last: Promise<void> = Promise.resolve()

const watched = new WeakSet<Dashboard>()

/** A sign-out, here or in another tab, and a 401 end a session at once; one that is only checked anew passes through `checking`. */
const forgetWithSession = (dashboard: Dashboard): void => {
  if (watched.has(dashboard)) return
  watched.add(dashboard)
  let before = dashboard.session.state$.value.kind
  dashboard.session.state$.subscribe(({ kind }) => {
    if (before === 'signedIn' && kind === 'signedOut') {
      // At once, and done before anything is kept again.
      const forgotten = forgetKept()
      last = last.then(() => forgotten).catch(() => undefined)
    }
    before = kind
  })
}

/** Keeps a booking that was just read, in the place of the one before; one after the other. Where a browser refuses, nothing is kept. */
export const keep = (dashboard: Dashboard, booking: Booking, customerId: string): Promise<void> => {
  forgetWithSession(dashboard)
  last = last.then(() => run(dashboard, booking, customerId)).catch(() => undefined)
  return last
}
