import { decodeKeptBooking, isPageKept, isTripOver, type KeptBooking } from '@booking-dashboard/core'
import { keptCache } from './keptCache'
import { keptRecord } from './keptRecord'
import { offlinePage } from './shell'

export interface Around {
  readonly fetch: (request: Request) => Promise<Response>
  readonly caches: CacheStorage
  /** ms since the epoch. */
  readonly now: () => number
}

/** Does something beside an answer, which does not wait for it. */
type Beside = (work: Promise<unknown>) => void

export const readRecord = async ({ caches, now }: Around): Promise<KeptBooking | null> => {
  const found = await caches.match(keptRecord, { cacheName: keptCache })
  const kept = found === undefined ? null : decodeKeptBooking(await found.json())
  if (kept === null || !isTripOver(kept, now())) return kept
  await caches.delete(keptCache)
  return null
}

const fromShell = async ({ caches }: Around, address: string): Promise<Response | undefined> =>
  caches.match(address, { ignoreVary: true, ignoreSearch: true })

/** What stands in front of a back end says that it is not there. */
export const isAway = ({ status }: Response): boolean => status === 502 || status === 503 || status === 504

/** A page comes from the network, always, so that a new release is never held back; without one there is the offline page. */
export const answerPage = async (request: Request, around: Around): Promise<Response> => {
  const instead = (): Promise<Response | undefined> => fromShell(around, offlinePage)
  try {
    const answer = await around.fetch(request)
    return isAway(answer) ? ((await instead()) ?? answer) : answer
  } catch (error) {
    const page = await instead()
    if (page === undefined) throw error
    return page
  }
}

/** A part of the shell has its content in its name: what is kept is what the network would answer. */
export const answerShell = async (request: Request, around: Around): Promise<Response> =>
  (await fromShell(around, new URL(request.url).pathname)) ?? around.fetch(request)

const customerIdIn = (answer: unknown): string | null => {
  const customer = typeof answer === 'object' && answer !== null && 'customer' in answer ? answer.customer : null
  return typeof customer === 'object' && customer !== null && 'id' in customer ? String(customer.id) : null
}

const forgetAfter = async (answer: Response, isCustomer: boolean, around: Around): Promise<void> => {
  const kept = await readRecord(around)
  if (kept === null) return
  const id = isCustomer && answer.ok ? customerIdIn(await answer.json()) : null
  const isForeign = id !== null && id !== kept.customerId
  if (isForeign || answer.status === 401) await around.caches.delete(keptCache)
}

/**
 * Passes a call on to the back end and looks at its answer, which is kept nowhere. A 401 ends what is kept; so does another
 * customer: GET /api/customer follows every sign-in (specification 1, §4).
 */
export const watchSession = async (request: Request, around: Around, beside: Beside): Promise<Response> => {
  const answer = await around.fetch(request)
  const isCustomer = request.method === 'GET' && new URL(request.url).pathname === '/api/customer'
  beside(forgetAfter(answer.clone(), isCustomer, around).catch(() => undefined))
  return answer
}

/** Where a page that could not learn who is signed in is shown from what is kept; null where it is not kept. */
export const offlineAddress = async (page: string, around: Around): Promise<string | null> => {
  const { pathname } = new URL(page)
  const kept = await readRecord(around).catch(() => null)
  return kept !== null && isPageKept(kept, pathname) ? `${offlinePage}?page=${encodeURIComponent(pathname)}` : null
}
