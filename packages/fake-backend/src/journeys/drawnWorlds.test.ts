import { bookingsEndpoints } from '@booking-dashboard/http-adapter/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createFakeBackend } from '../createFakeBackend.js'
import { start } from '../../test/api/createSetting.js'
import { createVisitor } from '../../test/api/createVisitor.js'
import { drawnWorlds } from './drawnWorlds.js'

it('drawn worlds start, and every customer reads all own bookings by the contract', async () => {
  const property = fc.asyncProperty(drawnWorlds, async (world) => {
    const backend = createFakeBackend({ world, clock: { now: () => start } })
    for (const { email, locked, unverified } of world.customers ?? []) {
      const visitor = createVisitor(backend)
      const { answer } = await visitor.signIn(email.split('@')[0])
      expect(answer === undefined).toBe(locked === true || unverified === true)
      for (const { reference } of backend.world.report().bookings.filter(({ customer }) => customer === email)) {
        const reply = await visitor.call(bookingsEndpoints.get, { params: { bookingRef: reference } })
        expect(reply.answer === undefined).toBe(answer === undefined)
      }
    }
  })
  await fc.assert(property, { seed: 4, numRuns: 25 })
})
