import * as t from 'io-ts'
import { del, post } from '../contract/endpoint.js'
import { Id, NotShown } from '../contract/wire.js'

/** See behaviour/contract#d1.7: one batch for all listed tickets, and one call for each ticket that is withdrawn. */
export const resaleEndpoints = {
  putUp: post('putUpForResale', '/api/booking/:bookingRef/resale', NotShown, {
    body: t.type({ tickets: t.array(Id) }, 'ResaleBody'),
  }),
  cancel: del('cancelResale', '/api/booking/:bookingRef/resale/:ticketId', NotShown),
} as const
