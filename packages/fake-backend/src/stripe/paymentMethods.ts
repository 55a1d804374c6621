import type { World } from '../world/World.js'
import { type CardDetails, type PaymentMethod, refuseCard, type StripeState } from '../records/StripeState.js'
import { testCards } from '../records/testCards.js'

/**
 * Exchanges a card for a payment method. Refuses an invalid card, as Stripe does. Other problems appear at the payment.
 */
export const createPaymentMethod = (world: World, details: CardDetails): PaymentMethod => {
  const number = details.number.replace(/[\s-]/g, '')
  if (!isCardNumber(number)) refuseCard('incorrect_number', 'Your card number is incorrect.')
  const expYear = details.expYear < 100 ? 2000 + details.expYear : details.expYear
  checkExpiry(details.expMonth, expYear, world.clock.now())
  const card = testCards.find((one) => one.number === number)
  if (card === undefined) return refuseCard('card_declined', 'Your card was declined. It is not a known test card.')
  if (!new RegExp(`^\\d{${card.brand === 'amex' ? 4 : 3}}$`).test(details.cvc)) {
    refuseCard('invalid_cvc', 'Your card’s security code is invalid.')
  }
  const method = { id: world.ids.token('pm_1', 23), card, expMonth: details.expMonth, expYear }
  world.stripe.paymentMethods.set(method.id, method)
  return method
}

/**
 * A payment method that was created here, or one that Stripe publishes for scripts.
 * Payment methods of Stripe's own script are unknown here: each counts as a card that pays.
 */
export const findPaymentMethod = (stripe: StripeState, id: string): PaymentMethod | undefined => {
  const madeElsewhere = stripe.publishableKey !== null && /^pm_\w+$/.test(id)
  const card =
    testCards.find(({ paymentMethods }) => paymentMethods.includes(id)) ?? (madeElsewhere ? testCards[0] : undefined)
  return stripe.paymentMethods.get(id) ?? (card && { id, card, expMonth: 12, expYear: 2034 })
}

/** Luhn's sum over 13 to 19 digits. */
const isCardNumber = (number: string): boolean => {
  if (!/^\d{13,19}$/.test(number)) return false
  const sum = [...number].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const checkExpiry = (month: number, year: number, now: number): void => {
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    refuseCard('invalid_expiry_month', 'Your card’s expiration month is invalid.')
  }
  if (!Number.isInteger(year) || Date.UTC(year, month, 1) <= now) {
    refuseCard('invalid_expiry_year', 'Your card’s expiration year is invalid.')
  }
}
