import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { currentOf, release, rollback } from './releases.mjs'
import { BadSettings } from './settings.mjs'
import { build, partOf, settings, sha256 } from './testBuild'

let root = ''
let folder = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'releases-'))
  folder = join(root, 'host')
})
afterEach(() => rmSync(root, { recursive: true }))

const make = async (name: string, changes: object = {}): Promise<string> =>
  (await release({ folder, settings: settings(changes), build: build(join(root, name), name) })).id
const back = async (to?: string): Promise<string> => (await rollback({ folder, to })).id
const inCurrent = (path: string): string => join(folder, 'releases', currentOf(folder), path)
const read = (path: string): string => readFileSync(inCurrent(path), 'utf8')
const parts = (): readonly string[] => readdirSync(join(folder, 'build'))
const makeOlder = (days: number, ...path: readonly string[]): void => {
  const date = Date.now() / 1000 - days * 86_400
  utimesSync(join(folder, ...path), date, date)
}

describe('a release', () => {
  it('has the settings in the document, compressed too, and the hosts that they name in the policy', async () => {
    await make('one', { apiBase: 'https://api.example.com' })
    const html = read('site/index.html')
    expect(html).toContain('<meta name="api-base" content="https://api.example.com" />')
    expect(html).toContain('<meta name="error-reporting-dsn" content="https://abc@errors.example.com/7" />')
    expect(gunzipSync(readFileSync(inCurrent('site/index.html.gz'))).toString()).toBe(html)
    expect(brotliDecompressSync(readFileSync(inCurrent('site/index.html.br'))).toString()).toBe(html)
    const policy =
      `script-src 'self' 'sha256-${sha256("start('one')")}' https://js.stripe.com; ` +
      "connect-src 'self' https://api.stripe.com https://api.example.com https://errors.example.com"
    expect(JSON.parse(read('headers.json')).everyFile).toMatchObject({ 'Content-Security-Policy': policy })
    expect(read('security.conf')).toContain(policy.replaceAll("'", String.raw`\'`))
    expect(read('nginx.conf')).toContain('server_name bookings.example.com bookings.example.org;')
    expect(existsSync(inCurrent('site/.document.json'))).toBe(false)
  })

  it('serves a worker that removes itself, and says so to pages, if the service worker is switched off', async () => {
    await make('one')
    expect(read('site/sw.js')).toBe("the product's own")
    await make('one', { serviceWorker: false })
    expect(read('site/sw.js')).toBe(readFileSync(new URL('retiredWorker.js', import.meta.url), 'utf8'))
    expect(read('site/index.html')).toContain('<meta name="service-worker" content="off" />')
  })

  it('mentions https only if customers come by it', async () => {
    await make('one')
    expect(read('headers.json') + read('proxy.conf')).toMatch(/Strict-Transport-Security[^]*Strict-Transport-Security/)
    await make('one', { https: false })
    expect(read('headers.json') + read('proxy.conf')).not.toContain('Strict-Transport-Security')
  })

  it('names its own pages and policy, and the parts of all releases', async () => {
    const first = await make('one')
    const second = await make('two')
    expect(currentOf(folder)).toBe(second)
    const place = join(folder, 'releases', second)
    const configuration = readFileSync(join(folder, 'nginx.conf'), 'utf8')
    expect(configuration).toContain(`root ${place}/site;`)
    expect(configuration).toContain(`include ${place}/security.conf;`)
    expect(configuration).not.toContain(first)
    expect(parts()).toEqual(['one.js', 'shared.js', 'two.js'])
  })

  it('changes no file that is there, and is found again if its content is equal', async () => {
    const files = (): readonly string[] =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name !== 'nginx.conf' && statSync(join(folder, name)).isFile())
        .map((name) => `${name} ${statSync(join(folder, name)).ino} ${statSync(join(folder, name)).mtimeMs}`)
    const one = await make('one')
    const before = files()
    expect(await make('one')).toBe(one)
    expect(files()).toEqual(before)
    await make('two')
    expect(files()).toEqual(expect.arrayContaining([...before]))
    expect(await make('one')).toBe(one)
    expect(await make('one', { https: false })).not.toBe(one)
  })

  it('shares its second with no other: nginx makes ETags from the second and the size of a file', async () => {
    await make('one')
    const { mtimeMs } = statSync(inCurrent('site/index.html'))
    await make('two')
    expect(statSync(inCurrent('site/index.html')).mtimeMs).toBeGreaterThanOrEqual(mtimeMs + 1000)
  })

  it('leaves the one before if its settings, its build or a part of it cannot be used', async () => {
    const one = await make('one')
    await expect(make('two', { backEnd: '' })).rejects.toThrow(BadSettings)
    await expect(release({ folder, settings: settings(), build: root })).rejects.toThrow(/^There is no build in /)
    const other = build(join(root, 'two'), 'two')
    writeFileSync(join(other, 'build', 'shared.js'), 'changed')
    await expect(release({ folder, settings: settings(), build: other })).rejects.toThrow(/^shared\.js differs from/)
    expect(currentOf(folder)).toBe(one)
    expect(readFileSync(join(folder, 'build/shared.js'), 'utf8')).toBe(partOf('shared.js'))
  })
})

describe('a rollback', () => {
  it('goes to the release that was replaced last, or to one that is named, with its settings', async () => {
    const one = await make('one', { port: 8081 })
    const two = await make('two', { port: 8082 })
    makeOlder(1, 'releases', one, 'replaced')
    const three = await make('three')
    expect(await back()).toBe(two)
    expect(read('nginx.conf')).toContain('listen 8082;')
    expect(await back()).toBe(three)
    expect(await back(one)).toBe(one)
    expect(read('site/index.html')).toContain('one.js')
  })

  it('is refused if there is no such release, or it was never the current one', async () => {
    await expect(back()).rejects.toThrow('There is no release in')
    const one = await make('one')
    const two = await make('two')
    rmSync(join(folder, 'releases', one, 'replaced'))
    await expect(back()).rejects.toThrow(`There is no release before ${two}.`)
    await expect(back('none')).rejects.toThrow(`There is no release none before ${two}.`)
  })
})

it('a release and its parts are removed thirty days after they were replaced', async () => {
  const one = await make('one')
  for (const part of ['one.js', 'shared.js']) makeOlder(100, 'build', part)
  makeOlder(100, 'releases', one)
  await make('two')
  makeOlder(29.9, 'releases', one, 'replaced')
  const three = await make('three')
  expect(parts()).toEqual(['one.js', 'shared.js', 'three.js', 'two.js'])
  makeOlder(30.1, 'releases', one, 'replaced')
  // Added for a release to come.
  writeFileSync(join(folder, 'build', 'four.js'), partOf('four.js'))
  await make('three')
  expect(parts()).toEqual(['four.js', 'shared.js', 'three.js', 'two.js'])
  expect(readdirSync(join(folder, 'releases'))).toHaveLength(2)
  makeOlder(100, 'releases', three)
  await make('three')
  expect(currentOf(folder)).toBe(three)
})

describe('the commands', () => {
  const host = fileURLToPath(new URL('host.mjs', import.meta.url))
  const run = (...given: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [host, ...given], { encoding: 'utf8' })
    return { status, stdout, stderr }
  }
  const settingsFile = (text: string): string => {
    writeFileSync(join(root, 'settings.json'), text)
    return join(root, 'settings.json')
  }

  it('release and go back, and name a back end that cannot be reached', () => {
    const file = settingsFile(settings({ backEnd: 'http://127.0.0.1:9' }))
    const [one, two] = ['one', 'two'].map((name) => {
      const { status, stdout } = run('release', folder, file, build(join(root, name), name))
      expect(status).toBe(0)
      expect(stdout).toContain(`No nginx serves ${folder}. Start it with: nginx -c ${folder}/nginx.conf`)
      expect(stdout).toContain('The back end http://127.0.0.1:9 cannot be reached from here: ')
      return stdout.split(' ')[0] ?? ''
    })
    expect(currentOf(folder)).toBe(two)
    expect(run('rollback', folder).stdout).toContain(`${one} is the current release.`)
  })

  it('say what is wrong', () => {
    const failed = (words: string) => ({ status: 1, stdout: '', stderr: expect.stringContaining(words) })
    expect(run()).toEqual(failed('Usage: node host.mjs <command> <folder>'))
    expect(run('toString', folder)).toEqual(failed('Usage'))
    expect(run('rollback')).toEqual(failed('Usage'))
    const none = join(root, 'none.json')
    expect(run('release', folder, none, root)).toEqual({ status: 1, stdout: '', stderr: `There is no ${none}.\n` })
    expect(run('release', folder, settingsFile(settings()), root)).toEqual(failed(`There is no build in ${root}.`))
    const file = settingsFile('{}')
    expect(run('release', folder, file, root)).toEqual(failed(`${file} cannot be used:\nhostnames has`))
    expect(run('rollback', `${root}; evil`)).toEqual(failed('nginx cannot be given the folder'))
    expect(run('health', folder)).toEqual(failed(`There is no release in ${folder}.`))
  })
})
