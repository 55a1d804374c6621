import { createFakeBackend } from '@booking-dashboard/fake-backend'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createSignedInWorld } from '../../test/createSignedInWorld'
import { createWorld, type World } from '../../test/createWorld'
import { firstContent } from './firstContent'

const waiting = new AbortController().signal

const open = async (
  { composition, calls }: World,
  pathname: string,
  signal: AbortSignal = waiting,
): Promise<readonly string[]> => {
  calls.length = 0
  await firstContent(
    composition,
    { clientIsSetUp: composition.visitor.client.setUp(), sessionIsChecked: Promise.resolve(), signal },
    pathname,
  )
  return calls.map(({ call }) => call)
}

it("loads a booking's data before its page is rendered", async () => {
  const world = await createSignedInWorld()
  const calls = await open(world, '/booking/SUN1001')
  for (const path of ['/booking/SUN1001', '/basket/SUN1001', '/booking/SUN1001/ticketCustomerDataChanges'])
    expect(calls).toContain(`GET /api${path}`)
  expect(world.dashboard.bookingPage('SUN1001').state$.value.kind).toBe('shown')
})

it.each([
  ['/', 'GET /api/bookings'],
  ['/profile', 'GET /api/customer/7101'],
  ['/booking/SUN1001/tickets', 'GET /api/4.0/package/SUN1001/ticketavailability'],
  ['/booking/SUN1001/delivery/update', 'GET /api/booking/SUN1001'],
  ['/booking/SUN1001/checkout', 'GET /api/basket/SUN1001/payments/status'],
  ['/booking/SUN1001/checkout', 'GET /api/package/SUN1001/optionsettings'],
])('loads the first data of %s', async (path, call) => {
  expect(await open(await createSignedInWorld(), path)).toContain(call)
})

it('asks for a basket once that the screen and its frame both read', async () => {
  const calls = await open(await createSignedInWorld(), '/booking/SUN1001/accommodation')
  expect(calls.filter((call) => call === 'GET /api/basket/SUN1001')).toHaveLength(1)
})

it.each(['SUN0901', 'NONE000'])('does not open what pays for %s, which is past or unknown', async (bookingRef) => {
  const calls = await open(await createSignedInWorld(), `/booking/${bookingRef}/checkout`)
  expect(calls).toContain(`GET /api/booking/${bookingRef}`)
  expect(calls.filter((call) => call.includes('/basket/'))).toEqual([])
})

it('opens what pays for a booking while its allocations are on their way', async () => {
  const backend = createFakeBackend({ seed: 1, wait: () => new Promise(() => undefined) })
  const world = await createSignedInWorld({ backend })
  backend.faults.add({
    match: { path: 'getTicketAllocations' },
    times: 'always',
    effect: { kind: 'delay', milliseconds: 1_000 },
  })
  void open(world, '/booking/SUN1001/checkout')
  await waitFor(() => expect(world.calls.map(({ call }) => call)).toContain('GET /api/package/SUN1001/optionsettings'))
})

it('opens nothing any more once React renders, since each screen then does', async () => {
  const calls = await open(await createSignedInWorld(), '/booking/SUN1001', AbortSignal.abort())
  expect(calls.filter((call) => call.includes('SUN1001'))).toEqual([])
})

it('asks for nothing of a customer if nobody is signed in', async () => {
  expect(await open(await createWorld(), '/booking/SUN1001')).toEqual(['GET /api/client/id', 'GET /api/client/config'])
})

// The page itself finds out which booking is meant.
it.each(['/booking/sun1001', '/booking/%E0%A4%A'])('leaves %s to its page', async (path) => {
  expect((await open(await createSignedInWorld(), path)).filter((call) => call.includes('/booking/'))).toEqual([])
})
