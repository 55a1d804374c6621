import { unbookedPayment } from '../bookings/money/countedPayments.js'
import type { Booking } from '../domain/Booking.js'
import { money } from '../money/Money.js'
import type { AttentionTexts } from './attentionTexts.js'
import { type Path, paths } from '../navigation/paths.js'
import type { UnendedPayment } from './pendingPayments.js'

/** An unfinished payment, as the other pages of its booking show it. */
export interface PaymentAttention {
  /** The page of the payment. */
  readonly path: Path
  readonly meaning: 'info' | 'warning'
  readonly heading: string
  readonly sentence: string
  /** The link to the page of the payment; null while there is nothing to do there. */
  readonly action: { readonly label: string; readonly emphasis: 'primary' | 'secondary' } | null
  /** Changes while it is shown, so screen readers announce it. */
  readonly live: boolean
}

/** Money that was taken for a basket, and is in the booking neither as a purchase nor as a refund: on every device. */
export const unbookedAttention = (booking: Booking, { formats, screen }: AttentionTexts): PaymentAttention | null => {
  const unbooked = unbookedPayment(booking)
  if (unbooked === null) return null
  const { attention } = screen.booking
  const { reference, amount, paymentDate } = unbooked
  return {
    path: paths.receipt(booking.reference, reference),
    meaning: 'warning',
    heading: attention.unbooked,
    sentence: attention.unbookedSentence(
      formats.money(money(amount, booking.currency)),
      formats.documentDate(paymentDate),
      reference,
    ),
    action: { label: attention.seePayment, emphasis: 'secondary' },
    live: false,
  }
}

/** A plan moves no money, so its words mention no payment. */
export const paymentAttention = (
  { purchase, status, path }: UnendedPayment,
  { screen: { booking } }: AttentionTexts,
): PaymentAttention => {
  const { bank, plan, seePayment, ...texts } = booking.attention
  const isPlan = purchase.kind === 'plan'
  const unclear = (heading: string, sentence: string): PaymentAttention => ({
    path,
    meaning: 'warning',
    heading,
    sentence,
    action: { label: seePayment, emphasis: 'secondary' },
    live: false,
  })
  if (status.kind === 'moving') {
    const moving = isPlan
      ? unclear(plan.moving, plan.movingSentence)
      : unclear(texts.paymentMoving, texts.paymentMovingSentence)
    return { ...moving, meaning: 'info', action: null, live: true }
  }
  if (status.kind === 'bankOffered') {
    const offered = unclear(bank.heading, isPlan ? bank.planSentence : bank.sentence)
    return { ...offered, action: { label: bank.action, emphasis: 'primary' } }
  }
  if (status.kind === 'undecided' && status.because === 'disagrees')
    return unclear(texts.paymentRecorded, texts.paymentRecordedSentence)
  return isPlan ? unclear(plan.open, plan.openSentence) : unclear(texts.paymentOpen, texts.paymentOpenSentence)
}
