#!/usr/bin/env node
// @ts-check
import { resolve } from 'node:path'
import { release, rollback } from './releases.mjs'

const usage = `Usage: host.mjs release <folder> <build>       make a build the current release
       host.mjs rollback <folder> [<release>]  go back to the release before, or to that one`

const [command, folder, given] = process.argv.slice(2)
try {
  const isRelease = command === 'release' && given !== undefined
  if (folder === undefined || !(isRelease || command === 'rollback')) throw new Error(usage)
  const id = isRelease ? release(resolve(folder), given) : rollback(resolve(folder), given)
  process.stdout.write(`${id} is the current release.\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
