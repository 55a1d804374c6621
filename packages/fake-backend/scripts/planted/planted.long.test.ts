import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

it('journeys in drawn worlds find the bug that no world of the demo shows', () => {
  const script = fileURLToPath(new URL('main.ts', import.meta.url))
  const args = ['--conditions=source', '--import', 'tsx', script, '--world', 'drawn', '--only', 'wrong person']
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(stdout).toMatch(/^found: journey \d+ .*wrong person/)
  expect(status).toBe(0)
})
