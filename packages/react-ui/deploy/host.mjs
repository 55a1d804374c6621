#!/usr/bin/env node
// @ts-check
/** The commands of a host: see `usage`, and README.md for how they are used. */
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { askHealth, problemOfBackEnd } from './health.mjs'
import { Refused } from './refused.mjs'
import { addParts, currentOf, historyOf, placeOf, release, reload, rollback } from './releases.mjs'
import { BadSettings, readSettings } from './settings.mjs'

const usage = `Usage: node host.mjs <command> <folder> …

release <folder> <settings.json> <build>  make a build the current release, and reload nginx
rollback <folder> [<release>]             go back to the release before, or to that one, and reload nginx
reload <folder>                           have nginx read its configuration and certificate again
list <folder>                             print the releases that can be gone back to, newest first
maintenance <folder> on|off               show new visitors that work is planned, or no longer
health <folder>                           ask the nginx of the current release whether it serves
current <folder>                          print the folder of the current release
parts <folder> <build>                    add the parts of a build, before several servers release it`

/** @param {string} text */
const print = (text) => void process.stdout.write(`${text}\n`)

/** @param {string} folder @param {import('./releases.mjs').Done} done */
const printDone = (folder, { id, replaced, reloaded }) => {
  print(`${id} is the current release.`)
  if (replaced !== null) print(`It replaces ${replaced}.`)
  if (!reloaded) print(`No nginx serves ${folder}. Start it with: nginx -c ${folder}/nginx.conf -g 'daemon off;'`)
}

/**
 * @typedef {object} Command
 * @property {readonly number[]} takes how many arguments
 * @property {(folder: string, ...rest: string[]) => unknown} run
 */
/** @type {Readonly<Record<string, Command>>} */
const commands = {
  release: {
    takes: [3],
    run: async (folder, settings = '', build = '') => {
      try {
        const text = readFileSync(settings, 'utf8')
        printDone(folder, await release({ folder, settings: text, build: resolve(build) }))
        const problem = await problemOfBackEnd(readSettings(text))
        if (problem !== null) print(`${problem}\nCustomers see no booking until it answers.`)
      } catch (error) {
        throw error instanceof BadSettings ? new Refused(`${settings} cannot be used:\n${error.message}`) : error
      }
    },
  },
  rollback: { takes: [1, 2], run: async (folder, to) => printDone(folder, await rollback({ folder, to })) },
  reload: { takes: [1], run: async (folder) => print(`nginx serves ${await reload({ folder })}.`) },
  list: {
    takes: [1],
    run: (folder) => {
      for (const [at, { release, replacedAt }] of historyOf(folder).entries()) {
        const until = replacedAt === null ? 'not replaced yet' : `replaced ${new Date(replacedAt).toISOString()}`
        print(`${release.id}  ${at === 0 ? 'current' : until}`)
      }
    },
  },
  maintenance: {
    takes: [2],
    run: (folder, state) => {
      if (state !== 'on' && state !== 'off') throw new Refused('Say on or off.')
      const file = join(folder, 'maintenance')
      if (state === 'on') writeFileSync(file, '')
      else rmSync(file, { force: true })
      print(`New visitors see ${state === 'on' ? 'that work is planned' : 'the dashboard'}.`)
    },
  },
  health: {
    takes: [1],
    run: async (folder) => {
      const served = historyOf(folder)[0]?.release
      if (served === undefined) throw new Refused(`There is no release in ${folder}.`)
      print(`nginx answers ${await askHealth(served.settings)}.`)
    },
  },
  current: {
    takes: [1],
    run: (folder) => {
      const id = currentOf(folder)
      if (id === null) throw new Refused(`There is no release in ${folder}.`)
      print(placeOf(folder, id))
    },
  },
  parts: {
    takes: [2],
    run: async (folder, build = '') =>
      print(`${await addParts({ folder, build: resolve(build) })} parts are in place.`),
  },
}

/** @param {readonly string[]} given */
const run = async ([name = '', ...given]) => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command?.takes.includes(given.length)) return fail(usage)
  try {
    const [folder = '', ...rest] = given
    const place = resolve(folder)
    // It stands in the configuration of nginx and must not be able to end a statement there.
    if (/[\s"';{}$#]/.test(place)) throw new Refused(`nginx cannot be given the folder ${place}.`)
    await command.run(place, ...rest)
  } catch (error) {
    if (error instanceof Refused) return fail(error.message)
    // The system refuses a file, and says which.
    if (error instanceof Error && 'syscall' in error) return fail(wordsOf(error))
    throw error
  }
}

/** @param {Error & { readonly code?: string, readonly path?: string }} error */
const wordsOf = ({ code, path, message }) => {
  if (code === 'ENOENT' && path !== undefined) return `There is no ${path}.`
  if (code === 'EACCES' && path !== undefined) return `This user may not read or write ${path}.`
  return message
}

/** @param {string} message */
const fail = (message) => {
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}

// The reader of a pipe, such as `head`, ends when it has enough.
process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  await run(process.argv.slice(2))
