import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { bookingWasChanged } from '../bookings/bookings.js'
import { type Address, noAddress } from '../customer/Customer.js'
import type { CustomerChanges } from '../customer/CustomerChanges.js'
import { addressForm, type AddressValues, addressValues } from '../customer/details/addressForm.js'
import { deliveryBookings } from '../customer/details/deliveryBookings.js'
import {
  createSectionForm,
  type SaveEnd,
  type SectionForm,
  type SectionFormDeps,
} from '../customer/details/sectionForm.js'
import type { Failure } from '../failure/Failure.js'
import { type Behavior, combine, createState } from '../reactive/Behavior.js'
import { latest, type Loadable } from '../reactive/Loadable.js'
import { changeableDelivery } from './deliveryProgress.js'
import type { OtherDelivery } from './createOtherDeliveries.js'
import type { DeliveryDeps } from './deliveryDeps.js'
import type { AddressesReach } from './updateAddresses.js'

/** What else the address is to be used for. */
export interface DeliveryReach {
  readonly everywhere: boolean
  /** Whether there is any other booking to ask about, or it was chosen before. */
  readonly offered: boolean
  /** Every other booking is read once that is wanted: nothing is sent before they are named. */
  readonly others: 'loading' | 'unknown' | 'known'
  readonly reachable: readonly OtherDelivery[]
  readonly underWay: readonly OtherDelivery[]
  /** Where the last attempt failed: some addresses may be changed all the same. */
  readonly changedSome: boolean
}

/** Where the delivery of one booking goes, and whether those of other bookings go there too. */
export interface DeliveryAddressForm extends SectionForm<keyof AddressValues> {
  readonly reach$: Behavior<DeliveryReach>
  readonly chooseEverywhere: (everywhere: boolean) => void
  readonly loadOthers: () => Promise<void>
}

/** What the form sends, and what is known of the other bookings. */
interface AddressUpdates {
  readonly updateAddress: (address: Address) => TaskEither<Failure, void>
  readonly updateAddresses: (address: Address, bookingRefs: readonly string[]) => TaskEither<Failure, void>
  readonly reach$: Behavior<AddressesReach>
  readonly others$: Behavior<Loadable<readonly OtherDelivery[]>>
  readonly loadOthers: TaskEither<Failure, void>
}

const kinds = { idle: 'loading', loading: 'loading', failed: 'unknown', loaded: 'known' } as const satisfies Record<
  Loadable<never>['kind'],
  DeliveryReach['others']
>

export const createDeliveryAddressForm = (
  deps: DeliveryDeps & SectionFormDeps,
  delivery: AddressUpdates,
): DeliveryAddressForm => {
  const { bookingRef, bookings, drafts, lists$, scope } = deps
  const { others$, reach$, loadOthers } = delivery
  const draft = `delivery/${bookingRef}`
  const choice = `${draft}/where`
  const chosen = createState<{ readonly everywhere: boolean | null }>({ everywhere: null })
  scope.ended$.subscribe(() => chosen.set({ everywhere: null }))
  const everywhere$ = combine(
    chosen.state$,
    drafts.readable$,
    ({ everywhere }) => everywhere ?? drafts.read(choice)?.['everywhere'] === 'yes',
  )
  const forgetChoice = (): void => {
    drafts.drop(choice)
    chosen.set({ everywhere: null })
  }
  const reachable = (): readonly OtherDelivery[] => (latest(others$.value) ?? []).filter(({ canChange }) => canChange)

  const send =
    ({ address = noAddress }: CustomerChanges) =>
    async () => {
      const references = everywhere$.value ? reachable().map((one) => one.bookingRef) : []
      const outcome = await (references.length === 0
        ? delivery.updateAddress(address)
        : delivery.updateAddresses(address, references))()
      if (isLeft(outcome) && !bookingWasChanged(outcome.left)) return outcome
      forgetChoice()
      return right(undefined)
    }
  const form = createSectionForm<keyof AddressValues>(
    deps,
    combine(bookings.booking(bookingRef), lists$, (state, { countries }) => {
      const booking = latest(state)
      const open = booking === null ? null : changeableDelivery(booking)
      return open === null
        ? null
        : { rules: addressForm, values: addressValues(open.address ?? noAddress, countries), draft }
    }),
    send,
  )
  const choices$ = combine(everywhere$, bookings.list$, (everywhere, list) => ({
    everywhere,
    offered: everywhere || deliveryBookings(latest(list)).some((reference) => reference !== bookingRef),
  }))
  const found$ = combine(others$, reach$, (state, reach) => {
    const others = latest(state) ?? []
    return {
      others: kinds[state.kind],
      reachable: others.filter(({ canChange }) => canChange),
      underWay: others.filter(({ canChange }) => !canChange),
      changedSome: reach === 'perhaps',
    }
  })
  return {
    ...form,
    state$: combine(form.state$, everywhere$, (state, everywhere) => ({
      ...state,
      changed: state.changed || everywhere,
    })),
    cancel: () => {
      forgetChoice()
      form.cancel()
    },
    leave: () => {
      chosen.set({ everywhere: null })
      form.leave()
    },
    save: async (): Promise<SaveEnd> => {
      // Nobody changes the addresses of bookings that were not named before.
      if (everywhere$.value && others$.value.kind !== 'loaded') {
        const loaded = await loadOthers()
        if (isLeft(loaded)) return { kind: 'failed', failure: loaded.left }
      }
      return form.save()
    },
    reach$: combine(choices$, found$, (choices, found) => ({ ...choices, ...found })),
    chooseEverywhere: (everywhere) => {
      drafts.keep(choice, { everywhere: everywhere ? 'yes' : '' })
      chosen.set({ everywhere })
    },
    loadOthers: async () => void (await loadOthers()),
  }
}
