import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

export interface Consumption {
  readonly requests: number
  /** Bytes of all answers with their headers, as they went over the wire. */
  readonly bytes: number
  /** Requests that reached the back end. */
  readonly calls: number
  readonly callBytes: number
  /** Calls that were answered without a body. */
  readonly unchanged: number
}

const nothing: Consumption = { requests: 0, bytes: 0, calls: 0, callBytes: 0, unchanged: 0 }

export interface Meter {
  readonly url: string
  readonly read: () => Consumption
  readonly reset: () => void
  readonly close: () => void
}

const bodyOf = async (stream: AsyncIterable<Buffer>): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** nginx's level and least length (`deploy/site/http.conf`). */
const compressed = (body: Buffer): Buffer => gzipSync(body, { level: 1 })
const leastLength = 1024

/**
 * A proxy in front of a back end that compresses as a host's nginx does, and counts what a browser's pages consume. The
 * card provider's files and a test's own requests do not count.
 */
export const meterFor = async (world: string, { withTags }: { readonly withTags: boolean }): Promise<Meter> => {
  let consumption = nothing
  const count = (path: string, status: number, bytes: number): void => {
    const isCall = path.startsWith('/api/')
    const { requests, calls, callBytes, unchanged } = consumption
    consumption = {
      requests: requests + 1,
      bytes: consumption.bytes + bytes,
      calls: calls + (isCall ? 1 : 0),
      callBytes: callBytes + (isCall ? bytes : 0),
      unchanged: unchanged + (isCall && status === 304 ? 1 : 0),
    }
  }
  const pass = async (asked: IncomingMessage, answer: ServerResponse, origin: IncomingMessage): Promise<void> => {
    const { url: path = '/' } = asked
    const status = origin.statusCode ?? 502
    const headers = { ...origin.headers }
    delete headers['transfer-encoding']
    let body = await bodyOf(origin)
    const isCall = path.startsWith('/api/')
    if (isCall && body.length >= leastLength && headers['content-encoding'] === undefined) {
      body = compressed(body)
      headers['content-encoding'] = 'gzip'
      if (headers.etag !== undefined) headers.etag = `W/${headers.etag}`
    }
    if (isCall && !withTags) {
      delete headers.etag
      headers['cache-control'] = 'no-store'
    }
    if (status !== 304) headers['content-length'] = String(body.length)
    answer.writeHead(status, headers)
    answer.end(body)
    const head = Object.entries(headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one) => `${name}: ${one}`),
    )
    const headBytes = [`HTTP/1.1 ${status} OK`, ...head, '', ''].join('\r\n').length
    if (asked.headers['sec-fetch-mode'] !== undefined && !path.startsWith('/__stripe/'))
      count(path, status, headBytes + body.length)
  }
  const server = createServer((asked, answer) => {
    const { url: path = '/', method = 'GET', headers } = asked
    const sent = request(new URL(path, world), { method, headers }, (origin) => void pass(asked, answer, origin))
    sent.on('error', () => answer.destroy())
    asked.pipe(sent)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    read: () => consumption,
    reset: () => {
      consumption = nothing
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
