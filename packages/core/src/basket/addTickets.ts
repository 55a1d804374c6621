import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { CallContext } from '../environment/CallContext.js'
import { type Failure, failedAt } from '../failure/Failure.js'
import type { BasketDeps } from './basketDeps.js'
import type { AddTicketsInput } from './BasketFeature.js'
import { addToBasket } from './changeBasket.js'

/** Unique names in the order in which they first appear, joined as the toast quotes them (specification 2, §9). */
const uniqueNames = (input: AddTicketsInput): string =>
  [...new Set(input.tickets.map(({ ticketName }) => ticketName))].join(', ')

const sendTickets = async (
  { api, bookingRef }: BasketDeps,
  input: AddTicketsInput,
  context: CallContext,
): Promise<Either<Failure, void>> => {
  const failed = failedAt('addTickets')
  const added = await api.addTickets(bookingRef, input.tickets, context)()
  if (isLeft(added)) return left(failed(added.left))
  // A failure of the additional passengers stops; the tickets stay (specification 2, §4).
  if (input.additionalPax.length === 0) return right(undefined)
  const passengers = await api.addPax(bookingRef, input.additionalPax, context)()
  return isLeft(passengers) ? left(failed(passengers.left)) : right(undefined)
}

export const addTickets = (deps: BasketDeps, input: AddTicketsInput): Promise<Either<Failure, void>> =>
  addToBasket(deps, {
    add: (context) => sendTickets(deps, input, context),
    successMessage: deps.texts.basket.ticketsAdded(uniqueNames(input)),
  })
