import { expect, it } from 'vitest'
import { networkFailure } from '../../failure/ApiFailure.js'
import { failedAt } from '../../failure/Failure.js'
import { bookingWasChanged } from './bookingWasChanged.js'

it('a booking that could not be read again was changed all the same', () => {
  expect(bookingWasChanged(failedAt('getBooking')(networkFailure))).toBe(true)
  expect(bookingWasChanged(failedAt('resale')(networkFailure))).toBe(false)
  expect(bookingWasChanged(failedAt('bookingDelivery')(networkFailure))).toBe(false)
})
