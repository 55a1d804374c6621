import type { BrowserBackend, Snapshot } from '@booking-dashboard/fake-backend/browser'

/** What outlives a worker, which the browser stops when it has nothing to do. */
interface Saved {
  readonly snapshot: Snapshot
  readonly token: string | null
  /** The host name of the requested brand. Null for the default. */
  readonly brand: string | null
}

const store = 'worlds'
const key = 'world'

const done = <A>(request: IDBRequest<A>): Promise<A> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser stores nothing')))
  })

const openDatabase = (name: string): Promise<IDBDatabase> => {
  const request = indexedDB.open(name)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store))
  return done(request)
}

export interface SavedWorld {
  readonly brand: () => string | null
  readonly setBrand: (brand: string | null) => void
  /** Resolves when all that has happened until now is stored. */
  readonly save: () => Promise<void>
}

/** Restores the world that this browser stored under the name. A snapshot of another release is dropped. */
export const restoreWorld = async (backend: BrowserBackend, name: string): Promise<SavedWorld> => {
  // A browser that refuses storage has its world until the worker stops.
  const database = await openDatabase(name).catch(() => null)
  const saved: Saved | undefined =
    database === null ? undefined : await done(database.transaction(store).objectStore(store).get(key))
  let brand: string | null = null
  if (saved !== undefined) {
    try {
      backend.world.restore(saved.snapshot)
      backend.session.setToken(saved.token)
      brand = saved.brand
    } catch {
      backend.world.reset()
    }
  }
  const write = async (): Promise<void> => {
    const next: Saved = { snapshot: backend.world.snapshot(), token: backend.session.token(), brand }
    if (database !== null) await done(database.transaction(store, 'readwrite').objectStore(store).put(next, key))
  }
  let writing: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | null = null
  return {
    brand: () => brand,
    setBrand: (next) => {
      brand = next
    },
    save: () => {
      // Whoever asks while one is being written shares the next one.
      waiting ??= writing.then(() => {
        waiting = null
        writing = write()
        return writing
      })
      return waiting
    },
  }
}
