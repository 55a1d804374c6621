/** `npm run ways`: builds the UI, then counts the steps and costs of a customer's ways (`e2e/ways.ways.ts`). */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { inScript } from '../packages/fake-backend/scripts/inScript'
import { npm, scriptOf } from './programs.mjs'

const help = `npm run ways [-- --grep <part of a name>]: counts the clicks, fields and screens of a customer's most common
tasks on a phone, and what they cost: requests, bytes and calls. By default it walks all of them, in some minutes.`

const { values } = inScript(help, () => parseArgs({ options: { grep: { type: 'string' } } }))

const run = (command: readonly string[]): number => {
  const [program = '', ...args] = command
  return spawnSync(program, args, { stdio: 'inherit' }).status ?? 1
}
const playwright = [process.execPath, scriptOf('@playwright/test', 'playwright'), 'test']
const ways = ['--config', 'packages/react-ui/e2e/ways.config.ts', ...(values.grep ? ['--grep', values.grep] : [])]
process.exitCode = run(npm('run', 'build', '-w', 'packages/react-ui')) || run([...playwright, ...ways])
