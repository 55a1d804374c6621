import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { release, rollback } from './releases.mjs'
import { makeBuild, sha256 } from './testBuild'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Releases a build of this name with these settings, and returns the id of the release. */
const make = (name: string, settings: object = {}): string => {
  writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings))
  return release(folder, makeBuild(join(folder, 'builds'), name))
}
const inCurrent = (path: string): string => join(folder, 'current', path)
const read = (path: string): string => readFileSync(inCurrent(path), 'utf8')
const parts = (): readonly string[] => readdirSync(join(folder, 'build'))
const makeOlder = (days: number, ...path: readonly string[]): void => {
  const date = Date.now() / 1000 - days * 86_400
  utimesSync(join(folder, ...path), date, date)
}

describe('a release', () => {
  it('has the settings in the document, compressed too, and the hosts that they name in the policy', () => {
    const errorReports = { dsn: 'https://abc@errors.example.com/7', environment: 'production' }
    const id = make('one', { apiBase: 'https://api.example.com', errorReports })
    const html = read('site/index.html')
    expect(html).toContain('<meta name="api-base" content="https://api.example.com" />')
    expect(html).toContain('<meta name="error-reporting-dsn" content="https://abc@errors.example.com/7" />')
    expect(gunzipSync(readFileSync(inCurrent('site/index.html.gz'))).toString()).toBe(html)
    expect(brotliDecompressSync(readFileSync(inCurrent('site/index.html.br'))).toString()).toBe(html)
    expect(read('security.conf')).toContain(
      `"script-src 'self' 'sha256-${sha256("start('one')")}' https://js.stripe.com; ` +
        `connect-src 'self' https://api.stripe.com https://api.example.com https://errors.example.com"`,
    )
    expect(read('server.conf')).toContain(`root ${folder}/releases/${id}/site;`)
  })

  it('is refused if a setting is unknown, or the page would send no report', () => {
    expect(() => make('one', { hostnames: [] })).toThrow('settings.json: hostnames is no setting.')
    expect(() => make('one', { errorReports: { environment: 'prod' } })).toThrow(
      'the environment of errorReports is one',
    )
    expect(readdirSync(folder)).toEqual(['builds', 'settings.json'])
  })

  it('changes no file that is there, and is found again if its content is equal', () => {
    const files = (): readonly string[] =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /^(build|releases)\//.test(name) && statSync(join(folder, name)).isFile())
        .map((name) => `${name} ${statSync(join(folder, name)).ctimeMs}`)
    const one = make('one')
    const before = files()
    expect(make('one')).toBe(one)
    expect(files()).toEqual(before)
    make('two')
    expect(files()).toEqual(expect.arrayContaining([...before]))
    expect(parts()).toEqual(['one-0.js', 'shared.js', 'two-0.js'])
  })

  it('shares the date of its pages with no other: nginx makes ETags from the date and the size of a file', () => {
    const dates = ['one', 'two'].map((name) => (make(name), statSync(inCurrent('site/index.html')).mtimeMs / 1000))
    expect(Math.abs((dates[0] ?? 0) - (dates[1] ?? 0))).toBeGreaterThanOrEqual(1)
  })
})

it('a rollback goes to the release that was replaced last, or to one that is named, with its settings', () => {
  expect(() => rollback(folder)).toThrow('There is no earlier release in this folder.')
  const one = make('one', { apiBase: 'https://one.example.com' })
  const two = make('two')
  makeOlder(1, 'releases', one, 'replaced')
  const three = make('three')
  expect(rollback(folder)).toBe(two)
  expect(rollback(folder)).toBe(three)
  expect(rollback(folder, one)).toBe(one)
  expect(read('site/index.html')).toContain('one.example.com')
  expect(() => rollback(folder, 'none')).toThrow('There is no earlier release none.')
  // A release that was killed was never the current one.
  for (const id of [two, three]) rmSync(join(folder, 'releases', id, 'replaced'))
  expect(() => rollback(folder)).toThrow('There is no earlier release in this folder.')
})

it('a release and its parts are removed thirty days after they were replaced', () => {
  const one = make('one')
  for (const part of ['one-0.js', 'shared.js']) makeOlder(100, 'build', part)
  makeOlder(100, 'releases', one)
  make('two')
  makeOlder(29.9, 'releases', one, 'replaced')
  const three = make('three')
  expect(parts()).toEqual(['one-0.js', 'shared.js', 'three-0.js', 'two-0.js'])
  makeOlder(30.1, 'releases', one, 'replaced')
  // Added for a release to come.
  writeFileSync(join(folder, 'build', 'four-0.js'), '')
  make('three')
  expect(parts()).toEqual(['four-0.js', 'shared.js', 'three-0.js', 'two-0.js'])
  expect(readdirSync(join(folder, 'releases'))).toHaveLength(2)
  makeOlder(100, 'releases', three)
  make('three')
  expect(readlinkSync(join(folder, 'current'))).toBe(`releases/${three}`)
})
