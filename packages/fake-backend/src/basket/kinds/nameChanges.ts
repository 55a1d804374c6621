import { basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import type { BookingRecord, TicketLine } from '../../records/BookingRecord.js'
import { priced } from '../../records/cost.js'
import { personProblems, phoneProblems, textProblems } from '../../customer/textProblems.js'
import { codes } from '../../refusal/codes.js'
import { Refusal, refuse } from '../../refusal/Refusal.js'
import { type BasketRecord, oneOf, withTotal, type ItemsOutput } from '../../records/BasketRecord.js'
import { prepareChange } from '../changeBasket.js'
import { lineId } from '../takeOffers.js'
import type { BasketKind } from '../BasketKind.js'
import { route } from '../../routing/Route.js'
import { basketToFill, type OpenBasket, openBasketOf } from '../openBasketOf.js'
import { fullName } from '../../records/PassengerRecord.js'

type WantedChange = t.TypeOf<typeof basketEndpoints.addNameChange.body>[number]

/** Resale code 2 of behaviour/basket#2.4. */
export const isOnResale = (booking: BookingRecord, { id }: TicketLine): boolean =>
  booking.resale.get(id)?.state === 'listed'

/** A ticket is transferable only if its package says ALLOWED and it is not on resale (behaviour/basket#2.5). */
const checkTransferable = (booking: BookingRecord, basket: BasketRecord, ticket: TicketLine): void => {
  const allowed = ticket.package_configuration?.ticket_customer_data_change === 'ALLOWED'
  if (!allowed || booking.resale.get(ticket.id)?.state === 'sold') {
    refuse('notTransferable', 'The name on this ticket cannot be changed.')
  }
  if (isOnResale(booking, ticket))
    refuse('ticketOnResale', 'Please take this ticket off resale before you change the name on it.')
  const waiting = [...booking.pendingChanges, ...basket.nameChanges]
  if (waiting.some(({ ticket_id }) => ticket_id === ticket.id)) {
    refuse('changePending', 'The name on this ticket is being changed already.')
  }
}

/** Checks the names of a new ticket holder or a new passenger. */
export const checkNames = ({
  first_name,
  last_name,
  telephone_number,
  email,
}: WantedChange['personal_details']): void => {
  const problems = [
    ...personProblems(first_name, last_name),
    ...phoneProblems('phone number', telephone_number),
    ...textProblems('e-mail address', email),
  ]
  if (problems.length > 0) throw new Refusal(200, problems)
}

const holderOf = (booking: BookingRecord, { pax_id }: TicketLine): string =>
  fullName(booking.pax.find(({ id }) => id === pax_id)?.personal_details) || 'nobody'

/** Adds a name change for a ticket of the booking. The fee of its package becomes a charge. */
const addNameChange = ({ world, booking, basket }: OpenBasket, wanted: readonly WantedChange[]): void => {
  const [change, ...more] = wanted
  if (change === undefined || more.length > 0)
    return refuse(codes.invalidBody, 'One change of name at a time, please.', 400)
  const ticket =
    booking.tickets.find(({ id }) => id === change.ticket_id) ??
    refuse('ticketNotHeld', 'This ticket is not in your booking.')
  checkTransferable(booking, basket, ticket)
  checkNames(change.personal_details)
  prepareChange(world, basket)
  const chargeId = lineId(world)
  basket.charges.push({
    id: chargeId,
    name: `Name Change Fee: ${holderOf(booking, ticket)} to ${fullName(change.personal_details)}`,
    ticket_id: ticket.id,
    prices: priced(ticket.package_configuration?.fee?.value ?? 0),
  })
  basket.nameChanges.push({
    id: lineId(world),
    ticket_id: ticket.id,
    name: ticket.name,
    personal_details: { ...change.personal_details },
    charge_id: chargeId,
  })
}

/** Removes a charge and its name change. */
const removeCharge = ({ world, basket }: OpenBasket, id: string): void => {
  const at = basket.charges.findIndex((charge) => charge.id === id)
  if (at < 0) refuse('unknownLine', 'This charge is not in your basket any more.', 404)
  prepareChange(world, basket)
  basket.charges.splice(at, 1)
  basket.nameChanges.splice(
    basket.nameChanges.findIndex(({ charge_id }) => charge_id === id),
    1,
  )
}

/** Name changes, each with its charge. */
export const nameChanges: BasketKind<Pick<ItemsOutput, 'nameChange' | 'charges'>> = {
  routes: [
    route(basketEndpoints.addNameChange, (call) => {
      const to = basketToFill(call)
      addNameChange(to, call.body)
      return { nameChange: to.basket.nameChanges }
    }),
    route(basketEndpoints.removeCharge, (call) => removeCharge(openBasketOf(call), call.param('id'))),
  ],
  answer: (basket) => ({
    nameChange: basket.nameChanges,
    charges: { CHANGE_TICKET_CUSTOMER_DATA: basket.charges.map(withTotal) },
  }),
  paidFor: (basket) => basket.charges.map(({ name, prices }) => oneOf(name, prices)),
  complete: (booking, basket) => {
    booking.customerChanges.push(...basket.charges.map(({ id, name, prices }) => ({ id, name, prices })))
    booking.pendingChanges.push(...basket.nameChanges.map(({ ticket_id }) => ({ ticket_id, status: 'PENDING' })))
  },
}
