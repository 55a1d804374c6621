import type { BookingPassenger } from '../../src/domain/Booking.js'
import type { HeldExtra, HeldRoom, HeldTransport } from '../../src/domain/Holdings.js'
import { noCost } from '../../src/money/Money.js'

export const aPassenger = (id: number, change: Partial<BookingPassenger> = {}): BookingPassenger => ({
  id,
  customerId: null,
  lead: id === 1,
  cancelled: false,
  firstName: `P${id}`,
  lastName: '',
  ...change,
})

export const aRoom = (id: string, change: Partial<HeldRoom> = {}): HeldRoom => ({
  id,
  accommodationId: 'A1',
  roomId: 'R1',
  name: 'Hotel Miramar',
  roomName: 'Double, sea view',
  location: '',
  checkIn: '2027-05-01',
  checkOut: '2027-05-08',
  passengerIds: [1],
  cost: noCost,
  ...change,
})

export const anExtra = (id: string, change: Partial<HeldExtra> = {}): HeldExtra => ({
  id,
  extraId: 'E1',
  name: 'Breakfast',
  option: 'Every day',
  optionId: 'O1',
  groupId: null,
  groupName: '',
  accommodationId: null,
  otherInformation: '',
  priceDisplayCode: 1,
  passengerId: 1,
  cost: noCost,
  ...change,
})

/** A seat of the first passenger on the way out. */
export const aSeat = (id: string, change: Partial<HeldTransport> = {}): HeldTransport => ({
  id,
  name: 'Coach',
  type: 'Coach',
  direction: 'OUTBOUND',
  departureLocation: 'London',
  arrivalLocation: 'Barcelona',
  departureDate: '2027-05-01T06:30:00Z',
  arrivalDate: null,
  isDepartureTimeSpecified: true,
  departureTimeZone: null,
  arrivalTimeZone: null,
  passengerId: 1,
  cost: noCost,
  ...change,
})
