import type { ShownBooking } from '@booking-dashboard/core'
import { Link } from 'react-router-dom'
import { useTexts } from '../dashboard/DashboardContext'
import { ButtonLink, Card, Icon } from '../design'
import { attentionWords, stepWords } from '../bookings/list/attentionWords'
import styles from './AttentionCard.module.css'
import { PaymentAttention } from '../bookings/PaymentAttention'

type AttentionCardProps = Pick<ShownBooking, 'attention' | 'payment' | 'mainAction'>

/**
 * "What needs your attention", shown only if something does. Each item has its action; the most urgent comes first. An
 * item that leads where the page's main action leads is a link: that button is in view already.
 */
export function AttentionCard({ attention: items, payment, mainAction }: AttentionCardProps) {
  const { formats, screen } = useTexts('booking')
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
          {items.map((item, index) => {
            const words = attentionWords(item, screen.bookings, formats)
            const isMainAction = !item.isUrgent && item.path === mainAction?.path
            return (
              <li key={item.kind} className={styles.item}>
                <span className={styles.words} data-urgent={item.isUrgent || undefined}>
                  <Icon name={item.isUrgent ? 'alert-triangle' : 'info'} />
                  {isMainAction ? <Link to={item.path}>{words}</Link> : <span>{words}</span>}
                </span>
                {!isMainAction && (
                  <ButtonLink to={item.path} variant={index === 0 ? 'primary' : 'secondary'}>
                    {stepWords(item, screen.bookings)}
                  </ButtonLink>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
