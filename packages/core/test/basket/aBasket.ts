import type { Basket, SectionStatus } from '../../src/basket/Basket.js'
import { type BasketItems, basketKinds } from '../../src/basket/basketKinds.js'
import type { BasketCharge, BasketNameChange } from '../../src/basket/kinds/nameChange.js'
import type { BasketExtra } from '../../src/basket/kinds/extra.js'
import type { BasketPassenger } from '../../src/basket/kinds/passenger.js'
import type { BasketRoom } from '../../src/basket/kinds/room.js'
import type { BasketTransport } from '../../src/basket/kinds/transport.js'
import type { TicketLine } from '../../src/domain/Booking.js'
import { defaultCurrency, minor, zeroMinor } from '../../src/money/Money.js'
import { aResale, aTicket } from '../bookings/aTicket.js'
import { aPassenger, anExtra, aRoom, aSeat } from '../bookings/holdings.js'

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
  name: 'Standing',
  ticketTypeId: 'standing',
  passengerId,
  resale: aResale(0),
  nameChangeAllowed: false,
})

export const passenger = (id: number): BasketPassenger => ({
  ...aPassenger(id, { firstName: 'Amelia', lastName: 'Hart' }),
  telephone: '',
  email: '',
  cost: null,
})

const total = minor(1000)

export const basketRoom = (id: string, change: Partial<BasketRoom> = {}): BasketRoom => ({
  ...aRoom(id),
  total,
  extras: [],
  ...change,
})

export const basketExtra = (id: string, change: Partial<BasketExtra> = {}): BasketExtra => ({
  ...anExtra(id),
  total,
  ...change,
})

export const basketTransport = (id: string, change: Partial<BasketTransport> = {}): BasketTransport => ({
  ...aSeat(id),
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
