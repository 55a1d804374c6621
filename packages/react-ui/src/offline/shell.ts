const prefix = 'booking-dashboard/shell/'

/** The page to show without a network. */
export const offlinePage = '/offline.html'

/** Asks the service worker to store the offline page. It answers whether it has. */
export const storeOfflinePage = 'store the offline page'

/** The SHA-256 of each file of a release, in hex, by its address. A host may write into a page, which has none. */
export type ShellFiles = Readonly<Record<string, string | null>>

const types: Readonly<Record<string, RegExp>> = {
  html: /^text\/html\b/,
  js: /^(?:text|application)\/javascript\b/,
  css: /^text\/css\b/,
}

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Whether an answer is the file of this release: a host may answer 200 with a page of its own for any address. */
const fits = async (address: string, hash: string | null, answer: Response, files: ShellFiles): Promise<boolean> => {
  const type = types[address.split('.').at(-1) ?? '']
  if (!answer.ok || (type && !type.test(answer.headers.get('content-type') ?? ''))) return false
  const body = await answer.clone().arrayBuffer()
  if (hash !== null) return hexOf(await crypto.subtle.digest('SHA-256', body)) === hash
  const text = new TextDecoder().decode(body)
  return Object.keys(files).some((file) => file.endsWith('.js') && text.includes(file))
}

/** The parts of the product that one release stores on the device. */
export const shellCaches = (caches: CacheStorage, release: string) => ({
  /** Stores all files, or nothing if one of them does not fit. */
  store: async (files: ShellFiles, fetchFile: (address: string) => Promise<Response>): Promise<void> => {
    const fetched = await Promise.all(
      Object.entries(files).map(async ([address, hash]) => {
        const answer = await fetchFile(address)
        if (!(await fits(address, hash, answer, files))) throw new Error(`${address} is no file of this release`)
        return { address, answer }
      }),
    )
    const cache = await caches.open(prefix + release)
    // A browser opens no page that was redirected, as some hosts do with `/offline.html`. A copy was not.
    await Promise.all(fetched.map(({ address, answer }) => cache.put(address, new Response(answer.body, answer))))
  },
  /** Deletes the parts of other releases. */
  dropOthers: async (): Promise<void> => {
    const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== prefix + release)
    await Promise.all(others.map((name) => caches.delete(name)))
  },
})
