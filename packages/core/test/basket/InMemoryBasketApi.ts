import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Basket, SectionStatus, BasketPayment, BasketPaymentStatus } from '../../src/basket/Basket.js'
import type { MandatorySection } from '../../src/basket/BasketKind.js'
import type { BasketApi } from '../../src/basket/BasketApi.js'
import type { CallContext } from '../../src/environment/CallContext.js'
import { type ApiFailure, cancelledBy, notFound } from '../../src/failure/Failure.js'
import {
  basketCharge,
  basketExtra,
  basketNameChange,
  basketRoom,
  basketTransport,
  emptyBasket,
  passenger,
  ticketLine,
  validSection,
} from './aBasket.js'

type InMemoryCall = <A>(
  name: string,
  context: CallContext,
  effect: () => Either<ApiFailure, A>,
  detail?: string,
) => TaskEither<ApiFailure, A>
type Change = (next: (basket: Basket) => Basket) => Either<ApiFailure, void>

/** The calls for everything of a basket that is neither a ticket nor a passenger. */
const createBasketItemCalls = (call: InMemoryCall, change: Change) => {
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

/** The name of each kind's removal in the log. */
const removals: Readonly<Record<string, string>> = {
  accommodations: 'removeRoom',
  extras: 'removeExtra',
  tickets: 'removeTicket',
  transport: 'removeTransport',
  charges: 'removeCharge',
  passengers: 'removePassenger',
}

/** The name of a kind is the name of its list. A name change is removed with its charge. */
const without = (basket: Basket, kind: string, id: string): Basket =>
  Object.fromEntries(
    Object.entries(basket).map(([name, list]) => {
      if (name === kind) return [name, list.filter((one: { readonly id: unknown }) => String(one.id) !== id)]
      if (name === 'nameChanges' && kind === 'charges')
        return [name, basket.nameChanges.filter(({ chargeId }) => chargeId !== id)]
      return [name, list]
    }),
  ) as unknown as Basket

/** A call of the port, or a removal by its kind, such as `removeTicket`. */
type Call = string

export interface InMemoryBasketApi extends BasketApi {
  /** Every call in order, such as `removeTicket t1`. */
  readonly log: string[]
  readonly keys: string[]
  /** What the back end holds. Null if there is no basket. */
  held: Basket | null
  /** The next answers to the status check. After them, the held status is the answer. */
  readonly statuses: BasketPaymentStatus[]
  heldStatus: BasketPaymentStatus
  heldPayments: readonly BasketPayment[]
  /** The reference that a reset answers, if it differs from the requested one. */
  resetAnswer: string | null
  /** The next call of this name fails with this failure. */
  readonly failNext: (call: Call, failure: ApiFailure) => void
  /** Whether an answer still arrives after its call was cancelled. */
  answersLate: boolean
  /** What the back end does by itself after a removal. */
  afterRemoval: () => void
  /** What every call waits for. */
  pace: () => Promise<unknown>
  /** Calls of this name wait for `until`. */
  readonly hold: (call: Call, until: Promise<void>) => void
  readonly invalidate: (section: MandatorySection, ...errors: readonly string[]) => void
  readonly validate: (section: MandatorySection) => void
}

/** One basket in memory behind the port. */
export const createInMemoryBasketApi = (): InMemoryBasketApi => {
  const failures = new Map<Call, ApiFailure[]>()
  const gates = new Map<Call, Promise<void>>()
  const mandatory: Record<MandatorySection, SectionStatus> = { ...emptyBasket.mandatoryStatus }
  let tickets = 0
  const call: InMemoryCall =
    <A>(
      name: Call,
      context: CallContext,
      effect: () => Either<ApiFailure, A>,
      detail = '',
    ): TaskEither<ApiFailure, A> =>
    async () => {
      api.log.push(detail === '' ? name : `${name} ${detail}`)
      await gates.get(name)
      await api.pace()
      if (context.signal?.aborted === true && !api.answersLate) return left(cancelledBy(context))
      const failure = failures.get(name)?.shift()
      return failure === undefined ? effect() : left(failure)
    }
  const change = (next: (basket: Basket) => Basket): Either<ApiFailure, void> => {
    if (api.held === null) return left(notFound())
    api.held = next(api.held)
    return right(undefined)
  }
  const api: InMemoryBasketApi = {
    log: [],
    keys: [],
    held: null,
    statuses: [],
    heldStatus: { kind: 'pending' },
    heldPayments: [],
    resetAnswer: null,
    answersLate: false,
    afterRemoval: () => undefined,
    pace: () => Promise.resolve(),
    failNext: (name, failure) => void failures.set(name, [...(failures.get(name) ?? []), failure]),
    hold: (name, until) => void gates.set(name, until),
    invalidate: (section, ...errors) => {
      mandatory[section] = { valid: false, errors }
    },
    validate: (section) => {
      mandatory[section] = validSection
    },
    create: (_ref, context) =>
      call('create', context, () => {
        api.held = emptyBasket
        return right(emptyBasket)
      }),
    get: (_ref, context) =>
      call('get', context, () =>
        api.held === null ? left(notFound()) : right({ ...api.held, mandatoryStatus: { ...mandatory } }),
      ),
    reset: (ref, context) =>
      call('reset', context, () => {
        api.held = null
        return right(api.resetAnswer ?? ref)
      }),
    status: (_ref, _basketId, context) => call('status', context, () => right(api.statuses.shift() ?? api.heldStatus)),
    payments: (_ref, _basketId, context) => call('payments', context, () => right(api.heldPayments)),
    addTickets: (_ref, added, context) =>
      call('addTickets', context, () =>
        change((basket) => ({
          ...basket,
          tickets: [
            ...basket.tickets,
            ...added.map(({ ticketTypeId, passengerId }) => ({
              ...ticketLine(`t${(tickets += 1)}`, passengerId),
              ticketTypeId,
            })),
          ],
        })),
      ),
    addPassengers: (_ref, added, context) =>
      call('addPassengers', context, () =>
        change((basket) => ({
          ...basket,
          passengers: [
            ...basket.passengers,
            ...added.map(({ id, firstName, lastName }) => ({ ...passenger(id), firstName, lastName })),
          ],
        })),
      ),
    remove: (_ref, { kind, id }, context) => {
      const name = removals[kind] ?? `remove ${kind}`
      const removed = (): Either<ApiFailure, void> => {
        const end = change((basket) => without(basket, kind, id))
        api.afterRemoval()
        return end
      }
      return call(name, context, removed, id)
    },
    ...createBasketItemCalls(call, change),
    complete: (_ref, key, context) => {
      api.keys.push(key)
      return call('complete', context, () => {
        api.held = null
        api.heldStatus = { kind: 'paid' }
        return right(undefined)
      })
    },
  }
  return api
}
