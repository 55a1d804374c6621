/** What a service worker is told. Declared here because the types of a page know nothing of a worker. */
export interface LastingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}
export interface FetchEvent extends LastingEvent {
  readonly request: Request
  readonly clientId: string
  readonly resultingClientId: string
  readonly respondWith: (answer: Promise<Response>) => void
}
export interface PageClient {
  readonly url: string
  readonly navigate: (url: string) => Promise<unknown>
}
/** A service worker, as far as the product and its demo use it. */
export interface WorkerScope {
  readonly addEventListener: ((type: 'install' | 'activate', hear: (event: LastingEvent) => void) => void) &
    ((type: 'fetch', hear: (event: FetchEvent) => void) => void)
  readonly skipWaiting: () => Promise<void>
  readonly clients: {
    readonly claim: () => Promise<void>
    readonly get: (id: string) => Promise<PageClient | undefined>
  }
  readonly location: Location
}
