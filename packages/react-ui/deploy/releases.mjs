// @ts-check
import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { configurationOf, withSettings } from './configuration.mjs'
import { withLock } from './lock.mjs'
import { nginxOf, reloadNginx, testConfiguration } from './nginx.mjs'
import { Refused } from './refused.mjs'
import { readSettings } from './settings.mjs'

/*
 * The folder of a host:
 *
 *   nginx.conf       includes the configuration of the current release; its rename is the release
 *   releases/<id>/   site/ (pages), nginx.conf and what it includes, headers.json, release.json; never changed
 *   parts/build/     the parts of all releases, which are never changed either
 *
 * Nothing else is stored: each release names the one that it replaces. So a process that is killed leaves either the
 * release before or the new one, and files that nothing names. The next release removes those.
 */

/** Days for which a release and its parts stay after another has replaced it: customers have its pages open. */
const daysOfOldParts = 30

/** @typedef {import('./configuration.mjs').DocumentFacts} DocumentFacts */
/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {() => number} Clock ms since the epoch */
/**
 * A release, as its `release.json` has it.
 * @typedef {object} Release
 * @property {string} id
 * @property {string | null} replaces the release that was the current one before
 * @property {Settings} settings
 * @property {DocumentFacts} facts
 * @property {readonly string[]} parts names of its files under parts/build/
 */
/** @typedef {{ readonly content: Buffer, readonly modified: number | null }} Page `modified`: s since the epoch */
/**
 * What became of a command.
 * @typedef {object} Done
 * @property {string} id the current release
 * @property {string | null} replaced the release that it replaced just now
 * @property {boolean} reloaded whether an nginx serves the folder, which then has the release
 */

/** @param {string} folder */
const placesOf = (folder) => ({
  pointer: join(folder, 'nginx.conf'),
  releases: join(folder, 'releases'),
  parts: join(folder, 'parts', 'build'),
  newParts: join(folder, 'parts', '.new'),
})

/** @param {string} folder @param {string} id */
export const placeOf = (folder, id) => join(placesOf(folder).releases, id)

/** @param {string} file @param {string | Buffer} content @param {number} modified s since the epoch */
const write = (file, content, modified) => {
  writeFileSync(file, content)
  utimesSync(file, modified, modified)
}

/**
 * Writes the files of a folder through to the disk: once renamed, they are whole even after a power failure.
 * @param {string} folder
 */
const flush = (folder) => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = openSync(join(entry.parentPath, entry.name), 'r+')
    fsyncSync(file)
    closeSync(file)
  }
}

/** @param {string} file @param {string} aside @param {string} content */
const replace = (file, aside, content) => {
  writeFileSync(aside, content, { flush: true })
  renameSync(aside, file)
}

/** @param {string} folder @returns {string | null} */
export const currentOf = (folder) => {
  const { pointer } = placesOf(folder)
  if (!existsSync(pointer)) return null
  return /^include .*[/\\]releases[/\\]([\w-]+)[/\\]nginx\.conf;$/m.exec(readFileSync(pointer, 'utf8'))?.[1] ?? null
}

/** @param {string} folder @param {string} id @returns {Release | null} */
const readRelease = (folder, id) => {
  const file = join(placeOf(folder, id), 'release.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/**
 * The current release and those before it, newest first, each with when it was replaced: when the next one was served.
 * @param {string} folder
 * @returns {readonly { readonly release: Release, readonly replacedAt: number | null }[]}
 */
export const historyOf = (folder) => {
  const history = []
  let replacedAt = null
  for (let id = currentOf(folder); id !== null; ) {
    const release = readRelease(folder, id)
    if (release === null) break
    history.push({ release, replacedAt })
    const served = join(placeOf(folder, id), 'served')
    if (existsSync(served)) replacedAt = Date.parse(readFileSync(served, 'utf8'))
    id = release.replaces
  }
  return history
}

/** @param {string} name */
const isCompressed = (name) => /\.(gz|br)$/.test(name)

/**
 * Adds the parts of a build. A part that is there already is left alone.
 * @param {string} folder
 * @param {string} build
 * @param {number} now
 * @returns {readonly string[]} their names
 */
const putParts = (folder, build, now) => {
  const { parts, newParts } = placesOf(folder)
  if (!existsSync(join(build, 'build'))) throw new Refused(`There is no build in ${build}. Run "npm run build" first.`)
  const names = readdirSync(join(build, 'build'))
  mkdirSync(parts, { recursive: true })
  rmSync(newParts, { recursive: true, force: true })
  mkdirSync(newParts)
  for (const name of names) {
    const content = readFileSync(join(build, 'build', name))
    const place = join(parts, name)
    if (!existsSync(place)) {
      write(join(newParts, name), content, now / 1000)
    } else if (!isCompressed(name) && !content.equals(readFileSync(place))) {
      throw new Refused(`${name} differs from the part of this name in ${parts}. Browsers keep a part for a year.`)
    }
  }
  flush(newParts)
  for (const name of readdirSync(newParts)) renameSync(join(newParts, name), join(parts, name))
  return names
}

/**
 * @param {string} build
 * @param {Settings} settings
 * @returns {ReadonlyMap<string, Page>}
 */
const pagesOf = (build, settings) => {
  const names = readdirSync(build).filter((name) => !name.startsWith('.') && name !== 'build')
  return new Map(
    names.flatMap((name) => {
      const isRetired = name === 'sw.js' && settings.serviceWorker === false
      const built = readFileSync(isRetired ? new URL('retiredWorker.js', import.meta.url) : join(build, name))
      const content = name.endsWith('.html') ? Buffer.from(withSettings(built.toString('utf8'), settings)) : built
      return /** @type {[string, Page][]} */ ([
        [name, { content, modified: null }],
        [`${name}.gz`, { content: gzipSync(content, { level: 9 }), modified: null }],
        [`${name}.br`, { content: brotliCompressSync(content), modified: null }],
      ])
    }),
  )
}

/** @param {string} folder @param {string} id @returns {ReadonlyMap<string, Page>} */
const pagesOfRelease = (folder, id) => {
  const site = join(placeOf(folder, id), 'site')
  return new Map(
    readdirSync(site).map((name) => {
      const file = join(site, name)
      return [name, { content: readFileSync(file), modified: statSync(file).mtimeMs / 1000 }]
    }),
  )
}

/** @typedef {Pick<Release, 'settings' | 'facts' | 'parts'> & { readonly pages: ReadonlyMap<string, Page> }} Content */

/**
 * The same for two releases that differ only in their place and in what they replace.
 * @param {string} folder
 * @param {Content} content
 */
const digestOf = (folder, { settings, facts, parts, pages }) => {
  const hash = createHash('sha256')
  hash.update(JSON.stringify([settings, facts, parts, configurationOf({ folder, release: '', facts, settings })]))
  for (const [name, { content }] of pages) if (!isCompressed(name)) hash.update(name).update(content)
  return hash.digest('hex').slice(0, 12)
}

/** @param {string} id @returns {number} s since the epoch */
const secondOf = (id) => Date.parse(id.replace(/^(....)(..)(..)T(..)(..)(..)Z.*$/, '$1-$2-$3T$4:$5:$6Z')) / 1000

/**
 * No second is given twice: nginx makes the ETag of a page of its second and its size, which two releases may share.
 * @param {readonly string[]} ids
 * @param {number} now
 */
const nextSecond = (ids, now) => Math.max(Math.floor(now / 1000), ...ids.map((id) => secondOf(id) + 1))

/**
 * Writes a release aside, then gives the whole folder its name.
 * @param {string} folder
 * @param {Content} content
 * @param {string} digest
 * @param {number} now
 * @returns {Release}
 */
const putRelease = (folder, { settings, facts, parts, pages }, digest, now) => {
  const { releases } = placesOf(folder)
  const aside = join(releases, '.new')
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(join(aside, 'site'), { recursive: true })
  const second = nextSecond(
    readdirSync(releases).filter((name) => !name.startsWith('.')),
    now,
  )
  const id = `${new Date(second * 1000).toISOString().replaceAll(/[-:]|\.000/g, '')}-${digest}`
  const replaced = historyOf(folder)[0]?.release
  /** @type {Release} */
  const release = { id, replaces: replaced?.id ?? null, settings, facts, parts }
  for (const [name, page] of pages) write(join(aside, 'site', name), page.content, page.modified ?? second)
  const configuration = configurationOf({
    folder,
    release: placeOf(folder, id),
    facts,
    settings,
    replaced: replaced?.facts.policy,
  })
  for (const [name, text] of Object.entries(configuration)) writeFileSync(join(aside, name), text)
  writeFileSync(join(aside, 'release.json'), JSON.stringify(release))
  flush(aside)
  renameSync(aside, placeOf(folder, id))
  return release
}

/** @param {string} folder @param {string} id */
const makeCurrent = (folder, id) => {
  const { pointer } = placesOf(folder)
  const configuration = join(placeOf(folder, id), 'nginx.conf')
  replace(
    pointer,
    join(folder, '.nginx.conf'),
    `# Written by host.mjs: the current release.\ninclude ${configuration};\n`,
  )
}

/** @param {string} folder @param {string} id */
const remove = (folder, id) => {
  const aside = placeOf(folder, id.startsWith('.') ? id : `.${id}`)
  if (!id.startsWith('.')) renameSync(placeOf(folder, id), aside)
  rmSync(aside, { recursive: true })
}

/**
 * Removes what was replaced more than thirty days ago, and what a killed process has left.
 * @param {string} folder
 * @param {number} now
 */
const tidy = (folder, now) => {
  const { releases, parts, newParts } = placesOf(folder)
  const oldest = now - daysOfOldParts * 86_400_000
  const stays = historyOf(folder)
    .filter(({ replacedAt }) => replacedAt === null || replacedAt >= oldest)
    .map(({ release }) => release)
  const ids = new Set(stays.map(({ id }) => id))
  for (const id of readdirSync(releases)) if (!ids.has(id)) remove(folder, id)
  const named = new Set(stays.flatMap((release) => release.parts))
  for (const name of readdirSync(parts)) {
    // Parts may have been added for a release to come.
    if (!named.has(name) && statSync(join(parts, name)).mtimeMs < oldest) rmSync(join(parts, name))
  }
  rmSync(newParts, { recursive: true, force: true })
}

/**
 * Has nginx serve the current release. Until then the one before counts as served, so nothing of it is removed.
 * @param {string} folder
 * @param {Clock} clock
 * @returns {Promise<boolean>} whether an nginx serves the folder
 */
const serveCurrent = async (folder, clock) => {
  const id = currentOf(folder)
  if (id === null) throw new Refused(`There is no release in ${folder}.`)
  const master = nginxOf(folder)
  if (master !== null) await reloadNginx(master)
  const served = join(placeOf(folder, id), 'served')
  if (!existsSync(served)) replace(served, `${served}.new`, new Date(clock()).toISOString())
  tidy(folder, clock())
  return master !== null
}

/**
 * @param {string} folder
 * @param {Content} content
 * @param {Clock} clock
 * @returns {Promise<Done>}
 */
const bringIn = async (folder, content, clock) => {
  const digest = digestOf(folder, content)
  const current = currentOf(folder)
  if (current?.endsWith(`-${digest}`)) {
    return { id: current, replaced: null, reloaded: await serveCurrent(folder, clock) }
  }
  const { id, replaces } = putRelease(folder, content, digest, clock())
  if (nginxOf(folder) !== null) testConfiguration(join(placeOf(folder, id), 'nginx.conf'))
  makeCurrent(folder, id)
  return { id, replaced: replaces, reloaded: await serveCurrent(folder, clock) }
}

/** @template A @param {string} folder @param {() => Promise<A>} run */
const alone = (folder, run) => {
  mkdirSync(placesOf(folder).releases, { recursive: true })
  return withLock(join(folder, '.lock'), run)
}

/**
 * Makes a build with these settings the current release.
 * @param {object} of
 * @param {string} of.folder
 * @param {string} of.settings the text of the settings file
 * @param {string} of.build the folder that `npm run build` wrote
 * @param {Clock} [of.clock]
 * @returns {Promise<Done>}
 * @throws {Refused} where the settings or the build cannot be used; the release before stays the current one
 */
export const release = async ({ folder, settings: text, build, clock = Date.now }) => {
  const settings = readSettings(text)
  return alone(folder, async () => {
    const parts = putParts(folder, build, clock())
    /** @type {DocumentFacts} */
    const facts = JSON.parse(readFileSync(join(build, '.document.json'), 'utf8'))
    return bringIn(folder, { settings, facts, parts, pages: pagesOf(build, settings) }, clock)
  })
}

/**
 * Makes the content and the settings of an earlier release the current release.
 * @param {object} of
 * @param {string} of.folder
 * @param {string | undefined} [of.to] without it, the release that the current one replaced
 * @param {Clock} [of.clock]
 * @returns {Promise<Done>}
 * @throws {Refused}
 */
export const rollback = ({ folder, to, clock = Date.now }) =>
  alone(folder, async () => {
    const [current, ...before] = historyOf(folder)
    if (current === undefined) throw new Refused(`There is no release in ${folder}.`)
    const found = before.find(({ release }) => release.id === (to ?? current.release.replaces))
    if (found === undefined) {
      const named = to === undefined ? 'no release' : `no release ${to}`
      throw new Refused(`There is ${named} before ${current.release.id}. The command "list" prints those there are.`)
    }
    const { settings, facts, parts, id } = found.release
    const missing = parts.find((name) => !existsSync(join(placesOf(folder).parts, name)))
    if (missing !== undefined) throw new Refused(`The part ${missing} of ${id} is missing.`)
    return bringIn(folder, { settings, facts, parts, pages: pagesOfRelease(folder, id) }, clock)
  })

/**
 * Has nginx read the current release anew, with its certificate.
 * @param {{ readonly folder: string, readonly clock?: Clock }} of
 * @returns {Promise<string>} the current release
 * @throws {Refused}
 */
export const reload = ({ folder, clock = Date.now }) =>
  alone(folder, async () => {
    const id = currentOf(folder)
    if (id === null) throw new Refused(`There is no release in ${folder}.`)
    if (nginxOf(folder) === null) throw new Refused(`No nginx serves ${folder}.`)
    testConfiguration(placesOf(folder).pointer)
    await serveCurrent(folder, clock)
    return id
  })

/**
 * Adds the parts of a build for a release to come: with several servers, before the first of them names the parts.
 * @param {{ readonly folder: string, readonly build: string, readonly clock?: Clock }} of
 */
export const addParts = ({ folder, build, clock = Date.now }) =>
  alone(folder, async () => putParts(folder, build, clock()).length)
