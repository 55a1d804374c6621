import type { ShownBooking } from '@booking-dashboard/core'
import { useBookingTexts } from '../dashboard/DashboardContext'
import { ButtonLink, Card, Icon } from '../design'
import { attentionWords, stepWords } from '../bookings/list/attentionWords'
import styles from './AttentionCard.module.css'
import { PaymentAttention } from '../bookings/PaymentAttention'

/** "What needs your attention", shown only if something does. Each item has its action; the most urgent comes first. */
export function AttentionCard({ attention: items, payment }: Pick<ShownBooking, 'attention' | 'payment'>) {
  const { formats, screen } = useBookingTexts()
  if (items.length === 0 && payment === null) return null
  return (
    <Card
      title={<span id="attention">{screen.booking.attention.heading}</span>}
      labelledBy="attention"
      tone="attention"
    >
      <PaymentAttention payment={payment} />
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item, index) => (
            <li key={item.kind} className={styles.item}>
              <span className={styles.words} data-urgent={item.isUrgent || undefined}>
                <Icon name={item.isUrgent ? 'alert-triangle' : 'info'} />
                {attentionWords(item, screen.bookings, formats)}
              </span>
              <ButtonLink to={item.path} variant={index === 0 ? 'primary' : 'secondary'}>
                {stepWords(item, screen.bookings)}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
