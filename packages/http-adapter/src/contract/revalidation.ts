import type { AnyEndpoint } from './endpoint.js'

const paths = /^\/api\/((4\.0\/)?package\/|4\.0\/ticket\/[^/]+\/ticketevents|client\/)/

/**
 * Whether the browser's HTTP cache may store the answer and ask for it again by its entity tag (RFC 9110, section
 * 8.8.3): the client and the catalogues (behaviour/contract#revalidation). `path` is an address or its template.
 */
export const mayBeRevalidated = ({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>): boolean =>
  method === 'GET' && paths.test(path)

/**
 * How the browser's HTTP cache treats a request, whatever the answer's headers allow: a catalogue is never used without
 * a check, and all else is stored nowhere.
 */
export const cacheModeOf = (call: Pick<AnyEndpoint, 'method' | 'path'>): 'no-cache' | 'no-store' =>
  mayBeRevalidated(call) ? 'no-cache' : 'no-store'
