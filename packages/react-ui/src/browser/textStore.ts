import type { TextStore } from '@booking-dashboard/http-adapter'

/** A browser's storage. Reading the property may throw if storage is refused, so each call reads it again. */
export const textStoreOver = (storage: () => Storage): TextStore => ({
  keys: () => Object.keys(storage()),
  get: (key) => storage().getItem(key),
  set: (key, text) => storage().setItem(key, text),
  remove: (key) => storage().removeItem(key),
})

/** Calls the listener with the key that another tab changed. A cleared storage has the key `null` and is ignored. */
export const whenStorageChanges = (listener: (key: string) => void): (() => void) => {
  const heard = ({ key }: StorageEvent): void => {
    if (key !== null) listener(key)
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}
