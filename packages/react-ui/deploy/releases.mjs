// @ts-check
import { execFileSync } from 'node:child_process'
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
import { basename, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { filesOf } from './files.mjs'

/*
 * The folder of a host:
 *
 *   nginx.conf, settings.json  what the host decides
 *   releases/<id>/             site/ (pages), and the configuration that names them and their policy
 *   current                    a link to the current release; its rename is the release
 *   build/                     the parts of all releases
 *
 * Files appear whole, by a rename, and never change. So a command that is killed leaves the release before or the new
 * one.
 */

/** Days for which a replaced release and its parts stay: customers have its pages open. */
const daysOfOldParts = 30

/** @param {string} file @returns {number} ms since the epoch; 0 if there is no such file */
const dateOf = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** @param {string} folder @returns {string | null} the id of the current release */
const currentOf = (folder) =>
  existsSync(join(folder, 'current')) ? basename(readlinkSync(join(folder, 'current'))) : null

/**
 * Writes the files of a release, unless they are there. Equal content has an equal id.
 * @param {string} folder
 * @param {string} build
 */
const putRelease = (folder, build) => {
  const files = filesOf(folder, build)
  const hash = createHash('sha256')
  for (const [name, content] of files) hash.update(name).update(content)
  const id = hash.digest('hex').slice(0, 12)
  const place = join(folder, 'releases', id)
  if (existsSync(place)) return id
  const aside = join(folder, 'releases', `.${id}.${process.pid}`)
  mkdirSync(join(aside, 'site'), { recursive: true })
  // nginx makes an ETag from the date and the size of a file, and no two releases may share one.
  const date = Number.parseInt(id.slice(0, 7), 16)
  /** @param {string} name @param {string | Buffer} content */
  const put = (name, content) => {
    writeFileSync(join(aside, name), content)
    utimesSync(join(aside, name), date, date)
  }
  for (const [name, content] of files) {
    if (name.endsWith('.conf')) put(name, String(content).replaceAll('${release}', place).replaceAll('${id}', id))
    else put(name, content)
    if (!name.startsWith('site/')) continue
    put(`${name}.gz`, gzipSync(content, { level: 9 }))
    put(`${name}.br`, brotliCompressSync(content))
  }
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
    if (existsSync(join(parts, name))) continue
    const aside = join(parts, `.${name}.${process.pid}`)
    copyFileSync(join(build, 'build', name), aside)
    renameSync(aside, join(parts, name))
  }
}

/** @param {string} folder @param {string} id */
const link = (folder, id) => {
  const aside = join(folder, `.current.${process.pid}`)
  rmSync(aside, { force: true })
  symlinkSync(join('releases', id), aside)
  renameSync(aside, join(folder, 'current'))
}

/**
 * Makes a release the current one. If nginx refuses it, the one before stays.
 * @param {string} folder
 * @param {string} id
 */
const makeCurrent = (folder, id) => {
  const before = currentOf(folder)
  if (before !== null && before !== id) writeFileSync(join(folder, 'releases', before, 'replaced'), 'replaced')
  link(folder, id)
  if (!existsSync(join(folder, 'nginx.pid'))) return
  try {
    execFileSync('nginx', ['-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-s', 'reload'], {
      // Debian has nginx where only root looks for programs.
      env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
      stdio: 'inherit',
    })
  } catch {
    if (before !== null) link(folder, before)
    throw new Error(`nginx does not take ${id}: see above.`)
  }
}

/** @param {string} folder */
const removeOld = (folder) => {
  const oldest = Date.now() - daysOfOldParts * 86_400_000
  const current = currentOf(folder)
  const named = new Set()
  for (const id of readdirSync(join(folder, 'releases'))) {
    const place = join(folder, 'releases', id)
    const isOld = id !== current && (dateOf(join(place, 'replaced')) || dateOf(place)) < oldest
    if (isOld) {
      const aside = join(folder, 'releases', `.${id}.${process.pid}`)
      renameSync(place, aside)
      rmSync(aside, { recursive: true })
    } else if (!id.startsWith('.')) {
      for (const name of JSON.parse(readFileSync(join(place, 'parts.json'), 'utf8'))) named.add(name)
    }
  }
  for (const name of readdirSync(join(folder, 'build'))) {
    // A part may have been added for a release to come.
    const part = join(folder, 'build', name)
    if (!named.has(name) && dateOf(part) < oldest) rmSync(part)
  }
}

/**
 * Makes a build the current release, and removes what was replaced more than thirty days ago.
 * @param {string} folder
 * @param {string} build the folder that `npm run build` wrote
 * @returns {string} its id
 */
export const release = (folder, build) => {
  // The release comes first: the parts that it names are then not removed.
  const id = putRelease(folder, build)
  putParts(folder, build)
  makeCurrent(folder, id)
  removeOld(folder)
  return id
}

/**
 * Makes an earlier release the current one: by default the one that was replaced last.
 * @param {string} folder
 * @param {string} [to]
 * @returns {string} its id
 */
export const rollback = (folder, to) => {
  const current = currentOf(folder)
  /** @param {string} id */
  const replacedAt = (id) => dateOf(join(folder, 'releases', id, 'replaced'))
  const releases = current === null ? [] : readdirSync(join(folder, 'releases'))
  const [id] = releases
    .filter((each) => each !== current && replacedAt(each) > 0 && (to ?? each) === each)
    .sort((one, other) => replacedAt(other) - replacedAt(one))
  if (id === undefined) throw new Error(`There is no earlier release ${to ?? 'in this folder'}.`)
  makeCurrent(folder, id)
  return id
}
