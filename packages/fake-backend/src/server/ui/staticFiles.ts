import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { createCompressor } from './compressed.js'
import { type DocumentFacts, preloadsOf } from './documentFacts.js'
import { withStripeStandIn, withTelemetry } from './indexDocument.js'
import type { Scripts } from './securityHeaders.js'
import { storeBuild } from './storedBuild.js'

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

export interface PageOptions extends Scripts {
  /** Whether pages report to the controls of their origin. */
  readonly isReporting: boolean
}

/** Serves the build of the UI as it is at the start. Every page of the dashboard is its index.html. */
export const createStaticFiles = (
  root: string,
  { fromStripe, isReporting }: PageOptions,
  facts: DocumentFacts,
): ((request: Request) => Promise<Response>) => {
  const stored = storeBuild(root)
  const compress = createCompressor(stored)
  const page = (html: string, origin: string): string => {
    const reporting = isReporting ? withTelemetry(html, origin) : html
    return fromStripe ? reporting : withStripeStandIn(reporting)
  }

  const send = async (request: Request, path: string, file: Buffer, status = 200): Promise<Response> => {
    const isIndex = path === 'index.html'
    const content = isIndex ? Buffer.from(page(file.toString('utf8'), new URL(request.url).origin)) : file
    const contentType = contentTypes[extname(path)] ?? 'application/octet-stream'
    const id = createHash('sha256').update(content).digest('base64url').slice(0, 22)
    const headers = new Headers({
      'content-type': contentType,
      'cache-control': path.startsWith(`build${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: `W/"${id}"`,
      vary: 'accept-encoding',
    })
    const preloads = isIndex ? preloadsOf(facts, new URL(request.url).pathname) : ''
    if (preloads !== '') headers.set('link', preloads)
    if (request.headers.get('if-none-match') === headers.get('etag'))
      return new Response(null, { status: 304, headers })
    const encoded = await compress({ id, path }, content, contentType, request.headers.get('accept-encoding') ?? '')
    if (encoded.encoding !== null) headers.set('content-encoding', encoded.encoding)
    headers.set('content-length', String(encoded.content.length))
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(encoded.content), { status, headers })
  }

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, 'Method not allowed')
    const path = relativePath(new URL(request.url).pathname)
    const build = await stored
    const index = build.get('index.html')
    const accept = request.headers.get('accept') ?? '*/*'
    // The dashboard says what is wrong with a malformed address.
    if (path === null)
      return index !== undefined && accept.includes('text/html')
        ? send(request, 'index.html', index, 400)
        : plain(400, 'Bad request')
    const file = path === '' ? undefined : (build.get(path) ?? (await sourceMap(root, path)))
    if (file !== undefined) return send(request, path, file)
    const isPage = !path.startsWith(`build${sep}`) && wantsPage(accept, path)
    if (path !== '' && !isPage) return plain(404, 'Not found')
    return index === undefined ? plain(404, 'The UI is not built.') : send(request, 'index.html', index)
  }
}

/** Null for a path that leaves the root or names a hidden file. */
const relativePath = (pathname: string): string | null => {
  try {
    const decoded = decodeURIComponent(pathname)
    if (/[\0\\]/.test(decoded) || decoded.split('/').some((part) => part.startsWith('.'))) return null
    return normalize(decoded).slice(1)
  } catch {
    return null
  }
}

const sourceMap = (root: string, path: string): Promise<Buffer | undefined> =>
  path.endsWith('.map') ? readFile(join(root, path)).catch(() => undefined) : Promise.resolve(undefined)

const plain = (status: number, text: string): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })

/**
 * A browser's navigation asks for HTML. A tool that accepts anything gets the page if the address has no file
 * extension.
 */
const wantsPage = (accept: string, path: string): boolean =>
  accept.includes('text/html') || (accept.includes('*/*') && !/\.[^/\\]*$/.test(path))
