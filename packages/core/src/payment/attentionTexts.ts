import type { Formats } from '../language/formats.js'
import type { Wording } from '../language/Wording.js'

/**
 * Texts about an unfinished payment on the other pages of its booking. A separate file, as those pages load no other
 * payment text.
 */
export const attentionTexts = {
  paymentOpen: "We don't know yet whether your payment went through",
  paymentOpenSentence: "Please don't pay again. We keep checking what happened to it.",
  /** The booking lists the payment, and the amount due does not include it yet. */
  paymentRecorded: 'Your payment is recorded',
  paymentRecordedSentence: "The amount to pay is not up to date yet. Please don't pay it again.",
  /** Money was taken for a basket that did not become part of the booking. */
  unbooked: 'What you paid for is not in your booking',
  unbookedSentence: (amount: string, date: string, reference: string) =>
    `You paid ${amount} on ${date} (${reference}), and it is not in your booking yet. Please contact our Customer Services team, and do not book it again.`,
  seePayment: 'See how it stands',
  paymentMoving: 'Your payment is on its way',
  paymentMovingSentence: 'We are confirming it. You can stay on this page or come back later.',
  /** For a payment plan, which charges nothing. */
  plan: {
    open: "We don't know yet whether your payment plan was changed",
    openSentence: 'Nothing is charged for it. We keep checking what happened to it.',
    moving: 'Your payment plan is being updated',
    movingSentence: 'Nothing is charged for it. You can stay on this page or come back later.',
  },
  /** For an open challenge: on the page of the payment, and on the other pages of its booking. */
  bank: {
    heading: "Your bank's check is open",
    sentence:
      'Nothing is charged until you confirm this payment with your bank. To use another card, continue and close the check.',
    planSentence:
      'Nothing is charged for this. Your bank is waiting for you to confirm your card. To use another card, continue and close the check.',
    /** It cannot be shown here: perhaps another tab shows it. */
    elsewhere: 'Nothing is charged until it is finished. If you have it open in another tab, finish it there.',
    planElsewhere: 'Nothing is charged for this change. If you have it open in another tab, finish it there.',
    action: 'Continue',
  },
} as const

/** The texts of a booking that the attention panel reads. */
export interface AttentionTexts {
  readonly formats: Formats
  readonly screen: { readonly booking: { readonly attention: Wording<typeof attentionTexts> } }
}

/** An open challenge in the words of every place that names it. `elsewhere`: it cannot be shown here. */
export const bankWords = (
  where: 'here' | 'elsewhere',
  isPlan: boolean,
  { screen }: Pick<AttentionTexts, 'screen'>,
): { readonly heading: string; readonly sentence: string } => {
  const { heading, sentence, planSentence, elsewhere, planElsewhere } = screen.booking.attention.bank
  if (where === 'here') return { heading, sentence: isPlan ? planSentence : sentence }
  return { heading, sentence: isPlan ? planElsewhere : elsewhere }
}
