import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { currentOf, historyOf } from './releases.mjs'
import {
  settings,
  firstDay,
  day,
  root,
  folder,
  inNewFolder,
  build,
  make,
  inCurrent,
  read,
  parts,
} from './releasesInFolder'

inNewFolder()

describe('a release that is killed', () => {
  const preload = new URL('killed.mjs', import.meta.url).href
  const script = `
    import { release } from ${JSON.stringify(new URL('releases.mjs', import.meta.url).href)}
    const { now, ...of } = JSON.parse(process.env.RELEASE)
    await release({ ...of, clock: () => now })`
  const run = (to: string, killAt: number) =>
    spawnSync(process.execPath, ['--import', preload, '--input-type=module', '-e', script], {
      env: {
        ...process.env,
        KILL_AT: String(killAt),
        RELEASE: JSON.stringify({
          folder: to,
          settings: settings(),
          build: join(root, 'build-three'),
          now: firstDay + 50 * day,
        }),
      },
      encoding: 'utf8',
    })

  const expectWhole = (): string => {
    const id = currentOf(folder)
    const release = historyOf(folder)[0]?.release
    if (id === null || release?.id !== id) throw new Error('There is no current release')
    const name = release.parts.find((part) => part !== 'shared.js')?.replace('.js', '') ?? ''
    const html = read('site/index.html')
    expect(html).toContain(`src="/build/${name}.js"`)
    expect(html.endsWith('</script>')).toBe(true)
    expect(gunzipSync(readFileSync(inCurrent('site/index.html.gz'))).toString()).toBe(html)
    expect(brotliDecompressSync(readFileSync(inCurrent('site/index.html.br'))).toString()).toBe(html)
    expect(read('security.conf')).toContain(`sha256-${name}=`)
    expect(read('nginx.conf').trimEnd().endsWith('}')).toBe(true)
    // A customer with an open page of the previous release needs its parts.
    expect(parts()).toEqual(expect.arrayContaining(['two.js', ...release.parts]))
    for (const part of parts()) {
      const content = readFileSync(join(folder, 'parts', 'build', part), 'utf8')
      expect(content).toBe(part === 'shared.js' ? 'export {}' : `export const name = '${part.replace('.js', '')}'`)
    }
    return name
  }

  it('at any of its changes leaves the site whole, and the next release recovers', async () => {
    const prepared = join(root, 'prepared')
    await make('one')
    const two = await make('two', 1)
    build('three')
    cpSync(folder, prepared, { recursive: true, preserveTimestamps: true })
    const counting = run(folder, 0)
    const changes = Number(counting.stderr)
    expect(changes).toBeGreaterThan(30)
    expect(parts()).not.toContain('one.js')

    const left: string[] = []
    for (let killAt = 1; killAt <= changes; killAt += 1) {
      rmSync(folder, { recursive: true })
      cpSync(prepared, folder, { recursive: true, preserveTimestamps: true })
      const { status } = run(folder, killAt)
      expect(status).not.toBe(0)
      left.push(expectWhole())
      const three = await make('three', 50)
      expect(expectWhole()).toBe('three')
      expect(historyOf(folder).map(({ release }) => release.id)).toEqual([three, two])
      expect(readdirSync(folder)).toEqual(['nginx.conf', 'parts', 'releases'])
      expect(readdirSync(join(folder, 'parts'))).toEqual(['build'])
      expect(readdirSync(join(folder, 'releases'))).toEqual([two, three])
      expect(parts()).toEqual(['shared.js', 'three.js', 'two.js'])
    }
    // A single rename makes a release current.
    expect(left.join(' ')).toMatch(/^(two )+(three ?)+$/)
  })
})
