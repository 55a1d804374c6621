import { nothingKept } from '@booking-dashboard/core/composition'
import type { KeptBookingStore } from '@booking-dashboard/core/ports'
import { onFirstUse } from '../loading/loadPart'
import { keptCache } from './keptCache'

/** The store's code loads when a booking is stored or about to be. The first page only checks whether one is. */
export const createLazyKeptBookings = (load: () => Promise<KeptBookingStore>): KeptBookingStore => {
  if (!import.meta.env.PROD || !('caches' in globalThis) || !('serviceWorker' in navigator)) return nothingKept
  const store = onFirstUse(load, nothingKept)
  const ifAny = async (): Promise<KeptBookingStore> => {
    const any = await caches.has(keptCache).catch(() => false)
    return any ? store() : nothingKept
  }
  return {
    available: true,
    read: async () => (await ifAny()).read(),
    fileKeys: async () => (await ifAny()).fileKeys(),
    write: async (kept) => (await store()).write(kept),
    writeFile: async (key, file) => (await store()).writeFile(key, file),
    removeFile: async (key) => (await store()).removeFile(key),
    // Deletes directly, without waiting for the store's code.
    forget: async () => void (await caches.delete(keptCache).catch(() => false)),
  }
}
