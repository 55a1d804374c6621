const prefix = 'booking-dashboard/shell/'

/** The page to show without a network. */
export const offlinePage = '/offline.html'

/** Asks the service worker to store the offline page. It answers whether it has. */
export const storeOfflinePage = 'store the offline page'

/** The parts of the product that one release stores on the device. */
export const shellCaches = (caches: CacheStorage, release: string) => ({
  keepAll: async (files: readonly string[]): Promise<void> => {
    const cache = await caches.open(prefix + release)
    await cache.addAll([...files])
  },
  /** Deletes the parts of other releases. */
  dropOthers: async (): Promise<void> => {
    const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== prefix + release)
    await Promise.all(others.map((name) => caches.delete(name)))
  },
})
