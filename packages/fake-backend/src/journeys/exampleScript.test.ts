import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, expect, it } from 'vitest'
import { type ServedFake, serveFake } from '../server/serveFake.js'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const script = 'packages/http-adapter/examples/add-tickets-and-pay.ts'
const started: ServedFake[] = []

afterEach(async () => {
  await Promise.all(started.splice(0).map(({ close }) => close()))
})

it('the example script does the whole journey over a socket and says so', { timeout: 60_000 }, async () => {
  const served = await serveFake({ port: 0 })
  started.push(served)
  // From the sources: nothing needs to be built.
  const run = promisify(execFile)(process.execPath, ['--conditions=source', '--import', 'tsx', script, served.url], { cwd: root })
  const { stdout, stderr } = await run
  expect(stderr).toBe('')
  expect(stdout.trimEnd().split('\n')).toEqual([
    'SUN1001, Barcelona: seven nights of music: 2 tickets, £1,324.00 to pay',
    '» Tickets successfully added to your basket: With a guided walk',
    'In the basket: 2 × With a guided walk, Welcome reception, for £36.00',
    'The bank asks whether it is really you. It is.',
    '» Item(s) successfully added to booking.',
    'SUN1001 now: 4 tickets, £636.00 paid, £1,324.00 to pay',
    '  Balcony, Opening night at the Palau',
    '  Balcony, Opening night at the Palau',
    '  With a guided walk, Welcome reception',
    '  With a guided walk, Welcome reception',
  ])
  expect(served.backend.inspect.charges().map(({ amount }) => amount)).toEqual([3600])
})
