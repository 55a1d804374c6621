import { type Either, isLeft, mapLeft } from 'fp-ts/lib/Either.js'
import type { CallContext } from '../../environment/CallContext.js'
import { failedAt, type Failure } from '../../failure/Failure.js'
import type { Basket } from '../Basket.js'
import type { AddTicketsInput, NewPax, TicketChoice, TicketToAdd } from '../BasketApi.js'
import type { BasketDeps } from '../basketDeps.js'
import { nextPaxId } from '../passengers.js'
import { type AddEnd, addToBasket, failedToAdd, newLines, uniqueJoined, without } from './addToBasket.js'

/** What was not added. Passengers keep the ids that tickets in the basket may already name. */
export type TicketsLeft = {
  readonly tickets: readonly TicketChoice[]
  readonly passengers: readonly NewPax[]
}

const sendPassengers = async (
  { api, bookingRef }: BasketDeps,
  pax: readonly NewPax[],
  operation: 'addTickets' | 'addPassengers',
  context: CallContext,
): Promise<Either<Failure, void>> => mapLeft(failedAt(operation))(await api.addPax(bookingRef, pax, context)())

type Name = Pick<NewPax, 'id' | 'firstName' | 'lastName'>

const isSamePassenger = (one: Name, other: Name): boolean =>
  one.id === other.id && one.firstName === other.firstName && one.lastName === other.lastName

/** Whether a different passenger already has the id of one of these passengers. */
const isTaken = (paxId: number, passengers: readonly NewPax[], basket: Basket): boolean => {
  const wanted = passengers.find(({ id }) => id === paxId)
  const holder = basket.pax.find(({ id }) => id === paxId)
  return holder !== undefined && wanted !== undefined && !isSamePassenger(holder, wanted)
}

/** The passengers who are not in the basket. */
const passengersMissing = (pax: readonly NewPax[], before: Basket, after: Basket): readonly NewPax[] =>
  without(pax, newLines(before.pax, after.pax), isSamePassenger)

/** Removes tickets that went to a different passenger, because another tab used the same passenger ids first. */
const takeBack = async (
  { api, bookingRef }: BasketDeps,
  { before, tickets, passengers }: { before: Basket; tickets: readonly TicketToAdd[]; passengers: readonly NewPax[] },
  context: CallContext,
): Promise<void> => {
  const now = await api.get(bookingRef, context)()
  if (isLeft(now) || now.right === null) return
  const { right: after } = now
  const wrong = tickets.filter(({ paxId }) => isTaken(paxId, passengers, after))
  const free = [...newLines(before.tickets, after.tickets)]
  for (const { ticketTypeId, paxId } of wrong) {
    const index = free.findLastIndex((line) => line.ticketTypeId === ticketTypeId && line.paxId === paxId)
    const [line] = index < 0 ? [] : free.splice(index, 1)
    if (line !== undefined) await api.remove(bookingRef, { kind: 'tickets', id: line.id }, context)()
  }
}

export const addTickets = async (
  deps: BasketDeps,
  { tickets, newPassengers = [] }: AddTicketsInput,
): Promise<AddEnd<TicketsLeft>> => {
  const { api, bookingRef, texts } = deps
  const known = newPassengers.length === 0 ? null : await deps.bookingPax()
  if (known !== null && isLeft(known)) return failedToAdd(deps, known.left, true)
  return addToBasket(deps, (before) => {
    const firstId = nextPaxId(known?.right ?? [], before)
    const passengers = newPassengers.map((newPassenger, index): NewPax => ({ ...newPassenger, id: firstId + index }))
    const toSend = (ticket: TicketChoice): TicketToAdd => ({
      ticketTypeId: ticket.ticketTypeId,
      paxId: 'paxId' in ticket ? ticket.paxId : firstId + ticket.newPassenger,
    })
    return {
      wanted: { tickets, passengers },
      send: [
        async (context) =>
          mapLeft(failedAt('addTickets'))(await api.addTickets(bookingRef, tickets.map(toSend), context)()),
        // If the new passengers are refused, the tickets stay (behaviour/basket#2.4).
        ...(passengers.length === 0
          ? []
          : [
              async (context: CallContext) => {
                const sent = await sendPassengers(deps, passengers, 'addTickets', context)
                if (isLeft(sent)) await takeBack(deps, { before, tickets: tickets.map(toSend), passengers }, context)
                return sent
              },
            ]),
      ],
      missing: (after) => ({
        tickets: without(tickets, newLines(before.tickets, after.tickets), (line, one) => {
          const { ticketTypeId, paxId } = toSend(one)
          return line.ticketTypeId === ticketTypeId && line.paxId === paxId && !isTaken(paxId, passengers, after)
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
  pax: readonly NewPax[],
): Promise<AddEnd<Pick<TicketsLeft, 'passengers'>>> =>
  addToBasket(deps, (before) => ({
    wanted: { passengers: pax },
    send: [(context) => sendPassengers(deps, pax, 'addPassengers', context)],
    missing: (after) => ({ passengers: passengersMissing(pax, before, after) }),
    operations: ['addTickets', 'addPassengers'],
    successMessages: [deps.texts.basket.passengersAdded(pax.length)],
  }))
