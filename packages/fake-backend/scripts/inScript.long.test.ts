import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const call = (script: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', root + script, ...args],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  )
  return { status, stdout, stderr }
}

const scripts = [
  'packages/fake-backend/scripts/planted/main.ts',
  '.config/bench.ts',
  '.config/lighthouse.ts',
  '.config/interactions.ts',
  '.config/docs.ts',
  '.config/ways.ts',
  '.config/demo.ts',
]

it.each(scripts)('%s answers --help, and refuses an unknown option in one sentence', (script) => {
  expect(call(script, '--help')).toEqual({ status: 0, stdout: expect.stringMatching(/^npm run \w+/), stderr: '' })
  expect(call(script, '--nope')).toEqual({ status: 2, stdout: '', stderr: expect.stringMatching(/^.*--help.*\n$/) })
})

it.each([
  ['planted', '--runs', 'abc', '--runs has to be a whole number from 1 on, not “abc”.\n'],
  ['planted', '--only', '(', '--only has to be a part of a name or a pattern, not “(”.\n'],
])('%s refuses %s %s', (name, flag, value, words) => {
  const { status, stderr } = call(`packages/fake-backend/scripts/${name}/main.ts`, flag, value)
  expect([status, stderr]).toEqual([2, words])
})
