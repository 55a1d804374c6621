import { type Basket, basketOf, type Dashboard, latest } from '@booking-dashboard/core'
import type { PassengerToAdd } from '@booking-dashboard/core/ports'
import { anotherName, buy, extra, flights, removeOne, rooms } from '../purchases.js'
import { type FaultyCall, foundDone, shapeless } from './FaultyCall.js'

const ref = 'SUN1001'

const shown = (dashboard: Dashboard): Basket | null => basketOf(dashboard.basket(ref).state$.value)

const addRoom = buy(rooms('3101', '31012'))
const firstRoom = (dashboard: Dashboard): string => `accommodations/${shown(dashboard)?.accommodations[0]?.id}`

const addPack = buy(extra('7130', '71301'))
const packs = (dashboard: Dashboard): readonly string[] =>
  shown(dashboard)?.extras.map(({ id }) => `extras/${id}`) ?? []

const addFlights = buy(flights)

/** Changes the name on the next ticket without a pending change. */
const changeName = async (dashboard: Dashboard): Promise<unknown> => {
  await dashboard.basket(ref).check()
  const changing = shown(dashboard)?.nameChanges.map(({ ticketId }) => ticketId) ?? []
  const ticketId = ['5101', '5102'].find((id) => !changing.includes(id)) ?? 'none'
  return buy(anotherName(ref, ticketId))(dashboard)
}

const newPassenger = (dashboard: Dashboard): PassengerToAdd => {
  const known = [
    ...(latest(dashboard.bookings.booking(ref).value)?.passengers ?? []),
    ...(shown(dashboard)?.passengers ?? []),
  ]
  return {
    id: Math.max(...known.map(({ id }) => id)) + 1,
    firstName: 'Nora',
    lastName: 'Quill',
    email: 'nora@example.com',
    telephone: '',
  }
}

/** Adds an item first; the fault hits its removal. */
const after =
  (first: (dashboard: Dashboard) => Promise<unknown>, then: FaultyCall['act']): FaultyCall['act'] =>
  async (dashboard) => {
    await first(dashboard)
    return then(dashboard)
  }

/** The calls of the basket, except those for tickets. */
export const basketCalls: readonly FaultyCall[] = [
  {
    operationId: 'addPax',
    operation: 'addPassengers',
    act: async (dashboard) => {
      await dashboard.bookings.load(ref)
      await dashboard.basket(ref).check()
      return dashboard.basket(ref).addPassengers([newPassenger(dashboard)])
    },
    instead: foundDone,
  },
  {
    operationId: 'addAccommodations',
    operation: 'addAccommodation',
    act: addRoom,
    instead: foundDone,
  },
  // The extras family includes accommodation options (behaviour/errors#2.8).
  {
    operationId: 'addAccommodationExtras',
    operation: 'addExtras',
    act: buy(rooms('3101', '31012', 1, ['3181', '31812'])),
    instead: foundDone,
  },
  {
    operationId: 'removeAccommodation',
    operation: 'removeAccommodation',
    act: after(addRoom, (dashboard) => removeOne(dashboard.basket(ref), [firstRoom(dashboard)])),
    instead: shapeless,
  },
  {
    operationId: 'removeAccommodation',
    operation: 'removeItems',
    act: after(addRoom, (dashboard) => dashboard.basket(ref).remove([firstRoom(dashboard)])),
    instead: shapeless,
  },
  { operationId: 'addExtras', operation: 'addExtras', act: addPack, instead: foundDone },
  {
    operationId: 'removeExtra',
    operation: 'removeExtra',
    act: after(addPack, (dashboard) => removeOne(dashboard.basket(ref), packs(dashboard).slice(0, 1))),
    instead: shapeless,
  },
  {
    operationId: 'removeExtra',
    operation: 'removeItems',
    act: after(addPack, (dashboard) => dashboard.basket(ref).remove(packs(dashboard).slice(0, 1))),
    instead: shapeless,
  },
  { operationId: 'addTransport', operation: 'addTransport', act: addFlights, instead: foundDone },
  {
    operationId: 'removeTransport',
    operation: 'removeItems',
    act: after(addFlights, (dashboard) =>
      removeOne(dashboard.basket(ref), [`transport/${shown(dashboard)?.transport[0]?.id}`]),
    ),
    instead: shapeless,
  },
  { operationId: 'addNameChange', operation: 'addNameChange', act: changeName, instead: foundDone },
  {
    operationId: 'removeCharge',
    operation: 'removeItems',
    act: after(changeName, (dashboard) =>
      removeOne(dashboard.basket(ref), [`charges/${shown(dashboard)?.charges[0]?.id}`]),
    ),
    instead: shapeless,
  },
]
