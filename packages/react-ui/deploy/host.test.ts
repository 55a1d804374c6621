import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { host } from './host.mjs'
import { BadSettings, readSettings } from './settings.mjs'

const example = readFileSync(new URL('settings.example.json', import.meta.url), 'utf8')
const settings = (changes: object = {}): string => JSON.stringify({ ...JSON.parse(example), ...changes })

describe('the settings of a host', () => {
  it('are read as the example has them', () => {
    expect(readSettings(example)).toMatchObject({ hostnames: ['bookings.example.com', 'bookings.example.org'] })
  })

  it.each([
    [{ hostnames: [] }, 'hostnames has to be a list of host names in lower case, such as ["bookings.example.com"]'],
    [{ hostnames: ['a.example; return 200'] }, 'hostnames has to be a list'],
    [{ backEnd: 'https://backend.example/api' }, 'backEnd has to be an origin'],
    [{ backEnd: 'backend:8080' }, 'backEnd has to be an origin'],
    [{ port: 80.5 }, 'port has to be a whole number from 1 to 65535'],
    [{ https: 'yes' }, 'https has to be true or false'],
    [{ tls: { certificate: '/a.pem' } }, 'tls has to be null, or'],
    [{ tls: { certificate: '/a.pem; evil', key: '/b.pem' } }, 'tls has to be null, or'],
    [{ apiBase: '/api' }, 'apiBase has to be empty, or an origin'],
    [{ errorReports: { dsn: 'https://abc@errors.example/7', environment: 'prod' } }, 'errorReports has to be null, or'],
    [{ stripeScript: 'https://js.stripe.com' }, 'stripeScript has to be empty, or a path'],
    [{ colour: 'red' }, 'colour is no setting'],
  ])('%j: says what is wrong', (changes, words) => {
    expect(() => readSettings(settings(changes))).toThrow(BadSettings)
    expect(() => readSettings(settings(changes))).toThrow(words)
  })

  it('that are no JSON object are told as that, and all that is wrong is told at once', () => {
    expect(() => readSettings('{')).toThrow(/^The settings are no JSON: /)
    expect(() => readSettings('[]')).toThrow('The settings have to be one JSON object')
    expect(() => readSettings('{"port":0}')).toThrow(/hostnames has to[^]*backEnd has to[^]*port has to/)
  })
})

describe('a build on a host', () => {
  let folder = ''
  const build = () => join(folder, 'dist')
  const out = (path: string) => join(folder, 'host', path)
  const read = (path: string) => readFileSync(out(path), 'utf8')
  const release = (part: string): void => {
    rmSync(build(), { recursive: true, force: true })
    mkdirSync(join(build(), 'build'), { recursive: true })
    writeFileSync(join(build(), 'build', part), 'export {}')
    writeFileSync(join(build(), 'index.html'), `<title>Dashboard</title><script src="/build/${part}"></script>`)
    writeFileSync(
      join(build(), '.document.json'),
      JSON.stringify({
        policy: { 'script-src': ["'self'", "'sha256-abc='"], 'connect-src': ["'self'"] },
        stripePolicy: { 'script-src': ['https://js.stripe.com'], 'connect-src': ['https://api.stripe.com'] },
        preloads: [{ path: '/booking/:bookingRef', files: [`/build/${part}`, '/build/a.css'] }],
      }),
    )
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'host-'))
    release('one.js')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('has its settings in the document, compressed too, and the hosts that they name in the policy', () => {
    host(settings({ apiBase: 'https://api.example.com' }), build(), out(''))
    const html = read('site/index.html')
    expect(html).toContain('<meta name="api-base" content="https://api.example.com" />')
    expect(html).toContain('<meta name="error-reporting-dsn" content="https://abc@errors.example.com/7" />')
    expect(gunzipSync(readFileSync(out('site/index.html.gz'))).toString()).toBe(html)
    const { everyFile } = JSON.parse(read('headers.json')) as { readonly everyFile: Record<string, string> }
    expect(everyFile['Content-Security-Policy']).toBe(
      "script-src 'self' 'sha256-abc=' https://js.stripe.com; " +
        "connect-src 'self' https://api.stripe.com https://api.example.com https://errors.example.com",
    )
    expect(everyFile['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains')
    expect(read('security.conf')).toContain("script-src \\'self\\' \\'sha256-abc=\\' https://js.stripe.com")
    expect(read('nginx.conf')).toContain('server_name bookings.example.com bookings.example.org;')
    expect(existsSync(out('site/.document.json'))).toBe(false)
  })

  it('says nothing of https where customers come without it', () => {
    host(settings({ https: false }), build(), out(''))
    expect(read('headers.json')).not.toContain('Strict-Transport-Security')
    expect(read('proxy.conf')).not.toContain('Strict-Transport-Security')
  })

  it('keeps the parts of the release before for thirty days', () => {
    host(settings(), build(), out(''))
    release('two.js')
    host(settings(), build(), out(''))
    expect(existsSync(out('site/build/one.js'))).toBe(true)
    expect(read('site/index.html')).toContain('two.js')
    const then = new Date('2026-03-01T09:00:00Z')
    for (const part of ['one.js', 'two.js']) utimesSync(out(`site/build/${part}`), then, then)
    host(settings(), build(), out(''), Date.parse('2026-03-31T09:00:00Z'))
    expect(existsSync(out('site/build/one.js'))).toBe(true)
    host(settings(), build(), out(''), Date.parse('2026-03-31T09:00:01Z'))
    expect(existsSync(out('site/build/one.js'))).toBe(false)
    expect(existsSync(out('site/build/two.js'))).toBe(true)
  })

  it('changes nothing where the settings cannot be used', () => {
    host(settings(), build(), out(''))
    const before = read('nginx.conf')
    expect(() => host(settings({ backEnd: '' }), build(), out(''))).toThrow(BadSettings)
    expect(read('nginx.conf')).toBe(before)
  })
})
