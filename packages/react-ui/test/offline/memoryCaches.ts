const nameOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : String(request), 'http://localhost').pathname

/** The used part of the Cache API, in memory: the test environment has none. */
export const memoryCaches = () => {
  const all = new Map<string, Map<string, Response>>()
  const open = (name: string) => {
    const held = all.get(name) ?? new Map<string, Response>()
    all.set(name, held)
    return {
      put: async (request: RequestInfo | URL, response: Response) => void held.set(nameOf(request), response),
      match: async (request: RequestInfo | URL) => held.get(nameOf(request))?.clone(),
      delete: async (request: RequestInfo | URL) => held.delete(nameOf(request)),
      keys: async () => [...held.keys()].map((path) => new Request(`http://localhost${path}`)),
    }
  }
  const match = async (request: RequestInfo | URL, options?: MultiCacheQueryOptions) => {
    const held = options?.cacheName === undefined ? [...all.values()] : [all.get(options.cacheName)]
    return held
      .find((one) => one?.has(nameOf(request)))
      ?.get(nameOf(request))
      ?.clone()
  }
  const caches = {
    open: async (name: string) => open(name),
    match,
    delete: async (name: string) => all.delete(name),
    keys: async () => [...all.keys()],
    has: async (name: string) => all.has(name),
  }
  return caches as unknown as CacheStorage
}
