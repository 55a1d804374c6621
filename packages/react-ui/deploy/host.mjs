#!/usr/bin/env node
// @ts-check
/** The commands of a host: see `usage`, and README.md for how they are used. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { problemOfBackEnd, servedRelease } from './nginx.mjs'
import { Refused } from './refused.mjs'
import { currentOf, readRelease, release, rollback } from './releases.mjs'
import { BadSettings, readSettings } from './settings.mjs'

const usage = `Usage: node host.mjs <command> <folder> …

release <folder> <settings.json> <build>  make a build the current release, and reload nginx
rollback <folder> [<release>]             go back to the release before, or to that one, and reload nginx
health <folder>                           ask the nginx of the current release what it serves`

/** @param {string} text */
const print = (text) => void process.stdout.write(`${text}\n`)

/** @param {string} folder @param {{ readonly id: string, readonly isServed: boolean }} done */
const printDone = (folder, { id, isServed }) => {
  print(`${id} is the current release.`)
  if (!isServed) print(`No nginx serves ${folder}. Start it with: nginx -c ${folder}/nginx.conf -g 'daemon off;'`)
}

/**
 * @typedef {object} Command
 * @property {readonly number[]} takes how many arguments
 * @property {(folder: string, ...rest: string[]) => Promise<void>} run
 */
/** @type {Readonly<Record<string, Command>>} */
const commands = {
  release: {
    takes: [3],
    run: async (folder, settings = '', build = '') => {
      const text = readFileSync(settings, 'utf8')
      printDone(folder, await release({ folder, settings: text, build: resolve(build) }))
      const problem = await problemOfBackEnd(readSettings(text))
      if (problem !== null) print(`${problem}\nCustomers see no booking until it answers.`)
    },
  },
  rollback: { takes: [1, 2], run: async (folder, to) => printDone(folder, await rollback({ folder, to })) },
  health: {
    takes: [1],
    run: async (folder) => {
      const { settings } = readRelease(folder, currentOf(folder))
      print(`nginx serves ${await servedRelease(settings)}.`)
    },
  },
}

/** @param {unknown} error @returns {string | null} a sentence for the user, if the fault is not our own */
const wordsOf = (error) => {
  if (error instanceof BadSettings) return `${process.argv[4]} cannot be used:\n${error.message}`
  if (error instanceof Refused) return error.message
  if (!(error instanceof Error && 'syscall' in error)) return null
  // The system refuses a file, and says which.
  const { code, path, message } = /** @type {NodeJS.ErrnoException} */ (error)
  if (code === 'ENOENT' && path !== undefined) return `There is no ${path}.`
  if (code === 'EACCES' && path !== undefined) return `This user may not read or write ${path}.`
  return message
}

const [name = '', ...given] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
try {
  if (!command?.takes.includes(given.length)) throw new Refused(usage)
  const [folder = '', ...rest] = given
  const place = resolve(folder)
  // It stands in the configuration of nginx and must not be able to end a statement there.
  if (/[\s"';{}$#]/.test(place)) throw new Refused(`nginx cannot be given the folder ${place}.`)
  await command.run(place, ...rest)
} catch (error) {
  const words = wordsOf(error)
  if (words === null) throw error
  process.stderr.write(`${words}\n`)
  process.exitCode = 1
}
