import type * as t from 'io-ts'
import {
  type Basket,
  type BasketCharge,
  type BasketExtra,
  type BasketNameChange,
  type BasketStatus,
  basketStatuses,
  minor,
  type Minor,
} from '@booking-dashboard/core'
import { toCurrency } from '../contract/toCurrency.js'
import { toHeldExtra, toHeldRoom, toHeldTransport } from '../bookings/toHoldings.js'
import { toPax } from '../bookings/toPax.js'
import { toTicketLine } from '../bookings/toTicketLine.js'
import type { BasketWire } from './basketContract.js'
import type { BasketExtraWire, BasketNameChangeWire, ChargeWire } from './basketItemsWire.js'

export const toBasket = (basket: t.TypeOf<typeof BasketWire>): Basket => ({
  id: basket.id,
  status: toBasketStatus(basket.status),
  currency: toCurrency(basket.currency),
  total: minor(basket.prices.total.value),
  tickets: basket.tickets.map(toTicketLine),
  // Which extras are a room's own is worked out by the core after each load.
  accommodations: basket.accommodations.map((room) => ({ ...toHeldRoom(room), total: totalOf(room), extras: [] })),
  extras: basket.extras.map(toBasketExtra),
  transport: basket.transport.map((transport) => ({ ...toHeldTransport(transport), total: totalOf(transport) })),
  nameChanges: basket.nameChange.map(toNameChange),
  pax: basket.pax.map(toPax),
  charges: basket.charges.CHANGE_TICKET_CUSTOMER_DATA.map(toCharge),
  mandatoryStatus: basket.mandatory_status,
})

const statuses: Readonly<Record<number, BasketStatus>> = basketStatuses
const toBasketStatus = (code: number): BasketStatus => statuses[code] ?? 'unknown'

const totalOf = ({ prices }: { readonly prices: { readonly total: { readonly value: number } } }): Minor =>
  minor(prices.total.value)

const toBasketExtra = (extra: t.TypeOf<typeof BasketExtraWire>): BasketExtra => ({
  ...toHeldExtra(extra),
  total: totalOf(extra),
})

const toNameChange = (change: t.TypeOf<typeof BasketNameChangeWire>): BasketNameChange => ({
  id: change.id,
  ticketId: change.ticket_id,
  name: change.name,
  firstName: change.personal_details.first_name,
  lastName: change.personal_details.last_name,
  chargeId: change.charge_id,
})

const toCharge = (charge: t.TypeOf<typeof ChargeWire>): BasketCharge => ({
  id: charge.id,
  name: charge.name,
  ticketId: charge.ticket_id ?? null,
  total: totalOf(charge),
})
