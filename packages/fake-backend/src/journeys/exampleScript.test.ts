import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, expect, it } from 'vitest'
import { createFakeBackend } from '../createFakeBackend.js'
import type { FakeBackend } from '../FakeBackend.js'
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

const serve = async (backend?: FakeBackend): Promise<ServedFake> => {
  const served = await serveFake(backend === undefined ? { port: 0 } : { port: 0, backend })
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

it('the example script pays the balance, once', { timeout: 60_000 }, async () => {
  const served = await serve()
  expect(await runExample('pay-balance', served)).toEqual([
    'SUN1001, Barcelona: seven nights of music: £600.00 paid, £1,324.00 to pay',
    '» Your payment was made successfully!',
    'SUN1001 now: £1,924.00 paid, £0.00 to pay',
  ])
  expect(served.backend.inspect.charges().map(({ amount }) => amount)).toEqual([132_400])
})

it('the example script sets up a payment plan, through the bank’s check', { timeout: 60_000 }, async () => {
  const served = await serve(createFakeBackend({ clock: { now: () => Date.parse('2026-03-02T09:00:00Z') } }))
  expect(await runExample('set-up-payment-plan', served, '15')).toEqual([
    '£1,324.00 on the 15th of each month would be:',
    '  Sun 15 March 2026: £662.00',
    '  Wed 15 April 2026: £662.00',
    'The bank asks whether it is really you. It is.',
    '» Your payment details were successfully updated!',
    'Payment plan PLAN-3101: 2 payments, card ending 3184',
  ])
  expect(served.backend.inspect.charges()).toEqual([])
})
