import { addressLines, type ShownDelivery } from '@booking-dashboard/core'
import type { DeliveryType } from '@booking-dashboard/core/ports'
import { Link } from 'react-router-dom'
import { useArea, useTexts } from '../dashboard/DashboardContext'
import { Icon, type IconName, StatusTrack } from '../design'
import { useBehavior } from '../reactive/useBehavior'
import styles from './DeliveriesCard.module.css'
import { TrackingLine } from './TrackingLine'

const icons: Readonly<Record<DeliveryType, IconName>> = { eticket: 'ticket', physical: 'truck', other: 'info' }

export function OneDelivery({ shown }: { readonly shown: ShownDelivery }) {
  const texts = useTexts('booking').screen.booking.deliveries
  const countries = useBehavior(useArea('booking').client.lists$).countries
  const { delivery, tracking, tickets } = shown
  const { name, type, status, address } = delivery
  const steps = shown.steps.map((step) => ({
    label: texts.statuses[step.status],
    state: step.state,
    said: texts.states[step.state],
  }))
  return (
    <div className={styles.delivery}>
      <h3 className={styles.name}>
        <Icon name={icons[type]} />
        <span>{name === '' ? texts.types[type] : name}</span>
      </h3>
      {steps.length === 0 ? (
        <p className={styles.fact}>{texts.statuses[status]}</p>
      ) : (
        <StatusTrack label={texts.progress(name)} steps={steps} />
      )}
      {address && <p className={styles.fact}>{texts.to(addressLines(address, countries))}</p>}
      {tracking && <TrackingLine tracking={tracking} />}
      {tickets.length > 0 && (
        <p>
          <Link className={styles.link} to="#tickets-ready">
            {texts.show}
          </Link>
        </p>
      )}
    </div>
  )
}
