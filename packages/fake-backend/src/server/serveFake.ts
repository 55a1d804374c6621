import * as t from 'io-ts'
import { createFakeBackend } from '../createFakeBackend.js'
import type { FakeBackend } from '../FakeBackend.js'
import { codes } from '../refusal/codes.js'
import { anyFunction, objectWith, wholeNumber } from '../values/codecs.js'
import { readAs } from '../values/readAs.js'
import { withBrokenConnections } from './connections.js'
import { listen } from './listen.js'
import { readDocumentFacts } from './ui/documentFacts.js'
import { createSecured } from './ui/securityHeaders.js'
import { createStaticFiles } from './ui/staticFiles.js'

/** The address of the back end, and what it serves. */
export interface ServeOptions {
  /** 0 selects any free port. */
  readonly port: number
  /** A name or address of this machine. Defaults to `localhost`, which other machines cannot reach. */
  readonly host?: string
  /** The folder of the UI's build. Without it, only the API and its controls are served. */
  readonly staticRoot?: string
  readonly backend?: FakeBackend
  /** A Stripe test key. The pages then load Stripe's own script instead of the stand-in. */
  readonly publishableKey?: string
  /** Whether the pages report their errors, vitals and requests to `/__fake/telemetry`. */
  readonly isReporting?: boolean
  /** Awaited before any answer that may have changed the world. */
  readonly store?: () => Promise<void>
}

/** Every optional option by name, so that the compiler asks for a new one here. */
const optionCodecs: Readonly<Record<Exclude<keyof ServeOptions, 'port'>, t.Mixed>> = {
  host: t.string,
  staticRoot: t.string,
  backend: objectWith('fetch'),
  publishableKey: t.string,
  isReporting: t.boolean,
  store: anyFunction,
}
const Options = t.intersection([t.type({ port: wholeNumber(0, 65_535) }), t.partial(optionCodecs)])

/** A listening back end. */
export interface ServedFake {
  readonly url: string
  readonly port: number
  readonly backend: FakeBackend
  readonly close: () => Promise<void>
}

const ofBackend = /^\/(api|__fake|__stripe|clients)(\/|$)/

/** Bytes. Far larger than any body of the contract. */
const largestBody = 1_000_000

/** Serves on one host of this machine. Rejects with Nonsense, PortTaken, PortForbidden or HostUnknown. */
export const serveFake = async (options: ServeOptions): Promise<ServedFake> => {
  readAs(Options, options, 'These options')
  const { publishableKey, staticRoot, host = 'localhost', isReporting = false, store } = options
  const backend =
    options.backend ??
    createFakeBackend({
      ...(publishableKey !== undefined && { publishableKey }),
      hosts: [host],
      hasUi: staticRoot !== undefined,
    })
  const scripts = { fromStripe: publishableKey !== undefined }
  const facts = readDocumentFacts(staticRoot)
  const files =
    staticRoot === undefined ? controlsAlone : createStaticFiles(staticRoot, { ...scripts, isReporting }, facts)
  const secured = createSecured(scripts, facts)
  const serve = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (!ofBackend.test(pathname)) return secured(await files(request))
    const limited = await withLimitedBody(request, largestBody)
    if (limited === null) return secured(tooLarge(pathname))
    try {
      return secured(await backend.fetch(limited))
    } finally {
      await store?.()
    }
  }
  const { port, close } = await listen(withBrokenConnections(serve), options.port, host)
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`, port, backend, close }
}

const tooLarge = (path: string): Response => {
  const message = `The body is larger than ${largestBody} bytes.`
  return Response.json(
    path.startsWith('/api/') ? { errors: [{ code: codes.invalidBody, message }] } : { error: message },
    { status: 413 },
  )
}

/** Without a UI, the root address leads to the controls. */
const controlsAlone = async (request: Request): Promise<Response> =>
  new URL(request.url).pathname === '/'
    ? new Response(null, { status: 302, headers: { location: '/__fake/' } })
    : new Response('Not found', { status: 404 })

/**
 * The request, or null if its body exceeds `most` bytes. A body without a stated length is read up to the limit.
 * (Hono's own limit makes a Request of the platform from one of its server, which fails.)
 */
const withLimitedBody = async (request: Request, most: number): Promise<Request | null> => {
  const { headers, body } = request
  const statedLength = headers.get('content-length')
  if (body === null) return request
  if (statedLength !== null && !headers.has('transfer-encoding')) return Number(statedLength) > most ? null : request
  const parts: Uint8Array[] = []
  let size = 0
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > most) return null
    parts.push(part.value)
  }
  return new Request(request.url, { method: request.method, headers, body: Buffer.concat(parts) })
}
