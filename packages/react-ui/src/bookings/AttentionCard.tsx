import { type Attention, attentionOf, type Booking, daysUntil, formatDate, formatDaysUntil, formatMoney, isPaying, type Texts } from '@booking-dashboard/core'
import { useDashboard, useTexts } from '../composition/DashboardContext'
import { Alert, Card, Stack } from '../design'
import { useBehavior } from '../reactive/useBehavior'
import { PaymentAttention } from './PaymentAttention'
import { Settled } from './Settled'
import { useNow } from './useNow'

const dueWords = (date: string | null, now: number): string | undefined =>
  date === null ? undefined : `${formatDate(date)} (${formatDaysUntil(daysUntil(date, now))})`

const words = (item: Attention, texts: Texts['screen']['bookings'], now: number): string => {
  switch (item.kind) {
    case 'balanceOverdue':
      return texts.attention.balanceOverdue(formatMoney(item.amount))
    case 'questions':
      return texts.attention.questions(item.count)
    case 'bankDetails':
      return texts.attention.bankDetails
    case 'balance': {
      const due = dueWords(item.dueDate, now)
      const amount = formatMoney(item.amount)
      return due === undefined ? texts.attention.balance(amount) : texts.attention.balanceBy(amount, due)
    }
  }
}

/** "What needs your attention", only if anything does. */
export function AttentionCard({ booking }: { readonly booking: Booking }) {
  const { screen } = useTexts()
  const payment = useDashboard().payment(booking.reference)
  const state = useBehavior(payment.state$)
  const now = useNow()
  const items = attentionOf(booking)
  const paymentOpen = state.kind === 'undecided' || isPaying(state)
  if (items.length === 0 && !paymentOpen) return null
  return (
    <Card title={screen.booking.attention.heading}>
      <Stack gap="tight">
        {paymentOpen && <PaymentAttention payment={payment} />}
        {items.map((item) => (
          <Alert key={item.kind} meaning={item.kind === 'balanceOverdue' ? 'danger' : 'info'}>
            <Settled attention={item}>{words(item, screen.bookings, now)}</Settled>
          </Alert>
        ))}
      </Stack>
    </Card>
  )
}
