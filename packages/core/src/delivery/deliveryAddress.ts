import { createStoredChoice } from '../session/storedChoice.js'
import { type Address, noAddress } from '../domain/Customer.js'
import type { CustomerChanges } from '../customer/CustomerApi.js'
import { createChangesInTurn, type CustomerData } from '../customer/customerData.js'
import type { UpdateEnd } from '../messages/update.js'
import { type AddressValues, deliveryBookings, storedAddress } from '../customer/details/addressForm.js'
import { createSectionForm, type SectionForm, type SectionFormDeps } from '../customer/details/sectionForm.js'
import { type Behavior, combine, select } from '../reactive/Behavior.js'
import { latest, type Loadable } from '../reactive/resource.js'
import { createSessionState } from '../reactive/Lifetime.js'
import { type AddressUpdateDeps, createOtherDeliveries, type OtherDelivery, updateAddress } from './addressUpdate.js'
import { changeableDelivery, type ShownDelivery, shownDeliveries } from './deliveries.js'
import type { Delivery } from '../domain/Delivery.js'

/** The other deliveries for which the address is used. */
export interface DeliveryReach {
  readonly everywhere: boolean
  /** Whether there is another booking to offer, or the choice was made before. */
  readonly offered: boolean
  /** The other bookings load only when `everywhere` is chosen. Nothing is sent before the customer can see the list. */
  readonly others: 'loading' | 'unknown' | 'known'
  readonly reachable: readonly OtherDelivery[]
  readonly underWay: readonly OtherDelivery[]
  /** Whether the last attempt failed, but may have changed some addresses. */
  readonly changedSome: boolean
}

/** The deliveries of one booking. */
export interface BookingDeliveries {
  readonly deliveries: readonly ShownDelivery[]
  /** The delivery whose address can be changed. Null if there is none. */
  readonly changeable: Delivery | null
}

/** The address of one booking's delivery, optionally used for other bookings too (behaviour/delivery#1.4). */
export interface DeliveryAddress extends SectionForm<keyof AddressValues | 'everywhere'> {
  /** Null until the booking is known. */
  readonly deliveries$: Behavior<BookingDeliveries | null>
  readonly reach$: Behavior<DeliveryReach>
  /** Called when its page is opened: loads which other bookings there are. */
  readonly open: () => Promise<void>
  /**
   * Uses the address for every other upcoming booking with a delivery too. They load at once, so that the page lists
   * them.
   */
  readonly chooseEverywhere: (everywhere: boolean) => void
  /** Reloads the other bookings. */
  readonly loadOthers: () => Promise<void>
  /**
   * Works without the form: updates the first delivery of this booking and of each of the others. The same call while
   * one runs gets its result. A different one is sent after it.
   */
  readonly update: (address: Address, others?: readonly string[]) => Promise<UpdateEnd>
}

const kinds = { idle: 'loading', loading: 'loading', failed: 'unknown', loaded: 'known' } as const satisfies Record<
  Loadable<never>['kind'],
  DeliveryReach['others']
>

interface Visit {
  /** Whether its page is open. */
  readonly isOpen: boolean
  readonly changedSome: boolean
}

const untouched: Visit = { isOpen: false, changedSome: false }

type DeliveryAddressDeps = AddressUpdateDeps &
  SectionFormDeps & { readonly customer: Pick<CustomerData, 'state$' | 'load' | 'loadRequiredData'> }

export const createDeliveryAddress = (deps: DeliveryAddressDeps): DeliveryAddress => {
  const { bookingRef, bookings, customer, lists$, scope } = deps
  const words = deps.texts.screen.delivery
  const others = createOtherDeliveries(deps)
  const inTurn = createChangesInTurn(scope)
  const draft = `delivery/${bookingRef}`
  const where = createStoredChoice(deps, { form: `${draft}/where`, empty: false, isEmpty: (isChosen) => !isChosen })
  const visit = createSessionState(scope, untouched)
  const change = visit.merge
  const loadOthers = async (): Promise<void> => void (await others.load())
  where.state$.subscribe((everywhere) => {
    if (everywhere && visit.state$.value.isOpen) void loadOthers()
  })

  const reach$ = combine(
    { everywhere: where.state$, visit: visit.state$, list: bookings.list$, others: others.state$ },
    ({ everywhere, visit: { changedSome }, list, others: state }): DeliveryReach => {
      const found = latest(state) ?? []
      return {
        everywhere,
        // A list that failed to load is loaded again for this choice.
        offered:
          everywhere ||
          (list.kind === 'failed' && latest(list) === null) ||
          deliveryBookings(latest(list)).some((reference) => reference !== bookingRef),
        others: kinds[state.kind],
        reachable: found.filter(({ canChange }) => canChange),
        underWay: found.filter(({ canChange }) => !canChange),
        changedSome,
      }
    },
  )

  const update = (address: Address, bookingRefs: readonly string[]): Promise<UpdateEnd> =>
    inTurn({ address, bookingRefs }, async (context) => {
      change({ changedSome: false })
      const end = await updateAddress(deps, address, bookingRefs, context)
      if (end.kind === 'failed') change({ changedSome: end.changedSome === true })
      // See behaviour/customer#1.4, customer data. The page does not wait for them.
      if (end.kind === 'saved' || end.kind === 'savedUnread') {
        void customer.load(context.traceId)
        void customer.loadRequiredData(context.traceId)
      }
      return end
    })
  const send = async ({ address = noAddress }: CustomerChanges): Promise<UpdateEnd> => {
    const { everywhere, reachable } = reach$.value
    const end = await update(address, everywhere ? reachable.map((one) => one.bookingRef) : [])
    if (end.kind === 'cancelled' || end.kind === 'failed') return end
    where.store(false)
    return { kind: 'saved' }
  }
  const form = createSectionForm<keyof AddressValues>(
    deps,
    combine(
      { booking: bookings.booking(bookingRef), lists: lists$, customer: customer.state$ },
      ({ booking: loadable, lists: { countries }, customer: state }) => {
        const booking = latest(loadable)
        const open = booking === null ? null : changeableDelivery(booking)
        const own = { whose: 'own', name: '', address: latest(state)?.address ?? null } as const
        return open && storedAddress(open.address ?? noAddress, [own], countries, draft)
      },
    ),
    send,
  )
  const state$ = combine({ state: form.state$, reach: reach$ }, ({ state, reach: { everywhere, others: found } }) => ({
    ...state,
    changed: state.changed || everywhere,
    problems:
      everywhere && found === 'unknown'
        ? [...state.problems, { field: 'everywhere', message: words.others.failed }]
        : state.problems,
  }))

  const chooseEverywhere = (everywhere: boolean): void => {
    if (!form.state$.value.busy) where.store(everywhere)
  }
  return {
    ...form,
    state$,
    deliveries$: select(bookings.booking(bookingRef), (loadable) => {
      const booking = latest(loadable)
      return booking && { deliveries: shownDeliveries(booking), changeable: changeableDelivery(booking) }
    }),
    reach$,
    open: async () => {
      change({ isOpen: true })
      await Promise.all([bookings.loadList(), where.now() ? loadOthers() : undefined])
    },
    type: (field, value) => (field === 'everywhere' ? chooseEverywhere(value === 'yes') : form.type(field, value)),
    cancel: () => {
      where.store(false)
      form.cancel()
    },
    leave: () => {
      change({ isOpen: false })
      form.leave()
    },
    save: async () => {
      // Never change the address of a booking that the customer has not seen in the list.
      if (reach$.value.everywhere && reach$.value.others === 'loading') await loadOthers()
      const { everywhere, others: found } = reach$.value
      return everywhere && found !== 'known' ? { kind: 'invalid', problems: state$.value.problems } : form.save()
    },
    chooseEverywhere,
    loadOthers,
    update: (address, bookingRefs = []) => update(address, bookingRefs),
  }
}
