// @ts-check
/**
 * Served as /sw.js if `serviceWorker` is false. A browser checks that file whenever it opens a page, so this worker
 * replaces the product's on every device. It answers no request, deletes what the product stored, and removes itself.
 * @typedef {import('../src/offline/WorkerScope').RetiringScope} RetiringScope
 */
const scope = /** @type {RetiringScope} */ (/** @type {unknown} */ (self))

const retire = async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('booking-dashboard/'))
  await Promise.all(names.map((name) => caches.delete(name)))
  await scope.registration.unregister()
}

scope.addEventListener('install', () => void scope.skipWaiting())
scope.addEventListener('activate', (event) => event.waitUntil(retire()))
