import type { Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Basket } from '../../src/basket/Basket.js'
import type { BasketCharge, BasketNameChange } from '../../src/basket/kinds/nameChange.js'
import type { BasketExtra } from '../../src/basket/kinds/extra.js'
import type { BasketTransport } from '../../src/basket/kinds/transport.js'
import type { BasketRoom } from '../../src/basket/kinds/room.js'
import type { BasketApi } from '../../src/basket/BasketApi.js'
import type { CallContext } from '../../src/environment/CallContext.js'
import type { ApiFailure } from '../../src/failure/Failure.js'
import { minor, noCost } from '../../src/money/Money.js'

export type InMemoryCall = <A>(
  name: string,
  context: CallContext,
  effect: () => Either<ApiFailure, A>,
  detail?: string,
) => TaskEither<ApiFailure, A>
type Change = (next: (basket: Basket) => Basket) => Either<ApiFailure, void>

const total = minor(1000)

export const basketRoom = (id: string, change: Partial<BasketRoom> = {}): BasketRoom => ({
  id,
  accommodationId: 'A1',
  roomId: 'R1',
  name: 'Hotel Miramar',
  roomName: 'Double, sea view',
  location: '',
  checkIn: '2027-05-01',
  checkOut: '2027-05-08',
  passengerIds: [1],
  cost: noCost,
  total,
  extras: [],
  ...change,
})

export const basketExtra = (id: string, change: Partial<BasketExtra> = {}): BasketExtra => ({
  id,
  extraId: 'E1',
  name: 'Breakfast',
  option: 'Every day',
  optionId: 'O1',
  groupId: null,
  groupName: '',
  accommodationId: null,
  otherInformation: '',
  priceDisplayCode: 1,
  passengerId: 1,
  cost: noCost,
  total,
  ...change,
})

export const basketTransport = (id: string, change: Partial<BasketTransport> = {}): BasketTransport => ({
  id,
  name: 'Coach',
  type: 'Coach',
  direction: 'OUTBOUND',
  departureLocation: 'London',
  arrivalLocation: 'Barcelona',
  departureDate: '2027-05-01T06:30:00Z',
  arrivalDate: null,
  isDepartureTimeSpecified: true,
  departureTimeZone: null,
  arrivalTimeZone: null,
  passengerId: 1,
  cost: noCost,
  total,
  ...change,
})

export const basketNameChange = (id: string, ticketId: string): BasketNameChange => ({
  id,
  ticketId,
  name: 'Stalls',
  firstName: 'Grace',
  lastName: 'Hopper',
  chargeId: `charge of ${id}`,
})

export const basketCharge = (id: string, ticketId: string): BasketCharge => ({
  id,
  name: 'Name Change Fee',
  ticketId,
  total,
})

/** The calls for everything of a basket that is neither a ticket nor a passenger. */
export const createBasketItemCalls = (call: InMemoryCall, change: Change) => {
  let lines = 0
  const newId = (): string => `l${(lines += 1)}`
  const calls: Pick<BasketApi, 'addRooms' | 'addRoomExtras' | 'addExtras' | 'addTransport' | 'addNameChange'> = {
    addRooms: (_ref, rooms, context) =>
      call('addRooms', context, () =>
        change((basket) => ({
          ...basket,
          accommodations: [
            ...basket.accommodations,
            ...rooms.map(({ accommodationId, roomId, passengerId }) =>
              basketRoom(newId(), { accommodationId, roomId, passengerIds: [passengerId] }),
            ),
          ],
        })),
      ),
    addRoomExtras: (_ref, accommodationId, extras, context) =>
      call(
        'addRoomExtras',
        context,
        () =>
          change((basket) => ({
            ...basket,
            extras: [...basket.extras, ...extras.map((extra) => basketExtra(newId(), { ...extra, accommodationId }))],
          })),
        accommodationId,
      ),
    addExtras: (_ref, extras, context) =>
      call('addExtras', context, () =>
        change((basket) => ({
          ...basket,
          extras: [...basket.extras, ...extras.map((extra) => basketExtra(newId(), extra))],
        })),
      ),
    addTransport: (_ref, items, context) =>
      call('addTransport', context, () =>
        change((basket) => ({
          ...basket,
          transport: [
            ...basket.transport,
            ...items.map(({ direction, date, departureLocation, arrivalLocation, passengerId }) =>
              basketTransport(newId(), {
                direction,
                departureLocation,
                arrivalLocation,
                departureDate: `${date}T06:30:00Z`,
                passengerId,
              }),
            ),
          ],
        })),
      ),
    addNameChange: (_ref, { ticketId }, context) =>
      call('addNameChange', context, () =>
        change((basket) => {
          const made = basketNameChange(newId(), ticketId)
          return {
            ...basket,
            nameChanges: [...basket.nameChanges, made],
            charges: [...basket.charges, basketCharge(made.chargeId, ticketId)],
          }
        }),
      ),
  }
  return calls
}
