import { decodeStoredBooking, nothingStored } from '@booking-dashboard/core/composition'
import type { DownloadedFile, StoredBookingStore } from '@booking-dashboard/core/ports'
import { inTime } from '../loading/waiting'
import { basePath } from '../navigation/basePath'
import { offlinePage, storeOfflinePage } from './shell'
import { storedBookingCache } from './storedBookingCache'

/** Names within the cache. They are no pages, and nothing requests them from a server. */
const record = '/offline/booking'
const files = '/offline/files/'
const fileName = (key: string): string => `${files}${encodeURIComponent(key)}`

/** Answers `refused` if the browser refuses the operation. */
const unless = async <A>(refused: A, attempt: () => Promise<A>): Promise<A> => {
  try {
    return await attempt()
  } catch {
    return refused
  }
}

type Worker = Pick<ServiceWorker, 'state'> & {
  readonly addEventListener: (type: 'statechange', listener: () => void) => void
  readonly postMessage: (message: unknown, transfer: Transferable[]) => void
}

/** The part of `navigator.serviceWorker` that the product uses. */
export interface ServiceWorkers {
  readonly register: (address: string) => Promise<Readonly<Record<'active' | 'waiting' | 'installing', Worker | null>>>
}

/** Resolves once the service worker answers pages. Rejects if the installation fails. */
export const startServiceWorker = async (workers: ServiceWorkers): Promise<Worker> => {
  const { active, waiting, installing } = await workers.register(`${basePath}/sw.js`)
  if (active !== null) return active
  const worker = waiting ?? installing
  if (worker === null) throw new Error('The registration has no service worker')
  await new Promise<void>((resolve, reject) => {
    const settle = (): void => {
      if (worker.state === 'activated') resolve()
      if (worker.state === 'redundant') reject(new Error('The service worker was not installed'))
    }
    worker.addEventListener('statechange', settle)
    settle()
  })
  return worker
}

/** Milliseconds for the service worker to start, and then to store the offline page. */
const longestStoring = 30_000

/**
 * Resolves once the device stores the offline page: before that, a stored booking cannot open without a network.
 * Rejects if the device refuses.
 */
export const prepareOffline = async (workers: ServiceWorkers, caches: CacheStorage): Promise<void> => {
  const worker = await inTime(startServiceWorker(workers), longestStoring, () => Promise.reject(new Error('Late')))
  if ((await caches.match(offlinePage)) !== undefined) return
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<unknown>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data))
    port1.start()
  })
  worker.postMessage(storeOfflinePage, [port2])
  const isStored = await inTime(answer, longestStoring, () => false)
  port1.close()
  if (isStored !== true) throw new Error('The offline page was not stored')
}

/** Stores in the browser's caches, where a service worker and the offline page can find it. */
export const createStoredBookingStore = (
  caches: CacheStorage | undefined,
  startWorker: () => Promise<unknown>,
): StoredBookingStore => {
  if (caches === undefined) return nothingStored
  const put = (name: string, body: BodyInit, type: string): Promise<boolean> =>
    unless(false, async () => {
      const cache = await caches.open(storedBookingCache)
      await cache.put(name, new Response(body, { headers: { 'content-type': type } }))
      return true
    })
  return {
    available: true,
    read: () =>
      unless(null, async () => {
        const found = await caches.match(record, { cacheName: storedBookingCache })
        return found === undefined ? null : decodeStoredBooking(await found.json())
      }),
    write: async (storedCopy) => {
      const isStarted = await unless(false, async () => {
        await startWorker()
        return true
      })
      return isStarted && put(record, JSON.stringify(storedCopy), 'application/json')
    },
    fileKeys: () =>
      unless([], async () => {
        if (!(await caches.has(storedBookingCache))) return []
        const names = (await (await caches.open(storedBookingCache)).keys()).map(({ url }) => new URL(url).pathname)
        return names
          .filter((name) => name.startsWith(files))
          .map((name) => decodeURIComponent(name.slice(files.length)))
      }),
    writeFile: (key, { bytes, contentType }) => put(fileName(key), new Uint8Array(bytes), contentType),
    removeFile: (key) =>
      unless(undefined, async () => void (await (await caches.open(storedBookingCache)).delete(fileName(key)))),
    forget: () => unless(undefined, async () => void (await caches.delete(storedBookingCache))),
  }
}

/** A file of the stored booking; null if it is not stored. */
export const readStoredFile = (key: string): Promise<DownloadedFile | null> =>
  unless(null, async () => {
    const found = await caches.match(fileName(key), { cacheName: storedBookingCache })
    if (found === undefined) return null
    const bytes = new Uint8Array(await found.arrayBuffer())
    return { name: `${key}.pdf`, contentType: found.headers.get('content-type') ?? '', bytes }
  })
