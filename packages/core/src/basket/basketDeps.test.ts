import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { Customer } from '../domain/Customer.js'
import { failedAt, networkFailure, timedOut } from '../failure/Failure.js'
import { createResource, loadCommand } from '../reactive/resource.js'
import { passenger } from '../../test/basket/aBasket.js'
import { aBooking } from '../../test/bookings/aBooking.js'
import { aCustomer } from '../../test/bookings/aCustomer.js'
import { createPlantedBookings } from '../../test/bookings/plantedBookings.js'
import { createSurroundings } from '../../test/createSurroundings.js'
import { bookingPeople } from './basketDeps.js'

const passengers = [passenger(1), passenger(4)]

const open = () => {
  const surroundings = createSurroundings()
  const bookings = createPlantedBookings(surroundings, [{ ...aBooking('SUN1001'), passengers }])
  const answers: (typeof networkFailure)[] = []
  const { state$, loadOnce } = createResource<Customer>(
    { ...surroundings, onFailure: surroundings.failures.handle },
    () => async () => {
      await bookings.waiting
      const failure = answers.shift()
      return failure === undefined ? right(aCustomer) : left(failedAt('getCustomer')(failure))
    },
  )
  const customer = { state$, loadOnce: () => loadCommand(surroundings.scope, loadOnce) }
  return { ...surroundings, bookings, answers, ...bookingPeople({ bookings: bookings.feature, customer }, 'SUN1001') }
}

describe('the passengers of a booking', () => {
  it('are loaded once, with the customer among them', async () => {
    const { people, bookingPassengers, bookings } = open()
    expect(await people()).toEqual(right({ customerId: '7001', passengers }))
    expect(await bookingPassengers()).toEqual(right(passengers))
    expect(bookings.calls.filter((call) => call === 'get SUN1001')).toHaveLength(1)
  })

  it('are unknown if the booking cannot be loaded', async () => {
    const { people, bookingPassengers, bookings } = open()
    bookings.failing.set('get SUN1001', networkFailure)
    expect(await people()).toMatchObject(left({ operation: 'getBooking', cause: networkFailure }))
    expect(await bookingPassengers()).toMatchObject(left({ operation: 'getBooking', cause: networkFailure }))
  })

  it('are unknown if the customer cannot be loaded, although the booking can', async () => {
    const { people, bookingPassengers, answers } = open()
    answers.push(timedOut)
    expect(await people()).toMatchObject(left({ operation: 'getCustomer', cause: timedOut }))
    expect(await bookingPassengers()).toEqual(right(passengers))
  })

  it('are not loaded after the session has ended', async () => {
    const { people, bookings, scope } = open()
    let answer = (): void => undefined
    bookings.waiting = new Promise((resolve) => {
      answer = resolve
    })
    const asked = people()
    scope.end()
    answer()
    expect(await asked).toMatchObject(left({ operation: 'getBooking', cause: { kind: 'cancelled' } }))
  })
})
