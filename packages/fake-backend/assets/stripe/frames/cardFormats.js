/** Formats and validates the digits of a field. Codes and messages are Stripe's. */

const problem = (code, message) => ({ type: 'validation_error', code, message })

/** @param {string} digits */
export function brandOf(digits) {
  if (/^3[47]/.test(digits)) return 'amex'
  if (digits.startsWith('4')) return 'visa'
  return /^(5[1-5]|2[2-7])/.test(digits) ? 'mastercard' : 'unknown'
}

/** Luhn's sum. */
function isNumber(digits) {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const numberLength = (digits) => (brandOf(digits) === 'amex' ? 15 : 16)

function numberProblem(digits) {
  if (digits.length < numberLength(digits)) return problem('incomplete_number', 'Your card number is incomplete.')
  return isNumber(digits) ? undefined : problem('invalid_number', 'Your card number is invalid.')
}

function expiryProblem(digits) {
  if (digits.length < 4) return problem('incomplete_expiry', 'Your card’s expiration date is incomplete.')
  const month = Number(digits.slice(0, 2))
  const year = 2000 + Number(digits.slice(2))
  const now = new Date()
  if (month < 1 || month > 12) return problem('invalid_expiry_month', 'Your card’s expiration month is invalid.')
  if (year < now.getFullYear())
    return problem('invalid_expiry_year_past', 'Your card’s expiration year is in the past.')
  const past = year === now.getFullYear() && month < now.getMonth() + 1
  return past ? problem('invalid_expiry_month_past', 'Your card’s expiration date is in the past.') : undefined
}

/** American Express has four digits, the other brands three. Both lengths are valid while the brand is unknown. */
const cvcLength = (brand) => (brand === 'visa' || brand === 'mastercard' ? 3 : 4)

/** `brand` is that of the number field beside it. */
export const cardFormats = {
  cardNumber: {
    label: 'Credit or debit card number',
    name: 'cardnumber',
    autocomplete: 'cc-number',
    placeholder: '1234 1234 1234 1234',
    digits: (text) => text.replace(/\D/g, '').slice(0, numberLength(text)),
    show: (digits) => {
      const groups =
        brandOf(digits) === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?/
      return (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(' ')
    },
    problem: numberProblem,
  },
  cardExpiry: {
    label: 'Credit or debit card expiration date',
    name: 'exp-date',
    autocomplete: 'cc-exp',
    placeholder: 'MM / YY',
    // A first digit of 3 can only mean March.
    digits: (text) =>
      text
        .replace(/\D/g, '')
        .replace(/^([2-9])/, '0$1')
        .slice(0, 4),
    show: (digits, deleting) => {
      if (digits.length < 2 || (digits.length === 2 && deleting)) return digits
      return `${digits.slice(0, 2)} / ${digits.slice(2)}`
    },
    problem: expiryProblem,
  },
  cardCvc: {
    label: 'Credit or debit card CVC/CVV',
    name: 'cvc',
    autocomplete: 'cc-csc',
    placeholder: 'CVC',
    digits: (text, brand) => text.replace(/\D/g, '').slice(0, cvcLength(brand)),
    show: (digits) => digits,
    problem: (digits, brand) =>
      digits.length < (brand === 'amex' ? 4 : 3)
        ? problem('incomplete_cvc', 'Your card’s security code is incomplete.')
        : undefined,
  },
}
