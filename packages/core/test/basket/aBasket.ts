import type { Basket, SectionStatus } from '../../src/basket/Basket.js'
import { type BasketItems, basketKinds } from '../../src/basket/basketKinds.js'
import type { BasketCharge, BasketNameChange } from '../../src/basket/kinds/nameChange.js'
import type { BasketExtra } from '../../src/basket/kinds/extra.js'
import type { BasketPassenger } from '../../src/basket/kinds/passenger.js'
import type { BasketRoom } from '../../src/basket/kinds/room.js'
import type { BasketTransport } from '../../src/basket/kinds/transport.js'
import type { TicketLine } from '../../src/domain/Booking.js'
import { defaultCurrency, minor, noCost, zeroMinor } from '../../src/money/Money.js'
import { aResale, aTicket } from '../bookings/aTicket.js'

export const validSection: SectionStatus = { valid: true, errors: [] }

const noItems = Object.fromEntries(Object.keys(basketKinds).map((name) => [name, []])) as unknown as BasketItems

export const emptyBasket: Basket = {
  id: 'b1',
  status: 'inProgress',
  currency: defaultCurrency,
  total: zeroMinor,
  payments: [],
  ...noItems,
  mandatoryStatus: {
    tickets: validSection,
    accommodation: validSection,
    extras: validSection,
    transport: validSection,
  },
}

export const ticketLine = (id: string, passengerId = 1): TicketLine => ({
  ...aTicket(id),
  eventName: 'Opening night',
  name: 'Standing',
  ticketTypeId: 'standing',
  passengerId,
  prices: { price: minor(5000), bookingFee: minor(250), total: minor(5250) },
  resale: aResale(0),
  eventDate: null,
  venue: '',
  nameChangeAllowed: false,
  nameChangeFee: null,
})

export const passenger = (id: number): BasketPassenger => ({
  id,
  customerId: null,
  lead: id === 1,
  cancelled: false,
  firstName: 'Amelia',
  lastName: 'Hart',
  telephone: '',
  email: '',
  cost: null,
})

const total = minor(1000)

export const basketRoom = (id: string, change: Partial<BasketRoom> = {}): BasketRoom => ({
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
  total,
  extras: [],
  ...change,
})

export const basketExtra = (id: string, change: Partial<BasketExtra> = {}): BasketExtra => ({
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
  total,
  ...change,
})

export const basketTransport = (id: string, change: Partial<BasketTransport> = {}): BasketTransport => ({
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
  total,
  ...change,
})

export const basketNameChange = (id: string, ticketId: string): BasketNameChange => ({
  id,
  ticketId,
  name: 'Stalls',
  firstName: 'Grace',
  lastName: 'Hopper',
  chargeId: `charge of ${id}`,
})

export const basketCharge = (id: string, ticketId: string): BasketCharge => ({
  id,
  name: 'Name Change Fee',
  ticketId,
  total,
})
