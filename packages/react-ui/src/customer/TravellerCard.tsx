import { type CustomerChanges, latest, type Traveller } from '@booking-dashboard/core'
import { useEffect, useState } from 'react'
import { useDashboard, useTexts } from '../composition/DashboardContext'
import { Alert, Button, Icon, Loading, Skeleton } from '../design'
import { useBehavior } from '../reactive/useBehavior'
import { AddressBlock } from './AddressBlock'
import { PassportBlock } from './PassportBlock'
import { PersonalBlock } from './PersonalBlock'
import styles from './Travellers.module.css'
import { useTravellerName } from './useTravellerName'

interface TravellerCardProps {
  readonly customerId: string
  readonly bookingRef: string
}

const parts = ['personal-details', 'address', 'passport'] as const

function TravellerBlocks({ traveller, bookingRef }: { readonly traveller: Traveller; readonly bookingRef: string }) {
  const { customer } = useDashboard()
  const { travellers: words, sections } = useTexts().screen.profile
  const { id } = traveller
  const who = useTravellerName(id)
  const place = (part: (typeof parts)[number], title: string) =>
    ({
      formKey: `profile/${id}/${part}`,
      title,
      name: words.of(title, who),
      headingId: `traveller-${id}-${part}`,
      headingLevel: 4,
      own: false,
      send: (changes: CustomerChanges) => customer.updateAdditional({ customerId: id, bookingRef, changes }),
    }) as const
  return (
    <div className={styles.blocks}>
      <PersonalBlock {...place('personal-details', sections.personalDetails)} details={traveller.personalDetails} />
      <AddressBlock {...place('address', words.address)} address={traveller.address} />
      <PassportBlock {...place('passport', words.passport)} passport={traveller.passport} />
    </div>
  )
}

/** A fellow traveller, loaded by themselves: one that fails does not take the others along. */
export function TravellerCard({ customerId, bookingRef }: TravellerCardProps) {
  const { customer, drafts } = useDashboard()
  const { travellers: words, tryAgain } = useTexts().screen.profile
  const state = useBehavior(customer.additional(customerId))
  const name = useTravellerName(customerId)
  const [open, setOpen] = useState(() => parts.some((part) => drafts.read(`profile/${customerId}/${part}`) !== null))
  const load = customer.loadAdditional(customerId)
  useEffect(() => void customer.loadAdditional(customerId)(), [customer, customerId])

  const traveller = latest(state)
  const failed = state.kind === 'failed' && (
    <Alert
      meaning="warning"
      title={words.failed}
      headingLevel={4}
      live
      actions={
        <Button variant="secondary" icon="refresh" onClick={() => void load()}>
          {tryAgain}
        </Button>
      }
    />
  )
  if (traveller === null) {
    return (
      <li className={styles.waiting}>
        {failed || (
          <Loading label={words.loading}>
            <Skeleton shape="heading" />
            <Skeleton width="40%" />
          </Loading>
        )}
      </li>
    )
  }
  return (
    <li>
      <details className={styles.traveller} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>
          <Icon name="user" />
          <span className={styles.name}>{name}</span>
          <Icon name="chevron-down" />
        </summary>
        {failed}
        <TravellerBlocks traveller={traveller} bookingRef={bookingRef} />
      </details>
    </li>
  )
}
