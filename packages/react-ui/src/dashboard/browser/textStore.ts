import type { TextStore } from '@booking-dashboard/http-adapter'

/** A browser's storage. Reading the property itself may throw where storage is refused, so it is read at each call. */
export const textStoreOver = (storage: () => Storage): TextStore => ({
  keys: () => Object.keys(storage()),
  get: (key) => storage().getItem(key),
  set: (key, text) => storage().setItem(key, text),
  remove: (key) => storage().removeItem(key),
})

/** Calls with the key that another tab changed; `null` is told of a storage that was cleared. */
export const whenStorageChanges = (listener: (key: string) => void): (() => void) => {
  const heard = ({ key }: StorageEvent): void => {
    if (key !== null) listener(key)
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}
