import { latest, type PassengerForms } from '@booking-dashboard/core'
import type { Passenger } from '@booking-dashboard/core/ports'
import { useEffect, useState } from 'react'
import { Stale } from '../../bookings/Loaded'
import { useArea, useDetailsTexts } from '../../dashboard/DashboardContext'
import { Icon, Loading, Skeleton } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { AddressBlock } from '../details/AddressBlock'
import { PassportBlock } from '../details/PassportBlock'
import { PersonalBlock } from '../details/PersonalBlock'
import styles from './AdditionalCustomers.module.css'

interface AdditionalCustomerCardProps {
  readonly customerId: string
  readonly bookingRef: string
}

function PassengerBlocks({ passenger, forms }: { readonly passenger: Passenger; readonly forms: PassengerForms }) {
  const { additionalCustomers: words, sections } = useDetailsTexts().screen.profile
  const { id } = passenger
  const who = useBehavior(useArea('profile').profile.passengerName(id))
  const place = (part: string, title: string) =>
    ({
      title,
      name: words.of(title, who),
      headingId: `customer-${id}-${part}`,
      headingLevel: 4,
      own: false,
    }) as const
  return (
    <div className={styles.blocks}>
      <PersonalBlock
        {...place('personal-details', sections.personalDetails)}
        model={forms.personalDetails}
        details={passenger.personalDetails}
      />
      <AddressBlock {...place('address', words.address)} model={forms.address} address={passenger.address} />
      <PassportBlock {...place('passport', words.passport)} model={forms.passport} passport={passenger.passport} />
    </div>
  )
}

/** A passenger on the customer's bookings. Each loads separately, so that one failure does not affect the others. */
export function AdditionalCustomerCard({ customerId, bookingRef }: AdditionalCustomerCardProps) {
  const { customer, profile } = useArea('profile')
  const { additionalCustomers: words, tryAgain } = useDetailsTexts().screen.profile
  const state = useBehavior(customer.additional(customerId))
  const name = useBehavior(profile.passengerName(customerId))
  const forms = profile.additional(customerId, bookingRef)
  const isEdited = useBehavior(forms.isEdited$)
  const [opened, setOpened] = useState(false)
  const load = (): void => void customer.loadAdditional(customerId)
  // The profile has loaded those that it knew when it was opened.
  const isIdle = state.kind === 'idle'
  useEffect(() => {
    if (isIdle) void customer.loadAdditional(customerId)
  }, [customer, customerId, isIdle])

  const passenger = latest(state)
  const failed = state.kind === 'failed' && (
    <Stale title={words.failed} headingLevel={4} tryAgain={tryAgain} onRetry={load} />
  )
  if (passenger === null) {
    return (
      <li className={styles.waiting}>
        {failed || (
          <Loading label={words.loading}>
            <Skeleton width="12rem" />
            <Skeleton width="40%" />
          </Loading>
        )}
      </li>
    )
  }
  return (
    <li>
      <details
        className={styles.customer}
        open={opened || isEdited}
        onToggle={(event) => setOpened(event.currentTarget.open)}
      >
        <summary className={styles.summary}>
          <Icon name="user" />
          <span className={styles.name}>{name}</span>
          <Icon name="chevron-down" />
        </summary>
        {failed}
        <PassengerBlocks passenger={passenger} forms={forms} />
      </details>
    </li>
  )
}
