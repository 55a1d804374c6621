import { nothingStored } from '@booking-dashboard/core/composition'
import type { StoredBookingStore } from '@booking-dashboard/core/ports'
import { onFirstUse } from '../loading/loadPart'
import { storedBookingCache } from './storedBookingCache'

const forget = async (): Promise<void> => void (await caches.delete(storedBookingCache).catch(() => false))

/**
 * The store's code loads when a booking is stored or about to be. The first page only checks whether one is.
 *
 * @param isSwitchedOff whether the host removes the service worker. A stored booking could not open then, so one that
 * another tab stored meanwhile is deleted.
 */
export const createLazyStoredBookings = (
  load: () => Promise<StoredBookingStore>,
  isSwitchedOff: boolean,
): StoredBookingStore => {
  if (!import.meta.env.PROD || !('caches' in globalThis) || !('serviceWorker' in navigator)) return nothingStored
  if (isSwitchedOff) {
    void forget()
    return { ...nothingStored, forget }
  }
  const store = onFirstUse(load, nothingStored)
  const ifAny = async (): Promise<StoredBookingStore> => {
    const any = await caches.has(storedBookingCache).catch(() => false)
    return any ? store() : nothingStored
  }
  return {
    available: true,
    read: async () => (await ifAny()).read(),
    fileKeys: async () => (await ifAny()).fileKeys(),
    write: async (storedCopy) => (await store()).write(storedCopy),
    writeFile: async (key, file) => (await store()).writeFile(key, file),
    removeFile: async (key) => (await store()).removeFile(key),
    // Deletes directly, without waiting for the store's code.
    forget,
  }
}
