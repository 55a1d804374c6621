import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const config = fileURLToPath(new URL('../../../../.config/vitest.mutant.config.ts', import.meta.url))

/**
 * The time limit for the unit tests of an area, in milliseconds. Tests that take longer hang, and the mutant counts as
 * found.
 */
const longest = 120_000

interface TestRun {
  readonly root: string
  /** A JSON file with the texts of the changed files. */
  readonly texts: string
  readonly paths: readonly string[]
}

/** Runs the unit tests. Answers whether all of them pass. */
const run = ({ root, texts, paths }: TestRun, env: Readonly<Record<string, string>>, limit: number) =>
  new Promise<boolean>((resolve, reject) => {
    const args = ['run', '--config', config, '--bail', env['MUTANT'] === undefined ? '0' : '1', '--reporter', 'dot']
    const tests = spawn(process.execPath, [`${root}node_modules/vitest/vitest.mjs`, ...args, ...paths], {
      cwd: root,
      env: { ...process.env, MUTANT_TEXTS: texts, ...env },
      stdio: 'ignore',
      // A group of its own, so that a test that hangs ends with it.
      detached: true,
    })
    const timer = setTimeout(() => tests.pid !== undefined && process.kill(-tests.pid, 'SIGKILL'), limit)
    tests.once('error', reject)
    tests.once('exit', (code) => {
      clearTimeout(timer)
      resolve(code === 0)
    })
  })

/** By test file, relative to the root: the changes whose place it reaches. */
export type Reach = ReadonlyMap<string, ReadonlySet<number>>

/** Runs the tests without a change. A file that fails by itself is left out, because it finds nothing. */
export const reachOfTests = async (given: TestRun, notes: string): Promise<Reach> => {
  await run(given, { MUTANT_REACH: notes }, 30 * longest)
  const lines = existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : []
  const noted = lines.map((line): unknown => JSON.parse(line))
  return new Map(noted.flatMap((one) => (isNote(one) ? [[relative(given.root, one.file), new Set(one.reached)]] : [])))
}

interface Note {
  readonly file: string
  readonly reached: readonly number[]
}
const isNote = (one: unknown): one is Note =>
  typeof one === 'object' && one !== null && 'file' in one && typeof one.file === 'string' && 'reached' in one

/** Whether one of these test files fails with the change. */
export const findByTests = async (given: TestRun, mutant: number): Promise<boolean> =>
  given.paths.length > 0 && !(await run(given, { MUTANT: String(mutant) }, longest))
