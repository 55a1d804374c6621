import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { createPasswords } from '../session/passwords.js'
import { createSessionStore } from '../session/SessionState.js'
import { createSurroundings } from '../testing/createSurroundings.js'
import type { CustomerDeps } from './customerDeps.js'
import { updateAdditional } from './updateAdditional.js'
import { updateCustomer } from './updateCustomer.js'
import { updateDeliveries } from './updateDeliveries.js'

const open = () => {
  const around = createSurroundings()
  const asked: string[] = []
  /** The session ends in the moment in which this is answered. */
  const endsMeanwhile = () => async () => {
    around.scope.end()
    return right(undefined)
  }
  const read = (what: string) => async () => {
    asked.push(what)
    return right(undefined)
  }
  const resource = (what: string) => ({ refresh: read(what), load: read(what) })
  const deps = {
    ...around,
    onFailure: around.failures.handle,
    api: { update: endsMeanwhile, updateAdditional: endsMeanwhile },
    bookings: { refresh: () => read('booking') },
  } as unknown as CustomerDeps
  const resources = {
    customer: resource('customer'),
    requiredData: resource('required data'),
    traveller: resource('traveller'),
  }
  return { ...around, asked, deps, resources: resources as never, endsMeanwhile }
}

const cancelled = (operation: string) => left({ operation, cause: { kind: 'cancelled' } })

describe('a change that is answered in the moment in which the session ends', () => {
  it.each([
    ['updateCustomer', updateCustomer, { changes: {} }],
    ['updateCustomerBookingDeliveries', updateDeliveries, { changes: {}, bookingRefs: [] }],
    ['updateAdditionalCustomer', updateAdditional, { changes: {}, customerId: '1', bookingRef: 'A' }],
  ])('loads nothing for whoever comes next and says nothing: %s', async (operation, change, update) => {
    const { deps, resources, asked, said } = open()
    expect(await change(deps, resources, update as never)).toEqual(cancelled(operation))
    expect([asked, said]).toEqual([[], []])
  })

  it('of the password signs nobody in again', async () => {
    const { endsMeanwhile, time, scope, ...around } = open()
    const store = createSessionStore(time, scope)
    const api = { changePassword: endsMeanwhile } as never
    const passwords = createPasswords({ ...around, scope, store, api, clock: time, onFailure: () => undefined })
    expect(await passwords.change({ currentPassword: 'a', password: 'N3wPassw0rd' })).toEqual({ kind: 'cancelled' })
    expect(store.state$.value.kind).toBe('unknown')
    expect([around.said, around.visited]).toEqual([[], []])
  })
})
