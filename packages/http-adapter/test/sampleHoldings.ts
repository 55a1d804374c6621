/** The complete answers of sampleAnswers as domain values. */
const noCost = { price: null, allocations: 0, supplement: 0, bookingFee: 0 }

export const passenger = { id: 1, customerId: null, lead: true, cancelled: false, firstName: 'Ada', lastName: 'King' }

export const ticket = {
  id: '71',
  eventName: 'Opening night',
  name: 'Stalls',
  ticketTypeId: 'T1',
  passengerId: 1,
  prices: { price: 5000, bookingFee: 250, total: 5250 },
  resale: { code: 0, enabled: false, reason: null },
  eventDate: null,
  venue: '',
  nameChangeAllowed: false,
  nameChangeFee: null,
}

export const room = {
  id: '81',
  accommodationId: 'A1',
  roomId: 'R1',
  name: 'Hotel Miramar',
  roomName: 'Double, sea view',
  location: '',
  checkIn: '2027-01-19',
  checkOut: '2027-01-26',
  passengerIds: [1],
  cost: noCost,
}

export const extra = {
  id: '82',
  extraId: 'E1',
  name: 'Breakfast',
  option: 'Every day',
  optionId: null,
  groupId: null,
  groupName: '',
  accommodationId: null,
  otherInformation: '',
  priceDisplayCode: 1,
  passengerId: 1,
  cost: noCost,
}

export const transport = {
  id: '83',
  name: 'Coach',
  type: '',
  direction: 'OUTBOUND',
  departureLocation: 'London',
  arrivalLocation: 'Barcelona',
  departureDate: '2027-01-19T06:30:00Z',
  arrivalDate: null,
  isDepartureTimeSpecified: true,
  departureTimeZone: null,
  arrivalTimeZone: null,
  passengerId: 1,
  cost: noCost,
}
