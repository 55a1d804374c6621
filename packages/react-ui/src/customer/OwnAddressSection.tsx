import { type Customer, deliveryBookings, latest } from '@booking-dashboard/core'
import { useState } from 'react'
import { useDashboard, useTexts } from '../composition/DashboardContext'
import { CheckboxField } from '../design'
import { useBehavior } from '../reactive/useBehavior'
import { AddressBlock } from './AddressBlock'
import type { BlockPlace } from './BlockPlace'

/** The customer's address, which can become that of the deliveries to come as well. */
export function OwnAddressSection({ customer, ...place }: Omit<BlockPlace, 'send'> & { readonly customer: Customer }) {
  const { customer: feature, bookings } = useDashboard()
  const { address: words } = useTexts().screen.profile
  const bookingRefs = deliveryBookings(latest(useBehavior(bookings.list$)))
  const [everywhere, setEverywhere] = useState(false)
  return (
    <AddressBlock
      {...place}
      address={customer.address}
      send={(changes) =>
        everywhere ? feature.updateDeliveries({ changes, bookingRefs }) : feature.update({ changes })
      }
    >
      {bookingRefs.length > 0 && (
        <CheckboxField
          label={words.useForDeliveries}
          hint={words.useForDeliveriesHint}
          checked={everywhere}
          onChange={setEverywhere}
        />
      )}
    </AddressBlock>
  )
}
