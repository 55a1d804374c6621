import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { currentOf, placeOf, release, rollback } from './releases.mjs'

const example = readFileSync(new URL('settings.example.json', import.meta.url), 'utf8')
export const settings = (changes: object = {}): string => JSON.stringify({ ...JSON.parse(example), ...changes })

export const firstDay = Date.parse('2026-03-01T09:00:00Z')
export const day = 86_400_000

export let root = ''
export let folder = ''

/** Gives each test of this file a folder of its own, with nothing released. */
export const inNewFolder = (): void => {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'releases-'))
    folder = join(root, 'host')
  })
  afterEach(() => rmSync(root, { recursive: true }))
}

/** A build with one part of its own, one part that all builds share, and an inline script with this hash. */
export const build = (name: string): string => {
  const place = join(root, `build-${name}`)
  mkdirSync(join(place, 'build'), { recursive: true })
  writeFileSync(join(place, 'build', `${name}.js`), `export const name = '${name}'`)
  writeFileSync(join(place, 'build', 'shared.js'), 'export {}')
  writeFileSync(join(place, 'index.html'), `<title>Dashboard</title><script src="/build/${name}.js"></script>`)
  writeFileSync(
    join(place, '.document.json'),
    JSON.stringify({
      policy: { 'script-src': ["'self'", `'sha256-${name}='`], 'connect-src': ["'self'"] },
      stripePolicy: { 'script-src': ['https://js.stripe.com'], 'connect-src': ['https://api.stripe.com'] },
      preloads: [{ path: '/booking/:bookingRef', files: [`/build/${name}.js`, '/build/a.css'] }],
    }),
  )
  return place
}

export const at = (days: number) => ({ clock: () => firstDay + days * day })
export const make = async (name: string, days = 0, changes: object = {}): Promise<string> =>
  (await release({ folder, settings: settings(changes), build: build(name), ...at(days) })).id
export const back = async (days: number, to?: string): Promise<string> =>
  (await rollback({ folder, to, ...at(days) })).id

export const inCurrent = (path: string): string => {
  const id = currentOf(folder)
  if (id === null) throw new Error('There is no release')
  return join(placeOf(folder, id), path)
}
export const read = (path: string): string => readFileSync(inCurrent(path), 'utf8')
export const policy = (): string =>
  (JSON.parse(read('headers.json')) as { readonly everyFile: Record<string, string> }).everyFile[
    'Content-Security-Policy'
  ] ?? ''
export const parts = (): readonly string[] => readdirSync(join(folder, 'parts', 'build'))
