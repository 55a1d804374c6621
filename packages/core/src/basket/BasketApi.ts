import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallContext } from '../environment/CallContext.js'
import type { ApiFailure } from '../failure/ApiFailure.js'
import type { Basket } from './Basket.js'
import type { BasketPayment, BasketPaymentStatus } from './BasketPayment.js'

/** One ticket for one passenger. */
export interface TicketToAdd {
  readonly ticketTypeId: string
  readonly paxId: number
}

/** A passenger that the booking does not have yet; the id is chosen so that tickets can name it (README). */
export interface NewPax {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly telephone: string
}

/** Basket calls of specification 2, §7. A basket that does not exist is the failure `notFound`. */
export interface BasketApi {
  /** POST /api/basket/{ref} */
  readonly create: (bookingRef: string, context: CallContext) => TaskEither<ApiFailure, Basket>
  /** GET /api/basket/{ref} */
  readonly get: (bookingRef: string, context: CallContext) => TaskEither<ApiFailure, Basket>
  /** DELETE /api/basket/{ref}; answers the booking reference. */
  readonly reset: (bookingRef: string, context: CallContext) => TaskEither<ApiFailure, string>
  /** GET /api/basket/{ref}/status, of that basket; null asks about the booking's last one. */
  readonly status: (bookingRef: string, basketId: string | null, context: CallContext) => TaskEither<ApiFailure, BasketPaymentStatus>
  /** GET /api/basket/{ref}/payments/status, of that basket; null asks about the booking's last one. */
  readonly payments: (
    bookingRef: string,
    basketId: string | null,
    context: CallContext,
  ) => TaskEither<ApiFailure, readonly BasketPayment[]>
  /** POST /api/basket/{ref}/tickets */
  readonly addTickets: (
    bookingRef: string,
    tickets: readonly TicketToAdd[],
    context: CallContext,
  ) => TaskEither<ApiFailure, void>
  /** DELETE /api/basket/{ref}/tickets/{id} */
  readonly removeTicket: (bookingRef: string, ticketId: string, context: CallContext) => TaskEither<ApiFailure, void>
  /** POST /api/basket/{ref}/pax */
  readonly addPax: (
    bookingRef: string,
    pax: readonly NewPax[],
    context: CallContext,
  ) => TaskEither<ApiFailure, void>
  /** DELETE /api/basket/{ref}/pax/{id} */
  readonly removePax: (bookingRef: string, paxId: number, context: CallContext) => TaskEither<ApiFailure, void>
  /** POST /api/basket/{ref}/complete: completes a basket that costs nothing. */
  readonly complete: (
    bookingRef: string,
    idempotencyKey: string,
    context: CallContext,
  ) => TaskEither<ApiFailure, void>
}
