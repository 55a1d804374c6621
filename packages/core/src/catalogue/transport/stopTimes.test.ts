import { expect, it } from 'vitest'
import { stopTimes } from './stopTimes.js'

const at = (departureDate: string, arrivalDate: string | null, isDepartureTimeSpecified = true) =>
  stopTimes({ departureDate, arrivalDate, isDepartureTimeSpecified })

it('says the time of an arrival on the same day, and the day too on another', () => {
  expect(at('2027-01-23T07:25:00', '2027-01-23T09:35:00')).toEqual({
    departs: 'Sat 23 January 2027, 07:25',
    toBeConfirmed: false,
    arrives: '09:35',
  })
  expect(at('2027-01-23T18:45:00', '2027-01-24T17:30:00').arrives).toBe('Sun 24 January 2027, 17:30')
  expect(at('2027-01-23T18:45:00', null).arrives).toBeNull()
})

it('has no times where that of the departure is to be confirmed', () => {
  expect(at('2027-01-23T00:00:00', '2027-01-23T09:35:00', false)).toEqual({
    departs: 'Sat 23 January 2027',
    toBeConfirmed: true,
    arrives: null,
  })
})
