import {
  type Basket,
  basketOf,
  type Dashboard,
  latest,
  type RoomExtraChoice,
  type TransportChoice,
} from '@booking-dashboard/core'
import type { NewPax } from '@booking-dashboard/core/ports'
import { removeOne } from '../commands/RemoveThings.js'
import { type FaultyCall, foundDone, shapeless } from './FaultyCall.js'

const ref = 'SUN1001'

const shown = (dashboard: Dashboard): Basket | null => basketOf(dashboard.basket(ref).state$.value)

const addRoom = ({ basket }: Dashboard, extras: readonly RoomExtraChoice[] = []): Promise<unknown> =>
  basket(ref).addAccommodation({
    rooms: [{ accommodationId: '3101', roomId: '31012', name: 'Double room', extras }],
  })

const breakfast = {
  extraId: '3181',
  optionId: '31812',
  name: 'Board',
  otherInformation: '',
}
const firstRoom = (dashboard: Dashboard): string => `accommodations/${shown(dashboard)?.accommodations[0]?.id}`

const addPack = ({ basket }: Dashboard): Promise<unknown> =>
  basket(ref).addExtras({
    extras: [{ extraId: '7130', optionId: '71301', groupId: 1, name: 'Welcome pack' }],
  })
const packs = (dashboard: Dashboard): readonly string[] =>
  shown(dashboard)?.extras.map(({ id }) => `extras/${id}`) ?? []

/** In 60 days of the journeys' clock. */
const charter: TransportChoice = {
  stopId: '530102',
  traveller: { paxId: 1 },
  routes: ['5301'],
  direction: 'OUTBOUND',
  date: '2026-05-01',
  departureLocation: 'London Gatwick',
  arrivalLocation: 'Barcelona El Prat',
}
const addSeat = ({ basket }: Dashboard): Promise<unknown> => basket(ref).addTransport({ seats: [charter] })

/** The next ticket that has no change of name yet. */
const changeName = async (dashboard: Dashboard): Promise<unknown> => {
  await dashboard.basket(ref).check()
  const changing = shown(dashboard)?.nameChanges.map(({ ticketId }) => ticketId) ?? []
  const ticketId = ['5101', '5102'].find((id) => !changing.includes(id)) ?? 'none'
  return dashboard
    .basket(ref)
    .addNameChange({ ticketId, firstName: 'Ada', lastName: 'Byrne', email: 'ada@example.com', telephone: '' })
}

const newcomer = (dashboard: Dashboard): NewPax => {
  const known = [...(latest(dashboard.bookings.booking(ref).value)?.pax ?? []), ...(shown(dashboard)?.pax ?? [])]
  return {
    id: Math.max(...known.map(({ id }) => id)) + 1,
    firstName: 'Nora',
    lastName: 'Quill',
    email: 'nora@example.com',
    telephone: '',
  }
}

/** Puts something in first, then takes it out, which is what goes wrong. */
const after =
  (first: (dashboard: Dashboard) => Promise<unknown>, then: FaultyCall['act']): FaultyCall['act'] =>
  async (dashboard) => {
    await first(dashboard)
    return then(dashboard)
  }

/** The calls of the basket beside those of its tickets. */
export const basketCalls: readonly FaultyCall[] = [
  {
    operationId: 'addPax',
    operation: 'addPassengers',
    act: async (dashboard) => {
      await dashboard.bookings.load(ref)
      await dashboard.basket(ref).check()
      return dashboard.basket(ref).addPassengers([newcomer(dashboard)])
    },
    instead: foundDone,
  },
  {
    operationId: 'addAccommodations',
    operation: 'addAccommodation',
    act: (dashboard) => addRoom(dashboard),
    instead: foundDone,
  },
  // The family of extras counts accommodation options in (specification 2, §8).
  {
    operationId: 'addAccommodationExtras',
    operation: 'addExtras',
    act: (dashboard) => addRoom(dashboard, [breakfast]),
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
  { operationId: 'addTransport', operation: 'addTransport', act: addSeat, instead: foundDone },
  {
    operationId: 'removeTransport',
    operation: 'removeItems',
    act: after(addSeat, (dashboard) =>
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
