import {
  type Address,
  addressForm,
  addressValues,
  bookingWasChanged,
  type CustomerChanges,
  type Delivery,
  noAddress,
} from '@booking-dashboard/core'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import { useDashboard } from '../composition/DashboardContext'
import { useCountries } from '../customer/useCountries'
import { useDetailsForm } from '../customer/useDetailsForm'
import { useUnsavedChanges } from '../navigation/UnsavedChanges'
import { useBehavior } from '../reactive/useBehavior'
import { useDraft } from '../session/useDraft'
import { useOtherDeliveries } from './useOtherDeliveries'

/** The address form of a delivery: what is typed, what else it is to be used for, and what became of sending it. */
export function useDeliveryAddress(bookingRef: string, delivery: Delivery) {
  const feature = useDashboard().delivery(bookingRef)
  const { countries } = useCountries()
  const typed = useDraft(`delivery/${bookingRef}`, addressValues(delivery.address ?? noAddress, countries))
  const where = useDraft(`delivery/${bookingRef}/where`, { everywhere: '' })
  const everywhere = where.values.everywhere !== ''
  const reach = useBehavior(feature.reach$)
  const others = useOtherDeliveries(bookingRef, everywhere)
  useUnsavedChanges(where.changed, where.forget)

  const call = (address: Address) => {
    const references = everywhere ? others.reachable.map((one) => one.bookingRef) : []
    return references.length === 0 ? feature.updateAddress(address) : feature.updateAddresses(address, references)
  }
  const send =
    ({ address }: CustomerChanges) =>
    async () => {
      const outcome = await call(address ?? noAddress)()
      if (isLeft(outcome) && !bookingWasChanged(outcome.left)) return outcome
      where.forget()
      return right(undefined)
    }
  const form = useDetailsForm({ rules: addressForm, typed, send, startsOpen: true })
  return {
    ...form,
    everywhere,
    /** Where the last attempt failed: some addresses may be changed all the same. */
    changedSome: reach === 'perhaps',
    setEverywhere: (on: boolean) => where.change('everywhere', on ? 'yes' : ''),
    others,
    giveUp: () => {
      form.cancel()
      where.forget()
    },
  }
}
