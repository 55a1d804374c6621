import { isPageKept } from '@booking-dashboard/core/composition'
import type { KeptBooking } from '@booking-dashboard/core/ports'
import { offlinePage } from './shell'

export interface Around {
  readonly fetch: (request: Request) => Promise<Response>
  readonly caches: CacheStorage
}

const fromShell = async ({ caches }: Around, address: string): Promise<Response | undefined> =>
  caches.match(address, { ignoreVary: true, ignoreSearch: true })

/** What stands in front of a back end says that it is not there. */
export const isAway = ({ status }: Response): boolean => status === 502 || status === 503 || status === 504

/** A page comes from the network, always, so that a new release is never held back; without one there is the offline page. `opened` is told of a page from the network. */
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
  } catch (error) {
    const page = await instead()
    if (page === undefined) throw error
    return page
  }
}

/** A part of the shell has its content in its name: what is kept is what the network would answer. */
export const answerShell = async (request: Request, around: Around): Promise<Response> =>
  (await fromShell(around, new URL(request.url).pathname)) ?? around.fetch(request)

/** Where a page that could not learn who is signed in is shown from what is kept; null where it is not kept. */
export const offlineAddress = (page: string, kept: KeptBooking | null): string | null => {
  const { pathname } = new URL(page)
  return kept !== null && isPageKept(kept, pathname) ? `${offlinePage}?page=${encodeURIComponent(pathname)}` : null
}
