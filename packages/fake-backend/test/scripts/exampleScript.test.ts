import { readFileSync } from 'node:fs'
import { afterEach, expect, it } from 'vitest'
import { createFakeBackend } from '../../src/createFakeBackend.js'
import { type ServedFake, serveFake } from '../../src/server/serveFake.js'
import { runExample } from './runExample.js'

const started: ServedFake[] = []
afterEach(() => Promise.all(started.splice(0).map(({ close }) => close())))

const serve = async (backend = createFakeBackend()): Promise<ServedFake> => {
  const served = await serveFake({ port: 0, backend })
  started.push(served)
  return served
}

it('the example script changes the emergency contact and reads it back', async () => {
  const served = await serve()
  expect(await runExample('change-emergency-contact', served)).toEqual([
    'Emergency contact: Margaret Hart, +353 21 496 0175',
    '» Your details were successfully updated!',
    'Read back by a new dashboard: Joan Hart, +44 117 496 0123',
  ])
  // The values of the command line are those that the next run reads.
  expect(await runExample('change-emergency-contact', served, 'Ada Byrne', '+353 1 496 0011')).toEqual([
    'Emergency contact: Joan Hart, +44 117 496 0123',
    '» Your details were successfully updated!',
    'Read back by a new dashboard: Ada Byrne, +353 1 496 0011',
  ])
})

it('the example script pays the balance once', async () => {
  const served = await serve()
  expect(await runExample('pay-balance', served)).toEqual([
    'SUN1001, Barcelona: seven nights of music: £600.00 paid, £1,324.00 to pay',
    '» Your payment was made successfully!',
    'Your payment was made successfully!',
    'SUN1001 now: £1,924.00 paid, £0.00 to pay',
  ])
  expect(served.backend.inspect.charges().map(({ amount }) => amount)).toEqual([132_400])
})

it('the example script sets up a payment plan, with a challenge', async () => {
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

it('the example script prints every booking with its amount due', async () => {
  const served = await serve(createFakeBackend({ clock: { now: () => Date.parse('2026-03-02T09:00:00Z') } }))
  expect(await runExample('print-bookings', served)).toEqual([
    'Upcoming',
    '  SUN1002  Sun 22 to Wed 25 March 2026  Vienna: three nights in concert: nothing to pay',
    '  SUN1001  Fri 1 to Fri 8 May 2026  Barcelona: seven nights of music: £1,324.00 to pay. Next: £1,324.00 by Fri 20 March 2026',
    '  SUN1003  Tue 30 June to Sun 5 July 2026  Verona: opera nights and Lake Garda: €1,564.00 to pay. Next: €1,564.00 by Tue 19 May 2026',
    'Past',
    '  SUN0901  Mon 4 to Thu 7 August 2025  Edinburgh: a weekend of theatre: nothing to pay',
    '  SUN0902  Tue 21 to Sat 25 January 2025  Copenhagen: design and the harbour: nothing to pay',
  ])
})

it('the example script lists tickets for resale and withdraws one', async () => {
  const served = await serve()
  const output = await runExample('list-for-resale', served)
  expect(output[0]).toBe('SUN1003, before')
  const of = (ticket: string): readonly string[] =>
    output.filter((line) => line.startsWith(`  ${ticket} `)).map((line) => line.replace(/^.*: /, ''))
  expect([of('5302'), of('5303')]).toEqual([
    ['can be listed', 'on resale', 'on resale'],
    ['on resale', 'on resale', 'can be listed'],
  ])
  expect(of('5306')[0]).toBe('Cannot be listed for resale due to customer data changes')
  expect(output.filter((line) => !line.startsWith('  '))).toEqual([
    'SUN1003, before',
    'Putting up 1: then 2 are on resale, for fees of €13.00, and 7 can be used',
    '» The resale of your tickets was successfully updated!',
    'Taking 5303 back',
    '» The resale of your tickets was successfully updated!',
  ])
  const resale = served.backend.inspect.bookings().find(({ reference }) => reference === 'SUN1003')?.resale
  expect([resale?.['5302'], resale?.['5303']]).toEqual([2, 1])
})

it('the example script buys a new passenger’s ticket, a room, breakfast and a transfer in under 40 lines', async () => {
  const served = await serve()
  expect(await runExample('buy-a-trip', served)).toEqual(['added', 'added', 'added', 'To pay: £966.00', 'Paid'])
  const sun1001 = served.backend.inspect.bookings().find(({ reference }) => reference === 'SUN1001')
  expect(sun1001?.passengers).toContain(4)
  expect(served.backend.inspect.charges()).toHaveLength(1)
  const code = readFileSync(new URL('../../../http-adapter/examples/buy-a-trip.ts', import.meta.url), 'utf8')
  expect(code.split('\n').filter((line) => line.trim() !== '').length).toBeLessThan(40)
})
