import type * as t from 'io-ts'
import { type Basket, type BasketLine, type BasketStatus, basketStatuses, defaultCurrency, minor } from '@booking-dashboard/core'
import { toPax } from '../bookings/toPax.js'
import { toTicketLine } from '../bookings/toTicketLine.js'
import type { BasketLineWire, BasketWire } from './basketContract.js'

export const toBasket = (basket: t.TypeOf<typeof BasketWire>): Basket => ({
  id: basket.id,
  status: toBasketStatus(basket.status),
  currency: basket.currency ?? defaultCurrency,
  total: minor(basket.prices.total.value),
  tickets: basket.tickets.map(toTicketLine),
  accommodations: basket.accommodations.map(toBasketLine),
  extras: basket.extras.map(toBasketLine),
  transport: basket.transport.map(toBasketLine),
  nameChanges: basket.nameChange.map(toBasketLine),
  pax: basket.pax.map(toPax),
  charges: basket.charges.CHANGE_TICKET_CUSTOMER_DATA.map(toBasketLine),
  mandatoryStatus: basket.mandatory_status,
})

const statuses: Readonly<Record<number, BasketStatus>> = basketStatuses
const toBasketStatus = (code: number): BasketStatus => statuses[code] ?? 'unknown'

const toBasketLine = ({ id, name, prices }: t.TypeOf<typeof BasketLineWire>): BasketLine => ({
  id,
  name,
  total: minor(prices.total.value),
})
