import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { plantedBugs } from './plantedBugs.js'

it('journeys in drawn worlds find every planted bug', () => {
  const script = fileURLToPath(new URL('main.ts', import.meta.url))
  const args = ['--conditions=source', '--import', 'tsx', script, '--world', 'drawn']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(stdout + stderr).toContain(`${plantedBugs.length} of ${plantedBugs.length} found in drawn`)
  expect(status).toBe(0)
})
