import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { writeFileSync } from 'node:fs'
import type { PlantedBug } from '../planted/PlantedBug.js'

const config = fileURLToPath(new URL('../../../../.config/vitest.mutant.config.ts', import.meta.url))

/**
 * The time limit for the unit tests of an area, in milliseconds. Tests that take longer hang, and the mutant counts as
 * found.
 */
const longest = 300_000

/** Whether unit tests in these folders fail with the change. `text` is the path of a file for this mutant alone. */
export const findByTests = (root: string, { file, to }: PlantedBug, folders: readonly string[], text: string) =>
  new Promise<boolean>((resolve, reject) => {
    writeFileSync(text, to)
    const vitest = `${root}node_modules/vitest/vitest.mjs`
    const args = [vitest, 'run', '--config', config, '--bail', '1', '--reporter', 'dot', ...folders]
    const run = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, MUTANT_FILE: file, MUTANT_TEXT: text },
      stdio: 'ignore',
    })
    const timer = setTimeout(() => run.kill('SIGKILL'), longest)
    run.once('error', reject)
    run.once('exit', (code) => {
      clearTimeout(timer)
      resolve(code !== 0)
    })
  })
