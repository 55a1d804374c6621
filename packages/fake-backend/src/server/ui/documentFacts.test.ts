import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { preloadsOf, readDocumentFacts } from './documentFacts.js'
import { createStaticFiles } from './staticFiles.js'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'document-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const preloads = [
  { path: '/booking/:bookingRef', files: ['/build/booking.js', '/build/booking.css'] },
  { path: '/booking/:bookingRef/cart', files: ['/build/shopping.js'] },
]
/** Contents below a kilobyte are sent uncompressed. */
const plain = 'plain '.repeat(200)
const built = (): void => {
  mkdirSync(join(root, 'build'))
  writeFileSync(join(root, 'index.html'), '<!doctype html>')
  writeFileSync(
    join(root, '.document.json'),
    JSON.stringify({ policy: { 'script-src': ["'self'", "'sha256-x'"] }, preloads }),
  )
  // This text differs from the compressed one, so the test sees which of them is sent.
  writeFileSync(join(root, 'build', 'booking.js'), plain)
  writeFileSync(join(root, 'build', 'booking.js.br'), brotliCompressSync('by brotli'))
  writeFileSync(join(root, 'build', 'booking.js.gz'), gzipSync('by gzip'))
}
const served = () => createStaticFiles(root, { fromStripe: true, isReporting: false }, readDocumentFacts(root))
const ask = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  served()(new Request(`http://localhost${path}`, { headers }))

describe('the facts from the build', () => {
  it('are the policy and the files that each page preloads', () => {
    built()
    const facts = readDocumentFacts(root)
    expect(facts.policy['script-src']).toEqual(["'self'", "'sha256-x'"])
    expect(preloadsOf(facts, '/booking/SUN1001')).toBe(
      '</build/booking.js>; rel=modulepreload; crossorigin, </build/booking.css>; rel=preload; as=style; crossorigin',
    )
    expect(preloadsOf(facts, '/booking/SUN1001/cart')).toBe('</build/shopping.js>; rel=modulepreload; crossorigin')
    expect(preloadsOf(facts, '/elsewhere')).toBe('')
  })

  it('allow only the page’s own files if there is no readable build', () => {
    expect(readDocumentFacts(undefined).policy['script-src']).toEqual(["'self'"])
    expect(readDocumentFacts(root).preloads).toEqual([])
    writeFileSync(join(root, '.document.json'), '{')
    expect(readDocumentFacts(root).policy['script-src']).toEqual(["'self'"])
  })
})

describe('a host of the build', () => {
  beforeEach(built)

  it('sends preloads only with the page, and never serves the facts', async () => {
    expect((await ask('/booking/SUN1001')).headers.get('link')).toContain('</build/booking.js>; rel=modulepreload')
    expect((await ask('/login')).headers.get('link')).toBeNull()
    expect((await ask('/build/booking.js')).headers.get('link')).toBeNull()
    expect((await ask('/.document.json')).status).toBe(400)
  })

  it('sends the build’s compressed files in the best accepted encoding, cached for ever', async () => {
    const body = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer())
    const brotli = await ask('/build/booking.js', { 'accept-encoding': 'gzip, br' })
    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(brotli.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(brotliDecompressSync(await body(brotli)).toString()).toBe('by brotli')
    const gzip = await ask('/build/booking.js', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(await body(gzip)).toString()).toBe('by gzip')
    const asItIs = await ask('/build/booking.js')
    expect(asItIs.headers.get('content-encoding')).toBeNull()
    expect((await body(asItIs)).toString()).toBe(plain)
  })

  it('has the page revalidated each time', async () => {
    const page = await ask('/booking/SUN1001')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect((await ask('/booking/SUN1001', { 'if-none-match': page.headers.get('etag') ?? '' })).status).toBe(304)
  })
})
