import * as t from 'io-ts'
import { PriceLineWire } from '../../bookings/holdingsWire.js'
import { Id, optional } from '../../contract/wire.js'
import { kindOnWire, removal, Total, totalOf } from './KindOnWire.js'

const ChargeWire = t.intersection([PriceLineWire, Total, optional({ ticket_id: Id })], 'Charge')

const removeCharge = removal('removeCharge', 'charge')

export const charges = kindOnWire<'charges'>()({
  props: { charges: t.type({ CHANGE_TICKET_CUSTOMER_DATA: t.array(ChargeWire) }) },
  read: (basket) =>
    basket.charges.CHANGE_TICKET_CUSTOMER_DATA.map((charge) => ({
      id: charge.id,
      name: charge.name,
      ticketId: charge.ticket_id ?? null,
      total: totalOf(charge),
    })),
  endpoints: { removeCharge },
  remove: removeCharge,
  calls: () => ({}),
})

/** What its calls do, for the OpenAPI document. */
export const chargesWords = {
  removeCharge: {
    summary: 'Takes a charge, and the change of name that it is for, out of the basket',
  },
} as const
