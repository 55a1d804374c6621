import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Basket, SectionStatus, BasketPayment, BasketPaymentStatus } from '../../src/basket/Basket.js'
import type { MandatorySection } from '../../src/basket/BasketKind.js'
import { type AddCalls, addCommands } from '../../src/basket/basketKinds.js'
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

type ListCall = 'addTickets' | 'addPassengers' | 'addRooms' | 'addExtras' | 'addTransport'
type Item<Name extends ListCall> = Parameters<BasketApi[Name]>[1][number]

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
  let lines = 0
  const newId = (): string => `l${(lines += 1)}`
  const call =
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
  const put = (list: keyof Basket, ...more: readonly unknown[]): Either<ApiFailure, void> =>
    change((basket) => ({ ...basket, [list]: [...(basket[list] as readonly unknown[]), ...more] }))
  const adding =
    <Name extends ListCall>(name: Name, list: keyof Basket, toLine: (item: Item<Name>) => unknown) =>
    (_ref: string, items: readonly Item<Name>[], context: CallContext) =>
      call(name, context, () => put(list, ...items.map(toLine)))
  /** The calls of kinds without one below: they add nothing. */
  const idle = Object.fromEntries(
    Object.keys(addCommands).map((name) => [
      name,
      (_ref: string, _items: unknown, context: CallContext) => call(name, context, () => change((basket) => basket)),
    ]),
  ) as unknown as AddCalls
  const api: InMemoryBasketApi = {
    ...idle,
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
    addTickets: adding('addTickets', 'tickets', ({ ticketTypeId, passengerId }) => ({
      ...ticketLine(`t${(tickets += 1)}`, passengerId),
      ticketTypeId,
    })),
    addPassengers: adding('addPassengers', 'passengers', ({ id, firstName, lastName }) => ({
      ...passenger(id),
      firstName,
      lastName,
    })),
    addRooms: adding('addRooms', 'accommodations', ({ accommodationId, roomId, passengerId }) =>
      basketRoom(newId(), { accommodationId, roomId, passengerIds: [passengerId] }),
    ),
    addExtras: adding('addExtras', 'extras', (extra) => basketExtra(newId(), extra)),
    addTransport: adding('addTransport', 'transport', ({ date, direction, departureLocation, ...seat }) =>
      basketTransport(newId(), {
        direction,
        departureLocation,
        arrivalLocation: seat.arrivalLocation,
        departureDate: `${date}T06:30:00Z`,
        passengerId: seat.passengerId,
      }),
    ),
    addRoomExtras: (_ref, accommodationId, extras, context) =>
      call(
        'addRoomExtras',
        context,
        () => put('extras', ...extras.map((extra) => basketExtra(newId(), { ...extra, accommodationId }))),
        accommodationId,
      ),
    addNameChange: (_ref, { ticketId }, context) =>
      call('addNameChange', context, () => {
        const made = basketNameChange(newId(), ticketId)
        put('charges', basketCharge(made.chargeId, ticketId))
        return put('nameChanges', made)
      }),
    remove: (_ref, { kind, id }, context) => {
      const name = removals[kind] ?? `remove ${kind}`
      const removed = (): Either<ApiFailure, void> => {
        const end = change((basket) => without(basket, kind, id))
        api.afterRemoval()
        return end
      }
      return call(name, context, removed, id)
    },
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
