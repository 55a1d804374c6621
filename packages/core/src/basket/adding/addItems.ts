import { isLeft } from 'fp-ts/lib/Either.js'
import { failing } from '../../failure/Failure.js'
import type { NameChangeToAdd } from '../BasketApi.js'
import type { PassengerIds } from '../BasketKind.js'
import type { BasketDeps } from '../basketDeps.js'
import { type AddCalls, type AddCommandName, addCommands, type AddInputs } from '../basketKinds.js'
import { newLines, without } from '../lineLists.js'
import { passengerIdOfCustomer, passengerIdOf } from '../passengers.js'
import { type AddEnd, addToBasket, failedToAdd } from './addToBasket.js'

export type NameChangesLeft = { readonly nameChanges: readonly NameChangeToAdd[] }

/** Adds items by a command of the table. */
export const addItems =
  <Name extends AddCommandName>(name: Name) =>
  async (deps: BasketDeps, input: AddInputs[Name]): Promise<AddEnd<AddInputs[Name]>> => {
    const { toSend, missing, announce } = addCommands[name]
    const calls: AddCalls = deps.api
    const people = await deps.people()
    if (isLeft(people)) return failedToAdd(deps, people.left, true)
    return addToBasket(deps, (before) => {
      const ids: PassengerIds = {
        own: passengerIdOfCustomer(people.right.customerId, before, people.right),
        of: (who) => passengerIdOf(who, before, people.right),
      }
      const items = toSend(input, ids)
      return {
        wanted: input,
        send: [(context) => failing(name)(calls[name](deps.bookingRef, items, context))],
        missing: (after) => missing(input, { before, after }, ids),
        operations: [name],
        successMessages: announce(input, deps.texts),
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
