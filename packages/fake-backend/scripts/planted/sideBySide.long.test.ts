import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { root } from './hunt.js'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

/** Hunts one bug of the table, and answers what the command prints. */
const huntAlone = (bug: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const args = ['--only', `^${bug}$`, '--about', 'booking', '--runs', '100', '--workers', '1', '--story']
    const hunter = spawn(process.execPath, ['--import', 'tsx', '--conditions=source', main, ...args], { cwd: root })
    let printed = ''
    hunter.stdout.on('data', (text: Buffer) => (printed += text.toString()))
    hunter.once('error', reject)
    hunter.once('exit', () => resolve(printed))
  })

it('two hunts in one tree find each its own bug', async () => {
  const hunts = await Promise.all([
    huntAlone('an itinerary still has a ticket that was sold'),
    huntAlone('a passport that is given is said to be missing'),
  ])
  expect(hunts[0]).toContain('Of the trip')
  expect(hunts[1]).toContain('the passport to be')
}, 600_000)
