// @ts-check
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { configurationOf, withSettings } from './configuration.mjs'
import { nginxOf, reloadNginx, testConfiguration } from './nginx.mjs'
import { Refused } from './refused.mjs'
import { readSettings } from './settings.mjs'

/*
 * The folder of a host:
 *
 *   nginx.conf      a link to the configuration of the current release; its rename is the release
 *   releases/<id>/  site/ (pages), nginx.conf and what it includes, headers.json, release.json
 *   build/          the parts of all releases
 *
 * A configuration names the pages and the policy of its own release. Files appear whole, by a rename, and never change.
 * So a command that is killed leaves the release before or the new one.
 */

/** Days for which a replaced release and its parts stay: customers have its pages open. */
const daysOfOldParts = 30

/** @typedef {import('./configuration.mjs').DocumentFacts} DocumentFacts */
/** @typedef {import('./settings.mjs').Settings} Settings */
/**
 * A release, as its `release.json` has it.
 * @typedef {object} Release
 * @property {Settings} settings
 * @property {readonly string[]} parts names of its files under build/
 */

/** @param {string} folder @param {string[]} path */
const inRelease = (folder, ...path) => join(folder, 'releases', ...path)

/** @param {string} place */
const namesIn = (place) => (existsSync(place) ? readdirSync(place) : [])

/** @param {string} file @returns {number} ms since the epoch; 0 if there is no such file */
const dateOf = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** @param {string} folder @returns {string} the id of the current release */
export const currentOf = (folder) => {
  const link = join(folder, 'nginx.conf')
  if (!existsSync(link)) throw new Refused(`There is no release in ${folder}.`)
  return basename(dirname(readlinkSync(link)))
}

/** @param {string} folder @param {string} id @returns {Release} */
export const readRelease = (folder, id) => JSON.parse(readFileSync(inRelease(folder, id, 'release.json'), 'utf8'))

/**
 * @param {string} build
 * @param {Settings} settings
 * @returns {readonly (readonly [string, Buffer])[]}
 */
const pagesOf = (build, settings) =>
  readdirSync(build)
    .filter((name) => !name.startsWith('.') && name !== 'build')
    .map((name) => {
      const isRetired = name === 'sw.js' && !settings.serviceWorker
      const built = readFileSync(isRetired ? new URL('retiredWorker.js', import.meta.url) : join(build, name))
      return [name, name.endsWith('.html') ? Buffer.from(withSettings(built.toString('utf8'), settings)) : built]
    })

/**
 * Writes the files of a release, unless they are there. Equal content has an equal id.
 * @param {string} folder
 * @param {string} build
 * @param {Settings} settings
 * @returns {string} its id
 */
const putRelease = (folder, build, settings) => {
  /** @type {DocumentFacts} */
  const facts = JSON.parse(readFileSync(join(build, '.document.json'), 'utf8'))
  const pages = pagesOf(build, settings)
  const text = JSON.stringify({ settings, parts: readdirSync(join(build, 'build')) })
  const hash = createHash('sha256').update(text)
  hash.update(JSON.stringify(configurationOf({ folder, release: '', facts, settings })))
  for (const [name, content] of pages) hash.update(name).update(content)
  const id = hash.digest('hex').slice(0, 12)
  const place = inRelease(folder, id)
  if (existsSync(place)) return id

  const aside = inRelease(folder, `.${id}.${process.pid}`)
  // nginx makes the ETag of a page from its second and its size, so no two releases share a second.
  const dates = namesIn(inRelease(folder)).map((other) => dateOf(inRelease(folder, other, 'site/index.html')) / 1000)
  const second = Math.max(Math.floor(Date.now() / 1000), ...dates.map((date) => date + 1))
  mkdirSync(join(aside, 'site'), { recursive: true })
  for (const [name, content] of pages) {
    for (const [end, bytes] of /** @type {[string, Buffer][]} */ ([
      ['', content],
      ['.gz', gzipSync(content, { level: 9 })],
      ['.br', brotliCompressSync(content)],
    ])) {
      writeFileSync(join(aside, 'site', name + end), bytes)
      utimesSync(join(aside, 'site', name + end), second, second)
    }
  }
  const configuration = configurationOf({ folder, release: place, facts, settings })
  for (const [name, content] of Object.entries(configuration)) writeFileSync(join(aside, name), content)
  writeFileSync(join(aside, 'release.json'), text)
  renameSync(aside, place)
  return id
}

/**
 * Adds the parts of a build. A part that is there stays as it is.
 * @param {string} folder
 * @param {string} build
 */
const putParts = (folder, build) => {
  const parts = join(folder, 'build')
  mkdirSync(parts, { recursive: true })
  for (const name of readdirSync(join(build, 'build'))) {
    const [from, to] = [join(build, 'build', name), join(parts, name)]
    if (existsSync(to)) {
      // Another release of zlib may compress otherwise.
      if (/\.(gz|br)$/.test(name) || readFileSync(from).equals(readFileSync(to))) continue
      throw new Refused(`${name} differs from the part of this name in ${parts}. Browsers keep a part for a year.`)
    }
    const aside = join(parts, `.${name}.${process.pid}`)
    copyFileSync(from, aside)
    renameSync(aside, to)
  }
}

/** @param {string} folder */
const removeOld = (folder) => {
  const oldest = Date.now() - daysOfOldParts * 86_400_000
  const current = currentOf(folder)
  const named = new Set()
  for (const id of namesIn(inRelease(folder))) {
    const place = inRelease(folder, id)
    if (id !== current && (dateOf(join(place, 'replaced')) || dateOf(place)) < oldest) {
      const aside = id.startsWith('.') ? place : inRelease(folder, `.${id}`)
      renameSync(place, aside)
      rmSync(aside, { recursive: true })
    } else if (!id.startsWith('.')) {
      for (const name of readRelease(folder, id).parts) named.add(name)
    }
  }
  for (const name of readdirSync(join(folder, 'build'))) {
    // A part may have been added for a release to come.
    const part = join(folder, 'build', name)
    if (!named.has(name) && dateOf(part) < oldest) rmSync(part)
  }
}

/**
 * @param {string} folder
 * @param {string} id
 * @returns {Promise<boolean>} whether an nginx serves the folder, which then has the release
 */
const makeCurrent = async (folder, id) => {
  const link = join(folder, 'nginx.conf')
  const nginx = nginxOf(folder)
  if (nginx !== null) testConfiguration(inRelease(folder, id, 'nginx.conf'))
  const before = existsSync(link) ? currentOf(folder) : id
  if (before !== id) writeFileSync(inRelease(folder, before, 'replaced'), new Date().toISOString())
  const aside = join(folder, `.nginx.conf.${process.pid}`)
  rmSync(aside, { force: true })
  symlinkSync(join('releases', id, 'nginx.conf'), aside)
  renameSync(aside, link)
  if (nginx !== null) await reloadNginx(nginx, id, readRelease(folder, id).settings)
  return nginx !== null
}

/**
 * Makes a build with these settings the current release, and removes what was replaced more than thirty days ago.
 * @param {object} of
 * @param {string} of.folder
 * @param {string} of.settings the text of the settings file
 * @param {string} of.build the folder that `npm run build` wrote
 * @returns {Promise<{ readonly id: string, readonly isServed: boolean }>}
 * @throws {Refused} if the settings or the build cannot be used; the release before stays the current one
 */
export const release = async ({ folder, settings: text, build }) => {
  const settings = readSettings(text)
  if (!existsSync(join(build, 'build'))) throw new Refused(`There is no build in ${build}. Run "npm run build" first.`)
  // The release comes first: the parts that it names are then not removed.
  const id = putRelease(folder, build, settings)
  putParts(folder, build)
  const isServed = await makeCurrent(folder, id)
  removeOld(folder)
  return { id, isServed }
}

/**
 * Makes an earlier release the current one.
 * @param {object} of
 * @param {string} of.folder
 * @param {string | undefined} [of.to] without it, the release that was replaced last
 * @returns {Promise<{ readonly id: string, readonly isServed: boolean }>}
 * @throws {Refused}
 */
export const rollback = async ({ folder, to }) => {
  const current = currentOf(folder)
  /** @param {string} id */
  const replacedAt = (id) => dateOf(inRelease(folder, id, 'replaced'))
  const [id] = namesIn(inRelease(folder))
    .filter((each) => each !== current && !each.startsWith('.') && replacedAt(each) > 0 && (to ?? each) === each)
    .sort((one, other) => replacedAt(other) - replacedAt(one))
  if (id === undefined)
    throw new Refused(`There is no ${to === undefined ? 'release' : `release ${to}`} before ${current}.`)
  return { id, isServed: await makeCurrent(folder, id) }
}
