import { latest, type TravellerForms } from '@booking-dashboard/core'
import type { Traveller } from '@booking-dashboard/core/ports'
import { useEffect, useState } from 'react'
import { useProfileArea, useDetailsTexts } from '../../dashboard/DashboardContext'
import { Alert, Icon, Loading, Skeleton, TryAgain } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { AddressBlock } from '../details/AddressBlock'
import { PassportBlock } from '../details/PassportBlock'
import { PersonalBlock } from '../details/PersonalBlock'
import styles from './Travellers.module.css'

interface TravellerCardProps {
  readonly customerId: string
  readonly bookingRef: string
}

function TravellerBlocks({ traveller, forms }: { readonly traveller: Traveller; readonly forms: TravellerForms }) {
  const { travellers: words, sections } = useDetailsTexts().screen.profile
  const { id } = traveller
  const who = useBehavior(useProfileArea().profile.travellerName(id))
  const place = (part: string, title: string) =>
    ({
      title,
      name: words.of(title, who),
      headingId: `traveller-${id}-${part}`,
      headingLevel: 4,
      own: false,
    }) as const
  return (
    <div className={styles.blocks}>
      <PersonalBlock
        {...place('personal-details', sections.personalDetails)}
        model={forms.personalDetails}
        details={traveller.personalDetails}
      />
      <AddressBlock {...place('address', words.address)} model={forms.address} address={traveller.address} />
      <PassportBlock {...place('passport', words.passport)} model={forms.passport} passport={traveller.passport} />
    </div>
  )
}

/** A fellow traveller, loaded by themselves: one that fails does not take the others along. */
export function TravellerCard({ customerId, bookingRef }: TravellerCardProps) {
  const { customer, profile } = useProfileArea()
  const { travellers: words, tryAgain } = useDetailsTexts().screen.profile
  const state = useBehavior(customer.additional(customerId))
  const name = useBehavior(profile.travellerName(customerId))
  const forms = profile.traveller(customerId, bookingRef)
  const isEdited = useBehavior(forms.isEdited$)
  const [opened, setOpened] = useState(false)
  const load = (): void => void customer.loadAdditional(customerId)
  useEffect(() => void customer.loadAdditional(customerId), [customer, customerId])

  const traveller = latest(state)
  const failed = state.kind === 'failed' && (
    <Alert
      meaning="warning"
      title={words.failed}
      headingLevel={4}
      live
      actions={<TryAgain onRetry={() => void load()}>{tryAgain}</TryAgain>}
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
      <details
        className={styles.traveller}
        open={opened || isEdited}
        onToggle={(event) => setOpened(event.currentTarget.open)}
      >
        <summary className={styles.summary}>
          <Icon name="user" />
          <span className={styles.name}>{name}</span>
          <Icon name="chevron-down" />
        </summary>
        {failed}
        <TravellerBlocks traveller={traveller} forms={forms} />
      </details>
    </li>
  )
}
