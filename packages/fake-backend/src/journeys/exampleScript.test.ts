import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, expect, it } from 'vitest'
import { type ServedFake, serveFake } from '../server/serveFake.js'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const started: ServedFake[] = []

afterEach(async () => {
  await Promise.all(started.splice(0).map(({ close }) => close()))
})

/** What an example says, run against a fake back end of its own, from the sources: nothing needs to be built. */
const runExample = async (name: string, served: ServedFake, ...more: readonly string[]): Promise<readonly string[]> => {
  const script = `packages/http-adapter/examples/${name}.ts`
  const run = promisify(execFile)(process.execPath, ['--conditions=source', '--import', 'tsx', script, served.url, ...more], { cwd: root })
  const { stdout, stderr } = await run
  expect(stderr).toBe('')
  return stdout.trimEnd().split('\n')
}

const serve = async (): Promise<ServedFake> => {
  const served = await serveFake({ port: 0 })
  started.push(served)
  return served
}

it('the example script does the whole journey over a socket and says so', { timeout: 60_000 }, async () => {
  const served = await serve()
  expect(await runExample('add-tickets-and-pay', served)).toEqual([
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

it('the example script changes the emergency contact and reads it back', { timeout: 60_000 }, async () => {
  const served = await serve()
  expect(await runExample('change-emergency-contact', served)).toEqual([
    'Emergency contact: Margaret Hart, +353 21 496 0175',
    '» Your details were successfully updated!',
    'Read back by a new dashboard: Joan Hart, +44 117 496 0123',
  ])
  // Who is given on the command line is whom the next run finds.
  expect(await runExample('change-emergency-contact', served, 'Ada Byrne', '+353 1 496 0011')).toEqual([
    'Emergency contact: Joan Hart, +44 117 496 0123',
    '» Your details were successfully updated!',
    'Read back by a new dashboard: Ada Byrne, +353 1 496 0011',
  ])
})
