import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { Refused } from './refused.mjs'
import { addParts, currentOf, historyOf, placeOf, release, reload, rollback } from './releases.mjs'
import {
  settings,
  firstDay,
  day,
  root,
  folder,
  inNewFolder,
  build,
  at,
  make,
  back,
  inCurrent,
  read,
  policy,
  parts,
} from './releasesInFolder'
import { BadSettings } from './settings.mjs'

inNewFolder()

describe('a release', () => {
  it('has the settings in the document, compressed too, and the hosts that they name in the policy', async () => {
    await make('one', 0, { apiBase: 'https://api.example.com' })
    const html = read('site/index.html')
    expect(html).toContain('<meta name="api-base" content="https://api.example.com" />')
    expect(html).toContain('<meta name="error-reporting-dsn" content="https://abc@errors.example.com/7" />')
    expect(gunzipSync(readFileSync(inCurrent('site/index.html.gz'))).toString()).toBe(html)
    expect(brotliDecompressSync(readFileSync(inCurrent('site/index.html.br'))).toString()).toBe(html)
    expect(policy()).toBe(
      "script-src 'self' 'sha256-one=' https://js.stripe.com; " +
        "connect-src 'self' https://api.stripe.com https://api.example.com https://errors.example.com",
    )
    expect(read('headers.json')).toContain('max-age=63072000')
    expect(read('security.conf')).toContain("script-src \\'self\\' \\'sha256-one=\\' https://js.stripe.com")
    expect(read('nginx.conf')).toContain('server_name bookings.example.com bookings.example.org;')
    expect(existsSync(inCurrent('site/.document.json'))).toBe(false)
  })

  it('serves a worker that removes itself, and says so to pages, if the service worker is switched off', async () => {
    const place = build('one')
    writeFileSync(join(place, 'sw.js'), "the product's own")
    await make('one')
    expect(read('site/sw.js')).toBe("the product's own")
    await make('one', 1, { serviceWorker: false })
    expect(read('site/sw.js')).toBe(readFileSync(new URL('retiredWorker.js', import.meta.url), 'utf8'))
    expect(read('site/index.html')).toContain('<meta name="service-worker" content="off" />')
    await back(2)
    expect(read('site/sw.js')).toBe("the product's own")
  })

  it('offers TLS 1.2 and 1.3 alone, to browsers and to the back end', async () => {
    await make('one')
    expect(read('nginx.conf')).toContain('ssl_protocols TLSv1.2 TLSv1.3;')
    expect(read('proxy.conf')).toContain('proxy_ssl_protocols TLSv1.2 TLSv1.3;')
  })

  it('says nothing of https where customers come without it', async () => {
    await make('one', 0, { https: false })
    expect(read('headers.json')).not.toContain('Strict-Transport-Security')
    expect(read('proxy.conf')).not.toContain('Strict-Transport-Security')
  })

  it('is what nginx.conf includes, with pages and policy of its own and the parts of all releases', async () => {
    const first = await make('one')
    const second = await make('two', 1)
    expect(currentOf(folder)).toBe(second)
    expect(readFileSync(join(folder, 'nginx.conf'), 'utf8')).toContain(
      `include ${join(placeOf(folder, second), 'nginx.conf')};`,
    )
    expect(read('nginx.conf')).toContain(`root ${placeOf(folder, second)}/site;`)
    expect(read('nginx.conf')).toContain(`include ${placeOf(folder, second)}/security.conf;`)
    expect(read('nginx.conf')).toContain(`root ${folder}/parts;`)
    expect(read('nginx.conf')).not.toContain(first)
    expect(parts()).toEqual(['one.js', 'shared.js', 'two.js'])
  })

  it('allows the inline scripts of the release that it replaces, and nothing else of it', async () => {
    const facts = join(build('one'), '.document.json')
    writeFileSync(facts, readFileSync(facts, 'utf8').replace("'self'", '\'self\'","https://old.example.com'))
    await release({
      folder,
      settings: settings({ apiBase: 'https://old.example.com' }),
      build: join(root, 'build-one'),
      ...at(0),
    })
    expect(policy()).toContain("'self' https://old.example.com 'sha256-one='")
    await make('two', 1)
    expect(policy()).toBe(
      "script-src 'self' 'sha256-two=' 'sha256-one=' https://js.stripe.com; " +
        "connect-src 'self' https://api.stripe.com https://errors.example.com",
    )
    await make('three', 2)
    expect(policy()).toContain("'sha256-three=' 'sha256-two=' https://js.stripe.com")
  })

  it('never changes a file that is there', async () => {
    const seen = new Map<string, string>()
    const look = (): void => {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const { ino, mtimeMs, size } = statSync(join(folder, name), { bigint: true })
        if (name !== 'nginx.conf' && statSync(join(folder, name)).isFile()) {
          const before = seen.get(name)
          seen.set(name, `${ino} ${mtimeMs} ${size}`)
          if (before !== undefined) expect([name, seen.get(name)]).toEqual([name, before])
        }
      }
    }
    await make('one')
    look()
    await make('two', 1)
    look()
    await back(2)
    look()
    await make('two', 3)
    look()
    expect(seen.size).toBeGreaterThan(20)
  })

  it('is refused where a part has changed under its name', async () => {
    await make('one')
    const before = currentOf(folder)
    const other = build('two')
    writeFileSync(join(other, 'build', 'shared.js'), 'export const changed = true')
    await expect(release({ folder, settings: settings(), build: other })).rejects.toThrow(
      /^shared\.js differs from the part of this name/,
    )
    expect(currentOf(folder)).toBe(before)
    expect(readFileSync(join(folder, 'parts', 'build', 'shared.js'), 'utf8')).toBe('export {}')
  })

  it('is refused where the settings cannot be used', async () => {
    await make('one')
    const before = currentOf(folder)
    await expect(make('two', 1, { backEnd: '' })).rejects.toThrow(BadSettings)
    expect(currentOf(folder)).toBe(before)
    expect(parts()).toEqual(['one.js', 'shared.js'])
  })

  it('of the current build and settings changes nothing', async () => {
    await make('one')
    const first = await make('two', 1)
    expect(await make('two', 2)).toBe(first)
    expect(historyOf(folder)).toHaveLength(2)
    expect(await make('two', 3, { https: false })).not.toBe(first)
  })

  it('shares its second with no other: nginx makes ETags of the second and the size of a file', async () => {
    await make('one')
    const { mtimeMs: first } = statSync(inCurrent('site/index.html'))
    await make('two')
    expect(statSync(inCurrent('site/index.html')).mtimeMs - first).toBeGreaterThanOrEqual(1000)
    await back(0)
    expect(statSync(inCurrent('site/index.html')).mtimeMs).toBe(first)
  })

  it('takes no file over from one that was killed', async () => {
    const aside = join(folder, 'releases', '.new', 'site')
    mkdirSync(aside, { recursive: true })
    writeFileSync(join(aside, 'old.html'), '<title>Old</title>')
    await make('one')
    expect(readdirSync(inCurrent('site'))).toEqual(['index.html', 'index.html.br', 'index.html.gz'])
  })

  it('finds the parts that were added for it', async () => {
    await make('one')
    expect(await addParts({ folder, build: build('two'), ...at(1) })).toBe(2)
    await make('three', 2)
    expect(parts()).toContain('two.js')
    expect(read('site/index.html')).toContain('three.js')
  })
})

describe('a rollback', () => {
  it('brings back the pages and the settings of the release before, with the policies of both', async () => {
    await make('one', 0, { port: 8081 })
    const first = read('site/index.html')
    await make('two', 1, { port: 8082 })
    await back(2)
    expect(read('site/index.html')).toBe(first)
    expect(read('nginx.conf')).toContain('listen 8081;')
    expect(policy()).toContain("'sha256-one=' 'sha256-two=' https://js.stripe.com")
  })

  it('is undone by another, and goes to any release that is named', async () => {
    const one = await make('one')
    await make('two', 1)
    await make('three', 2)
    await back(3)
    expect(read('site/index.html')).toContain('two.js')
    await back(4)
    expect(read('site/index.html')).toContain('three.js')
    await back(5, one)
    expect(read('site/index.html')).toContain('one.js')
  })

  it('is refused where there is no such release, or it is no longer whole', async () => {
    await expect(rollback({ folder })).rejects.toThrow('There is no release in')
    const one = await make('one')
    await expect(rollback({ folder })).rejects.toThrow(`There is no release before ${one}.`)
    const two = await make('two', 1)
    await expect(rollback({ folder, to: 'none' })).rejects.toThrow(`There is no release none before ${two}.`)
    rmSync(join(folder, 'parts', 'build', 'one.js'))
    await expect(rollback({ folder })).rejects.toThrow(`The part one.js of ${one} is missing.`)
    expect(currentOf(folder)).toBe(two)
  })
})

describe('the parts of a release that was replaced', () => {
  it('stay for thirty days from then, however long it was the current one', async () => {
    await make('one')
    await make('two', 100)
    expect(parts()).toContain('one.js')
    await make('three', 130)
    expect(parts()).toContain('one.js')
    await make('four', 130 + 1 / day)
    expect(parts()).toEqual(['four.js', 'shared.js', 'three.js', 'two.js'])
    expect(historyOf(folder).map(({ replacedAt }) => replacedAt)).toEqual([
      null,
      firstDay + 130 * day + 1,
      firstDay + 130 * day,
    ])
    expect(readdirSync(join(folder, 'releases'))).toHaveLength(3)
  })

  it('stay for longer where a rollback has brought them back', async () => {
    await make('one')
    await make('two', 1)
    await back(20)
    await make('three', 40)
    await make('four', 60)
    expect(parts()).toEqual(['four.js', 'one.js', 'shared.js', 'three.js'])
  })

  it('stay as long as the releases after it were never served', async () => {
    await make('one')
    const two = await make('two', 1)
    // The state that a process leaves when it is killed before nginx has loaded the release.
    rmSync(join(placeOf(folder, two), 'served'))
    await make('three', 50)
    expect(parts()).toContain('one.js')
    expect(historyOf(folder).map(({ replacedAt }) => replacedAt)).toEqual([
      null,
      firstDay + 50 * day,
      firstDay + 50 * day,
    ])
  })
})

describe('the commands', () => {
  const host = new URL('host.mjs', import.meta.url)
  const run = (...given: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [fileURLToPath(host), ...given], {
      encoding: 'utf8',
    })
    return { status, stdout, stderr }
  }

  it('release, list, and go back', () => {
    const settingsFile = join(root, 'settings.json')
    writeFileSync(settingsFile, settings())
    const [one, two] = ['one', 'two'].map((name) => {
      const { status, stdout } = run('release', folder, settingsFile, build(name))
      expect(status).toBe(0)
      expect(stdout).toContain(`No nginx serves ${folder}. Start it with: nginx -c ${folder}/nginx.conf`)
      return /^(\S+) is the current release\./.exec(stdout)?.[1] ?? ''
    })
    expect(run('list', folder).stdout).toMatch(new RegExp(`^${two}  current\n${one}  replaced 20\\S+Z\n$`))
    expect(run('rollback', folder).stdout).toContain(`It replaces ${two}.`)
    expect(run('current', folder).stdout).toBe(`${placeOf(folder, currentOf(folder) ?? '')}\n`)
  })

  it('name a back end that cannot be reached, beside the release', () => {
    const settingsFile = join(root, 'settings.json')
    writeFileSync(settingsFile, settings({ backEnd: 'http://127.0.0.1:9' }))
    const { status, stdout } = run('release', folder, settingsFile, build('one'))
    expect(status).toBe(0)
    expect(stdout).toMatch(
      /is the current release\.[^]*The back end http:\/\/127\.0\.0\.1:9 cannot be reached from here: /,
    )
  })

  it('end in silence when their reader has enough', async () => {
    await make('one')
    const given = [process.execPath, fileURLToPath(host), folder]
    const { stdout, stderr } = spawnSync(
      'bash',
      ['-c', '"$0" "$1" list "$2" | true; echo ${PIPESTATUS[0]}', ...given],
      {
        encoding: 'utf8',
      },
    )
    expect([stdout, stderr]).toEqual(['0\n', ''])
  })

  it('say what is wrong', () => {
    const failed = (words: string) => ({ status: 1, stdout: '', stderr: expect.stringContaining(words) })
    expect(run()).toEqual(failed('Usage: node host.mjs <command> <folder>'))
    expect(run('toString', folder)).toEqual(failed('Usage'))
    expect(run('rollback')).toEqual(failed('Usage'))
    const none = join(root, 'none.json')
    expect(run('release', folder, none, root)).toEqual({ status: 1, stdout: '', stderr: `There is no ${none}.\n` })
    const settingsFile = join(root, 'settings.json')
    writeFileSync(settingsFile, settings())
    expect(run('release', folder, settingsFile, root)).toEqual(failed(`There is no build in ${root}.`))
    writeFileSync(settingsFile, '{}')
    expect(run('release', folder, settingsFile, root)).toEqual(failed(`${settingsFile} cannot be used:\nhostnames has`))
    expect(run('rollback', `${root}; evil`)).toEqual(failed('nginx cannot be given the folder'))
    expect(run('reload', folder)).toEqual(failed(`There is no release in ${folder}.`))
  })

  it('are refused while another is under way', async () => {
    await make('one')
    writeFileSync(join(folder, '.lock'), String(process.ppid))
    await expect(make('two', 1)).rejects.toThrow(new Refused(`Another release is under way (process ${process.ppid}).`))
    rmSync(join(folder, '.lock'))
    await expect(reload({ folder })).rejects.toThrow(`No nginx serves ${folder}.`)
  })
})
