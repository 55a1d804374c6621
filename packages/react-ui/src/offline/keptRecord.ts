import { decodeKeptBooking, isTripOver, type KeptBooking } from '@booking-dashboard/core'
import { keptCache } from './keptCache'

/** Names within the cache: no pages, nothing asks a server for them. */
export const keptRecord = '/offline/booking'
export const fileName = (key: string): string => `/offline/files/${encodeURIComponent(key)}`

/** A browser without such caches has nothing to forget. */
export const forgetKept = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(keptCache)
}

export const writeKept = (cache: Cache, kept: KeptBooking): Promise<void> =>
  cache.put(keptRecord, new Response(JSON.stringify(kept), { headers: { 'content-type': 'application/json' } }))

/** Null where nothing is kept, or what is kept cannot be read; what is kept of a trip that is over is forgotten. */
export const readKept = async (now: number): Promise<KeptBooking | null> => {
  if (!('caches' in globalThis)) return null
  try {
    const found = await caches.match(keptRecord, { cacheName: keptCache })
    const kept = found === undefined ? null : decodeKeptBooking(await found.json())
    if (kept === null || !isTripOver(kept, now)) return kept
    await forgetKept()
    return null
  } catch {
    return null
  }
}

/** A file of the kept booking; null where it is not kept. */
export const readFile = async (key: string): Promise<Blob | null> => {
  const found = await caches.match(fileName(key), { cacheName: keptCache })
  return found === undefined ? null : found.blob()
}

/** The keys of these whose files are kept. */
export const keptFiles = async (keys: readonly string[]): Promise<ReadonlySet<string>> => {
  const found = await Promise.all(keys.map(async (key) => ((await readFile(key)) === null ? null : key)))
  return new Set(found.filter((key) => key !== null))
}
