import { isLeft } from 'fp-ts/lib/Either.js'
import { left } from 'fp-ts/lib/TaskEither.js'
import { exceptionFailure, failing, type Operation } from '../../failure/Failure.js'
import type { CallContext } from '../../environment/CallContext.js'
import type { Basket } from '../Basket.js'
import type { AddTicketsInput, PassengerToAdd, TicketChoice, TicketToAdd } from '../BasketApi.js'
import type { BasketDeps } from '../basketDeps.js'
import { nextPassengerId } from '../passengers.js'
import { newLines, take, uniqueJoined, without } from '../lineLists.js'
import { type AddEnd, addToBasket, failedToAdd, type Send } from './addToBasket.js'

/** What was not added. Passengers keep the ids that tickets in the basket may already name. */
export type TicketsLeft = {
  readonly tickets: readonly TicketChoice[]
  readonly passengers: readonly PassengerToAdd[]
}

const sendPassengers =
  ({ api, bookingRef }: BasketDeps, passengers: readonly PassengerToAdd[], operation: Operation): Send =>
  (context) =>
    failing(operation)(api.addPassengers(bookingRef, passengers, context))

type Name = Pick<PassengerToAdd, 'id' | 'firstName' | 'lastName'>

const isSamePassenger = (one: Name, other: Name): boolean =>
  one.id === other.id && one.firstName === other.firstName && one.lastName === other.lastName

/** Whether a different passenger already has the id of one of these passengers. */
const isTaken = (passengerId: number, passengers: readonly PassengerToAdd[], basket: Basket): boolean => {
  const wanted = passengers.find(({ id }) => id === passengerId)
  const holder = basket.passengers.find(({ id }) => id === passengerId)
  return holder !== undefined && wanted !== undefined && !isSamePassenger(holder, wanted)
}

/** The passengers who are not in the basket. */
const passengersMissing = (
  passengers: readonly PassengerToAdd[],
  before: Basket,
  after: Basket,
): readonly PassengerToAdd[] => without(passengers, newLines(before.passengers, after.passengers), isSamePassenger)

/** Removes tickets that went to a different passenger, because another tab used the same passenger ids first. */
const takeBack = async (
  { api, bookingRef }: BasketDeps,
  before: Basket,
  sent: { readonly tickets: readonly TicketToAdd[]; readonly passengers: readonly PassengerToAdd[] },
  context: CallContext,
): Promise<void> => {
  const now = await api.get(bookingRef, context)()
  if (isLeft(now) || now.right === null) return
  const { right: after } = now
  const wrong = sent.tickets.filter(({ passengerId }) => isTaken(passengerId, sent.passengers, after))
  const newest = newLines(before.tickets, after.tickets).toReversed()
  for (const { ticketTypeId, passengerId } of wrong) {
    const line = take(newest, (one) => one.ticketTypeId === ticketTypeId && one.passengerId === passengerId)
    if (line !== undefined) await api.remove(bookingRef, { kind: 'tickets', id: line.id }, context)()
  }
}

export const addTickets = async (
  deps: BasketDeps,
  { tickets, newPassengers = [] }: AddTicketsInput,
): Promise<AddEnd<TicketsLeft>> => {
  const { api, bookingRef, texts } = deps
  const known = await deps.bookingPassengers()
  if (isLeft(known) && newPassengers.length > 0) return failedToAdd(deps, known.left, true)
  const booked = isLeft(known) ? null : known.right
  return addToBasket(deps, (before) => {
    const firstId = nextPassengerId(booked ?? [], before)
    const passengers = newPassengers.map(
      (newPassenger, index): PassengerToAdd => ({ ...newPassenger, id: firstId + index }),
    )
    const toSend = (ticket: TicketChoice): TicketToAdd => ({
      ticketTypeId: ticket.ticketTypeId,
      passengerId: 'passengerId' in ticket ? ticket.passengerId : firstId + ticket.newPassenger,
    })
    const sendOrTakeBack: Send = (context) => async () => {
      const sent = await sendPassengers(deps, passengers, 'addTickets')(context)()
      if (isLeft(sent)) await takeBack(deps, before, { tickets: tickets.map(toSend), passengers }, context)
      return sent
    }
    const isKnown = (id: number): boolean =>
      booked === null || [...booked, ...before.passengers].some((one) => one.id === id)
    const stranger = tickets.findIndex((ticket) => 'passengerId' in ticket && !isKnown(ticket.passengerId))
    return {
      wanted: { tickets, passengers },
      send: [
        (context) =>
          failing('addTickets')(
            stranger < 0
              ? api.addTickets(bookingRef, tickets.map(toSend), context)
              : left(exceptionFailure(new TypeError(`tickets.${stranger}.passengerId is nobody on ${bookingRef}`))),
          ),
        // If the new passengers are refused, the tickets stay (behaviour/basket#2.4).
        ...(passengers.length === 0 ? [] : [sendOrTakeBack]),
      ],
      missing: (after) => ({
        tickets: without(tickets, newLines(before.tickets, after.tickets), (line, one) => {
          const { ticketTypeId, passengerId } = toSend(one)
          return (
            line.ticketTypeId === ticketTypeId &&
            line.passengerId === passengerId &&
            !isTaken(passengerId, passengers, after)
          )
        }),
        passengers: passengersMissing(passengers, before, after),
      }),
      operations: ['addTickets'],
      successMessages: [texts.basket.ticketsAdded(uniqueJoined(tickets.map(({ ticketName }) => ticketName)))],
    }
  })
}

/** Adds passengers without new tickets: those who were refused after their tickets had been added. */
export const addPassengers = (
  deps: BasketDeps,
  passengers: readonly PassengerToAdd[],
): Promise<AddEnd<Pick<TicketsLeft, 'passengers'>>> =>
  addToBasket(deps, (before) => ({
    wanted: { passengers },
    send: [sendPassengers(deps, passengers, 'addPassengers')],
    missing: (after) => ({ passengers: passengersMissing(passengers, before, after) }),
    operations: ['addTickets', 'addPassengers'],
    successMessages: [deps.texts.basket.passengersAdded(passengers.length)],
    isOnBasketPage: true,
  }))
