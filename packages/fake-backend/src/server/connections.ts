import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'

/** What the HTTP adapter passes beside the request. */
export interface Connection {
  readonly incoming: IncomingMessage | Http2ServerRequest
  readonly outgoing: ServerResponse | Http2ServerResponse
}

type Serve = (request: Request) => Promise<Response>

/**
 * Turns a rejection into a broken connection. Browsers silently repeat a request whose kept-alive connection broke.
 * The repeated request has the same `traceparent` and is broken too. Otherwise nobody would notice the dropped call.
 */
export const withBrokenConnections = (serve: Serve) => {
  const broken = new Set<string>()
  return async (request: Request, { incoming }: Connection): Promise<Response> => {
    const span = request.headers.get('traceparent')
    try {
      if (span === null || !broken.has(span)) return await serve(request)
    } catch {
      if (span !== null) broken.add(span)
    }
    incoming.socket.destroy()
    return RESPONSE_ALREADY_SENT
  }
}
