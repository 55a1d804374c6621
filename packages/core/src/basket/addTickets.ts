import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { CallContext } from '../environment/CallContext.js'
import { type Failure, failedAt } from '../failure/Failure.js'
import type { AddTicketsInput } from './AddInputs.js'
import type { NewPax } from './BasketApi.js'
import type { BasketDeps } from './basketDeps.js'
import { addToBasket } from './changeBasket.js'
import { uniqueJoined } from './toastTexts.js'

const sendPassengers = async (
  { api, bookingRef }: BasketDeps,
  pax: readonly NewPax[],
  operation: 'addTickets' | 'addPassengers',
  context: CallContext,
): Promise<Either<Failure, void>> => {
  const passengers = await api.addPax(bookingRef, pax, context)()
  return isLeft(passengers) ? left(failedAt(operation)(passengers.left)) : right(undefined)
}

const sendTickets = async (
  deps: BasketDeps,
  input: AddTicketsInput,
  context: CallContext,
): Promise<Either<Failure, void>> => {
  const added = await deps.api.addTickets(deps.bookingRef, input.tickets, context)()
  if (isLeft(added)) return left(failedAt('addTickets')(added.left))
  // A failure of the additional passengers stops; the tickets stay (specification 2, §4).
  return input.additionalPax.length === 0
    ? right(undefined)
    : sendPassengers(deps, input.additionalPax, 'addTickets', context)
}

export const addTickets = (deps: BasketDeps, input: AddTicketsInput): Promise<Either<Failure, void>> =>
  addToBasket(deps, {
    add: (context) => sendTickets(deps, input, context),
    successMessages: [deps.texts.basket.ticketsAdded(uniqueJoined(input.tickets.map(({ ticketName }) => ticketName)))],
  })

/** Passengers without tickets of their own: those who were refused after their tickets had been added. */
export const addPassengers = (deps: BasketDeps, pax: readonly NewPax[]): Promise<Either<Failure, void>> =>
  addToBasket(deps, {
    add: (context) => sendPassengers(deps, pax, 'addPassengers', context),
    successMessages: [deps.texts.basket.passengersAdded(pax.length)],
  })
