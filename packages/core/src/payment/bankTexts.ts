/** Beside a payment whose bank's check is open, on its own page and on the others of its booking. */
export const paymentBankTexts = {
  heading: "Your bank's check is open",
  sentence:
    'Your bank is waiting for you to confirm this payment. Nothing is charged until you have. To use another card, continue and close the check.',
  action: 'Continue',
} as const

export const planBankTexts = {
  heading: "Your bank's check is open",
  sentence:
    'Your bank is waiting for you to confirm your card. Nothing is charged for it. To use another card, continue and close the check.',
} as const
