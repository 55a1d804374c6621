import { isLeft } from 'fp-ts/lib/Either.js'
import { failing } from '../../failure/Failure.js'
import type { AddExtrasInput, AddTransportInput, NameChangeToAdd } from '../BasketApi.js'
import type { BasketDeps } from '../basketDeps.js'
import { passengerIdOfCustomer, passengerIdOf } from '../passengers.js'
import { type AddEnd, addToBasket, countsByName, failedToAdd, newLines, without } from './addToBasket.js'

export type ExtrasLeft = AddExtrasInput
export type SeatsLeft = AddTransportInput
export type NameChangesLeft = { readonly nameChanges: readonly NameChangeToAdd[] }

/** General extras, each for the customer's own passenger (behaviour/basket#2.3). */
export const addExtras = async (deps: BasketDeps, { extras }: AddExtrasInput): Promise<AddEnd<ExtrasLeft>> => {
  const { api, bookingRef, texts } = deps
  const people = await deps.people()
  if (isLeft(people)) return failedToAdd(deps, people.left, true)
  const { customerId, passengers } = people.right
  return addToBasket(deps, (before) => {
    const passengerId = passengerIdOfCustomer(customerId, [...passengers, ...before.passengers])
    const toSend = extras.map((extra) => ({ ...extra, passengerId }))
    return {
      wanted: { extras },
      send: [(context) => failing('addExtras')(api.addExtras(bookingRef, toSend, context))],
      missing: (after) => ({
        extras: without(
          extras,
          newLines(before.extras, after.extras),
          (line, one) => line.extraId === one.extraId && line.optionId === one.optionId,
        ),
      }),
      operations: ['addExtras'],
      successMessages: countsByName(extras.map(({ name }) => name)).map(([name, count]) =>
        texts.basket.added(count, name),
      ),
    }
  })
}

export const addTransport = async (deps: BasketDeps, { seats }: AddTransportInput): Promise<AddEnd<SeatsLeft>> => {
  const { api, bookingRef, texts } = deps
  const people = await deps.people()
  if (isLeft(people)) return failedToAdd(deps, people.left, true)
  return addToBasket(deps, (before) => {
    const passengers = [...people.right.passengers, ...before.passengers]
    const toSend = seats.map(({ passenger, ...seat }) => ({
      ...seat,
      passengerId: passengerIdOf(passenger, passengers),
    }))
    return {
      wanted: { seats },
      send: [(context) => failing('addTransport')(api.addTransport(bookingRef, toSend, context))],
      missing: (after) => ({
        seats: without(
          seats,
          newLines(before.transport, after.transport),
          (line, seat) =>
            line.direction === seat.direction &&
            line.departureLocation === seat.departureLocation &&
            line.arrivalLocation === seat.arrivalLocation &&
            line.departureDate.slice(0, 10) === seat.date &&
            line.passengerId === passengerIdOf(seat.passenger, passengers),
        ),
      }),
      operations: ['addTransport'],
      successMessages: [texts.basket.transportAdded],
    }
  })
}

/** The awaiting-response flag is false again on every exit (behaviour/basket#2.4). */
export const addNameChange = async (deps: BasketDeps, change: NameChangeToAdd): Promise<AddEnd<NameChangesLeft>> => {
  const { api, bookingRef, store, texts } = deps
  store.raise({ awaitingResponse: true })
  try {
    return await addToBasket(deps, (before) => ({
      wanted: { nameChanges: [change] },
      send: [(context) => failing('addNameChange')(api.addNameChange(bookingRef, change, context))],
      missing: (after) => ({
        nameChanges: without(
          [change],
          newLines(before.nameChanges, after.nameChanges),
          (line, { ticketId }) => line.ticketId === ticketId,
        ),
      }),
      operations: ['addNameChange'],
      successMessages: [texts.basket.nameChangeAdded],
    }))
  } finally {
    store.raise({ awaitingResponse: false })
  }
}
