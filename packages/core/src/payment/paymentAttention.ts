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
  { status, purchase, path }: UnendedPayment,
  { screen: { booking } }: AttentionTexts,
): PaymentAttention => {
  const texts = booking.attention
  const isPlan = purchase.kind === 'plan'
  const seePayment = {
    path,
    meaning: 'warning',
    action: { label: texts.seePayment, emphasis: 'secondary' },
    live: false,
  } as const
  switch (status.kind) {
    case 'moving':
      return {
        path,
        meaning: 'info',
        heading: isPlan ? texts.plan.moving : texts.paymentMoving,
        sentence: isPlan ? texts.plan.movingSentence : texts.paymentMovingSentence,
        action: null,
        live: true,
      }
    case 'bankOffered':
      return {
        path,
        meaning: 'warning',
        heading: texts.bank.heading,
        sentence: isPlan ? texts.bank.planSentence : texts.bank.sentence,
        action: { label: texts.bank.action, emphasis: 'primary' },
        live: false,
      }
    default:
      if (status.kind === 'undecided' && status.because === 'disagrees')
        return { ...seePayment, heading: texts.paymentRecorded, sentence: texts.paymentRecordedSentence }
      return {
        ...seePayment,
        heading: isPlan ? texts.plan.open : texts.paymentOpen,
        sentence: isPlan ? texts.plan.openSentence : texts.paymentOpenSentence,
      }
  }
}
