import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, normalize, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type DocumentFacts, preloadsOf } from './documentFacts.js'
import { withStripeStandIn, withTelemetry } from './indexDocument.js'
import type { Scripts } from './securityHeaders.js'

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

const encoders: Readonly<Record<'br' | 'gzip', (content: Buffer) => Promise<Buffer>>> = {
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (content) => promisify(gzip)(content, { level: 9 }),
}

const worthIt = /^(text\/|application\/(json|javascript)|image\/svg)/

interface Encoded {
  readonly content: Buffer
  readonly encoding: 'br' | 'gzip' | null
}

const endings = { br: '.br', gzip: '.gz' } as const

interface Place {
  /** Identifies the content. */
  readonly id: string
  readonly path: string
}

/** Sends the compressed files of the build. Compresses everything else once for each encoding. */
const createCompressor = (build: Promise<StoredBuild>) => {
  const done = new Map<string, Promise<Buffer>>()
  // The build compresses only files with a hashed name. The page changes while it is served.
  const beside = async (encoding: 'br' | 'gzip', path: string): Promise<Buffer | undefined> =>
    path.startsWith('build') ? (await build).get(`${path}${endings[encoding]}`) : undefined
  const compressNow = async (encoding: 'br' | 'gzip', path: string, content: Buffer): Promise<Buffer> =>
    (await beside(encoding, path)) ?? encoders[encoding](content)
  return async ({ id, path }: Place, content: Buffer, contentType: string, accepted: string): Promise<Encoded> => {
    const encoding = (['br', 'gzip'] as const).find((name) =>
      new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?(,|$))`).test(accepted),
    )
    if (encoding === undefined || content.length < 1024 || !worthIt.test(contentType))
      return { content, encoding: null }
    const key = `${encoding} ${id}`
    const encoded = done.get(key) ?? compressNow(encoding, path, content)
    done.set(key, encoded)
    return { content: await encoded, encoding }
  }
}

/** The files of a build, by their path inside it. */
type StoredBuild = ReadonlyMap<string, Buffer>

const isServed = (path: string): boolean => !path.endsWith('.map')

/**
 * Reads a build into memory. A later build removes the files that open pages still load, and its page needs another
 * policy. Source maps stay on the disk.
 */
const storeBuild = async (root: string): Promise<StoredBuild> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries.flatMap((entry) =>
    entry.isFile() && isServed(entry.name) ? [relative(root, join(entry.parentPath, entry.name))] : [],
  )
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(join(root, path))] as const)))
}
