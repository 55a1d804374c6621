import { attentionBeside, attentionPath, type Booking, isBeingPaid } from '@booking-dashboard/core'
import { useEffect } from 'react'
import { useBookingArea, useBookingTexts } from '../../composition/DashboardContext'
import { ButtonLink, Card, Icon } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { attentionWords, stepWords } from '../list/attentionWords'
import styles from './AttentionCard.module.css'
import { usePast } from '../usePast'
import { PaymentAttention } from './PaymentAttention'

/** "What needs your attention", only if anything does: each thing with the way to see to it, the most urgent first. */
export function AttentionCard({ booking }: { readonly booking: Booking }) {
  const { screen } = useBookingTexts()
  const { reference } = booking
  const { unendedPayment, followPayment } = useBookingArea()
  const isPaying = useBehavior(unendedPayment(reference)) !== null
  const items = attentionBeside(booking, isPaying, usePast(booking))
  const isPaidElsewhere = !isPaying && isBeingPaid(booking)
  useEffect(() => {
    if (isPaidElsewhere) void followPayment(reference)
  }, [followPayment, reference, isPaidElsewhere])
  if (items.length === 0 && !isPaying) return null
  return (
    <Card title={<span id="attention">{screen.booking.attention.heading}</span>} labelledBy="attention" tone="accent">
      <PaymentAttention bookingRef={reference} />
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item, place) => (
            <li key={item.kind} className={styles.item}>
              <span className={styles.words} data-urgent={item.kind === 'balanceOverdue' || undefined}>
                <Icon name={item.kind === 'balanceOverdue' ? 'alert-triangle' : 'info'} />
                {attentionWords(item, screen.bookings)}
              </span>
              <ButtonLink to={attentionPath(reference, item)} variant={place === 0 ? 'primary' : 'secondary'}>
                {stepWords(item, screen.bookings)}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
