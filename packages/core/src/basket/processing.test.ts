import { describe, expect, it } from 'vitest'
import { type ApiFailure, networkFailure, unauthorised } from '../failure/ApiFailure.js'
import { select } from '../reactive/Behavior.js'
import { basketExtra, basketRoom } from '../testing/inMemoryBasketItems.js'
import { basketWithTickets, tooMany, twoTickets } from '../testing/openBasket.js'
import type { ShoppingBasket } from './shoppingBasket.js'

describe('the processing flag', () => {
  const extra = {
    extraId: 'E1',
    optionId: 'O1',
    name: 'Board',
    otherInformation: '',
  }
  const room = { accommodationId: 'A1', roomId: 'R1', name: 'Double', extras: [] }
  const seat = {
    stopId: 's1',
    routes: ['r1'],
    direction: 'OUTBOUND',
    date: '2027-05-01',
    departureLocation: 'London',
    arrivalLocation: 'Paris',
    traveller: { paxId: 1 },
  } as const
  const flows = {
    check: ({ check }) => check(),
    create: ({ create }) => create(),
    addTickets: (basket) => basket.addTickets(twoTickets),
    addAccommodation: (basket) => basket.addAccommodation({ rooms: [room] }),
    'addAccommodation with extras': (basket) => basket.addAccommodation({ rooms: [{ ...room, extras: [extra] }] }),
    addAccommodationOptions: (basket) => basket.addAccommodationOptions({ extras: [{ ...extra, roomLineId: 'room' }] }),
    addExtras: (basket) =>
      basket.addExtras({ extras: [{ extraId: 'E1', optionId: 'O1', groupId: 1, name: 'Parking' }] }),
    addTransport: (basket) => basket.addTransport({ seats: [seat] }),
    addNameChange: (basket) =>
      basket.addNameChange({ ticketId: '1', firstName: 'Maya', lastName: 'Lind', email: '', telephone: '' }),
    remove: (basket) => basket.remove(['tickets/t1']),
    discard: (basket) => basket.discard(),
    load: ({ load }) => load(),
  } as const satisfies Readonly<Record<string, (basket: ShoppingBasket) => Promise<unknown>>>
  const calls = [
    'get',
    'create',
    'addTickets',
    'addRooms',
    'addRoomExtras',
    'addExtras',
    'addTransport',
    'addNameChange',
    'removeRoom',
    'removeExtra',
    'removeTicket',
    'reset',
  ] as const
  const failures: readonly (ApiFailure | null)[] = [null, tooMany, networkFailure, unauthorised([])]
  const table = Object.entries(flows).flatMap(([flow, run]) =>
    failures.map((failure) => [flow, failure?.kind ?? 'no failure', failure, run] as const),
  )

  it.each(table)('is on during %s and off after it, with %s', async (_flow, _kind, failure, runOf) => {
    const { basket, api } = await basketWithTickets('t1', 't2')
    if (api.held !== null)
      api.held = { ...api.held, accommodations: [basketRoom('room')], extras: [basketExtra('extra')] }
    await basket.load()
    const seen: boolean[] = []
    select(basket.state$, ({ processing }) => processing).subscribe((on) => seen.push(on))
    if (failure !== null) for (const call of calls) api.failNext(call, failure)
    const outcome = runOf(basket)
    await Promise.resolve()
    expect(basket.state$.value.processing).toBe(true)
    await outcome
    expect(seen).toEqual([false, true, false])
  })
})
