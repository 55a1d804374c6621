import { Nonsense } from './values/readAs.js'
import { createBackend } from './createFakeBackend.js'
import type { FakeBackend, FakeBackendOptions } from './FakeBackend.js'
import type { SessionJar } from './api/Backstage.js'

/**
 * A back end that replaces the network of one browser. Scripts of a page cannot read or send the session's cookie, so
 * `fetch` stores it.
 * A customer who signs in through `fetch` stays signed in.
 */
export interface BrowserBackend extends FakeBackend {
  /**
   * The session's cookie, or null if nobody is signed in. Store it with a snapshot, and set it when the snapshot is
   * restored.
   */
  readonly session: { readonly token: () => string | null; readonly setToken: (token: string | null) => void }
}

/**
 * A separate world, without Node. Takes the options of `createFakeBackend` except `corsOrigins`: no other origin can
 * call it.
 * Throws Nonsense for an invalid world or an unknown option.
 */
export const createBrowserBackend = (options: Omit<FakeBackendOptions, 'corsOrigins'> = {}): BrowserBackend => {
  if ('corsOrigins' in options) throw new Nonsense('There is no option corsOrigins in a browser.')
  const jar: SessionJar = { token: null }
  const backend = createBackend({ hosts: 'location' in globalThis ? [location.hostname] : [], ...options }, jar)
  return {
    ...backend,
    // A clone is a Response of the platform itself, which a service worker can answer with.
    fetch: async (input, init) => (await backend.fetch(input, init)).clone(),
    session: {
      token: () => jar.token,
      setToken: (token) => {
        jar.token = token
      },
    },
  }
}
