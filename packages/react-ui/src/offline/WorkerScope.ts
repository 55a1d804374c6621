/** The events of a service worker. Declared here, because the DOM types omit workers. */
export interface LastingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}
export interface FetchEvent extends LastingEvent {
  readonly request: Request
  readonly clientId: string
  readonly resultingClientId: string
  readonly respondWith: (answer: Promise<Response>) => void
}
export interface MessageEventOfPage extends LastingEvent {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}
export interface PageClient {
  readonly url: string
  readonly navigate: (url: string) => Promise<unknown>
}
/** A service worker, limited to what the product and its demo use. */
export interface WorkerScope {
  readonly addEventListener: ((type: 'install' | 'activate', hear: (event: LastingEvent) => void) => void) &
    ((type: 'fetch', hear: (event: FetchEvent) => void) => void) &
    ((type: 'message', hear: (event: MessageEventOfPage) => void) => void)
  readonly skipWaiting: () => Promise<void>
  readonly clients: {
    readonly claim: () => Promise<void>
    readonly get: (id: string) => Promise<PageClient | undefined>
  }
  readonly location: Location
}
/** A service worker that removes itself (deploy/retiredWorker.js). */
export interface RetiringScope extends Pick<WorkerScope, 'addEventListener' | 'skipWaiting'> {
  readonly registration: { readonly unregister: () => Promise<boolean> }
}
