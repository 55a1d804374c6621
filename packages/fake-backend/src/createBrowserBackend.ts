import { Nonsense } from './control/readAs.js'
import { createBackend } from './createFakeBackend.js'
import type { FakeBackend, FakeBackendOptions } from './FakeBackend.js'
import type { SessionJar } from './routing/Backstage.js'

/**
 * A back end that stands in for the network of one browser. No script of a page can read or send the session's cookie, so
 * `fetch` holds it: whoever signs in through it stays signed in.
 */
export interface BrowserBackend extends FakeBackend {
  /** The session's cookie; null if nobody is signed in. Store it beside a snapshot, and set it when that is restored. */
  readonly session: { readonly token: () => string | null; readonly setToken: (token: string | null) => void }
}

/**
 * A world of its own, without Node. Takes the options of `createFakeBackend`, except `corsOrigins`: there is no other
 * origin to call it from. Throws Nonsense for a world that cannot be, and for an unknown option.
 */
export const createBrowserBackend = (options: Omit<FakeBackendOptions, 'corsOrigins'> = {}): BrowserBackend => {
  if ('corsOrigins' in options) throw new Nonsense('There is no option corsOrigins in a browser.')
  const jar: SessionJar = { token: null }
  const backend = createBackend({ hosts: 'location' in globalThis ? [location.hostname] : [], ...options }, jar)
  return {
    ...backend,
    // A clone is the platform's own Response: a service worker can answer with it.
    fetch: async (input, init) => (await backend.fetch(input, init)).clone(),
    session: {
      token: () => jar.token,
      setToken: (token) => {
        jar.token = token
      },
    },
  }
}
