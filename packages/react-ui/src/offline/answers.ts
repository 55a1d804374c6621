import { isPageStored } from '@booking-dashboard/core/composition'
import type { StoredBooking } from '@booking-dashboard/core/ports'
import { noticeDocument } from './notice'
import { offlinePage } from './shell'

export interface Around {
  readonly fetch: (request: Request) => Promise<Response>
  readonly caches: CacheStorage
}

const fromShell = async ({ caches }: Around, address: string): Promise<Response | undefined> =>
  caches.match(address, { ignoreVary: true, ignoreSearch: true })

/** Whether a proxy in front of the back end reports it as unavailable. */
export const isAway = ({ status }: Response): boolean => status === 502 || status === 503 || status === 504

const notice = (): Response =>
  new Response(noticeDocument(), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })

/**
 * Always takes a page from the network, so that a new release is never held back; without a network, answers the
 * offline page, or a notice if the device stores none. Calls `opened` for a page from the network.
 */
export const answerPage = async (
  request: Request,
  around: Around,
  opened: () => void = () => undefined,
): Promise<Response> => {
  const instead = (): Promise<Response | undefined> => fromShell(around, offlinePage)
  try {
    const answer = await around.fetch(request)
    const page = isAway(answer) ? await instead() : undefined
    if (page === undefined) opened()
    return page ?? answer
  } catch {
    return (await instead()) ?? notice()
  }
}

/** The name of a shell part contains its content hash, so the stored part equals the network's. */
export const answerShell = async (request: Request, around: Around): Promise<Response> =>
  (await fromShell(around, new URL(request.url).pathname)) ?? around.fetch(request)

/**
 * The address that shows the stored copy of a page that could not learn who is signed in; null if the page is not
 * stored.
 */
export const offlineAddress = (page: string, storedCopy: StoredBooking | null): string | null => {
  const { pathname } = new URL(page)
  return storedCopy !== null && isPageStored(storedCopy, pathname)
    ? `${offlinePage}?page=${encodeURIComponent(pathname)}`
    : null
}
