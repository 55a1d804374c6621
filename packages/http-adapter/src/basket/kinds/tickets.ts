import * as t from 'io-ts'
import type { BasketApi } from '@booking-dashboard/core/ports'
import { TicketLineWire } from '../../bookings/bookingsContract.js'
import { toTicketLine } from '../../bookings/toHoldings.js'
import { post } from '../../contract/endpoint.js'
import { Id, Integer, orNothing } from '../../contract/wire.js'
import { done, kindOnWire, removal } from './KindOnWire.js'

const TicketsBody = t.type({ tickets: t.array(t.type({ ticket_type_id: Id, pax_id: Integer })) }, 'TicketsBody')
const AddedTickets = orNothing(t.partial({ tickets: t.array(TicketLineWire) }, 'AddedTickets'))

const addTickets = post('addTickets', '/api/basket/:ref/tickets', AddedTickets, { body: TicketsBody })
const removeTicket = removal('removeTicket', 'tickets')

export const tickets = kindOnWire<'tickets'>()({
  props: { tickets: t.array(TicketLineWire) },
  read: (basket) => basket.tickets.map(toTicketLine),
  endpoints: { addTickets, removeTicket },
  remove: removeTicket,
  calls: (call): Pick<BasketApi, 'addTickets'> => ({
    addTickets: (ref, added, context) =>
      done(
        call(addTickets, {
          params: { ref },
          body: {
            tickets: added.map(({ ticketTypeId, passengerId }) => ({
              ticket_type_id: ticketTypeId,
              pax_id: passengerId,
            })),
          },
          context,
        }),
      ),
  }),
})

/** What its calls do, for the OpenAPI document. */
export const ticketsWords = {
  addTickets: { summary: 'Puts tickets into the basket', codes: [50008020] },
  removeTicket: { summary: 'Takes a ticket out of the basket' },
} as const
