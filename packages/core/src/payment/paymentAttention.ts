import { unbookedPayment } from '../bookings/money/countedPayments.js'
import type { Booking } from '../domain/Booking.js'
import { money } from '../money/Money.js'
import { type AttentionTexts, bankWords } from './attentionTexts.js'
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

/** What the customer should look at, on the page of the payment. */
const toSee = (path: Path, heading: string, sentence: string, label: string): PaymentAttention => ({
  path,
  meaning: 'warning',
  heading,
  sentence,
  action: { label, emphasis: 'secondary' },
  live: false,
})

/** Money taken for a basket that the booking lists neither as a purchase nor as a refund. Every device shows it. */
export const unbookedAttention = (booking: Booking, { formats, screen }: AttentionTexts): PaymentAttention | null => {
  const payment = unbookedPayment(booking)
  if (payment === null) return null
  const { unbooked, unbookedSentence, seePayment } = screen.booking.attention
  const { reference, amount, paymentDate } = payment
  const paid = formats.money(money(amount, booking.currency))
  const sentence = unbookedSentence(paid, formats.documentDate(paymentDate), reference)
  return toSee(paths.receipt(booking.reference, reference), unbooked, sentence, seePayment)
}

/** A plan moves no money, so its words mention no payment. */
export const paymentAttention = (
  { purchase, status, path }: UnendedPayment,
  texts: AttentionTexts,
): PaymentAttention => {
  const { bank, plan, seePayment, ...words } = texts.screen.booking.attention
  const isPlan = purchase.kind === 'plan'
  const said = (heading: string, sentence: string) => toSee(path, heading, sentence, seePayment)
  if (status.kind === 'moving') {
    const moving = isPlan
      ? said(plan.moving, plan.movingSentence)
      : said(words.paymentMoving, words.paymentMovingSentence)
    return { ...moving, meaning: 'info', action: null, live: true }
  }
  const ofBank = (where: 'here' | 'elsewhere') => {
    const { heading, sentence } = bankWords(where, isPlan, texts)
    return said(heading, sentence)
  }
  if (status.kind === 'bankOffered') return { ...ofBank('here'), action: { label: bank.action, emphasis: 'primary' } }
  if (status.kind === 'undecided' && status.because === 'challenge') return ofBank('elsewhere')
  if (status.kind === 'undecided' && status.because === 'disagrees')
    return said(words.paymentRecorded, words.paymentRecordedSentence)
  return isPlan ? said(plan.open, plan.openSentence) : said(words.paymentOpen, words.paymentOpenSentence)
}
