import type { Stripe, StripeElements, StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js'
import type { MountedWallets, SheetAmount, WalletListeners } from './CardFields'
import { fieldLocale } from './fieldLocale'
import { isPageDark } from '../../browser/isPageDark'

/** A sheet that the customer has confirmed. It stays open until it becomes a payment method, or fails. */
export interface OpenSheet {
  readonly elements: StripeElements
  /** Closes the sheet with the wallet's own message that nothing was paid. */
  readonly fail: () => void
}

/** `never`: Stripe makes no payment method of it before the payment. */
const paymentMethods = {
  applePay: 'auto',
  googlePay: 'auto',
  amazonPay: 'never',
  klarna: 'never',
  link: 'never',
  paypal: 'never',
} as const

/** The height of the buttons in px, which the page reserves. */
const buttonHeight = 48

const labels: Readonly<Partial<Record<StripeExpressCheckoutElementConfirmEvent['expressPaymentType'], string>>> = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
}

/** Mounts Stripe's Express Checkout Element for one amount, which `update` changes. */
export const mountWallets = (
  stripe: Stripe,
  host: HTMLElement,
  first: SheetAmount,
  { onReady, onPress, onConfirm }: WalletListeners,
  opened: (sheet: OpenSheet) => void,
): MountedWallets => {
  let { amount } = first
  /** The amount in the open sheet. `update` does not change it. */
  let agreed = amount
  const elements = stripe.elements({
    mode: 'payment',
    amount,
    currency: first.currency.toLowerCase(),
    paymentMethodCreation: 'manual',
    locale: fieldLocale(document.documentElement.lang),
  })
  const buttons = elements.create('expressCheckout', {
    paymentMethods,
    buttonHeight,
    buttonType: { applePay: 'plain', googlePay: 'plain' },
    buttonTheme: isPageDark() ? { applePay: 'white', googlePay: 'white' } : { applePay: 'black', googlePay: 'black' },
    // The name on the card is part of the billing address.
    billingAddressRequired: true,
  })
  buttons.on('ready', ({ availablePaymentMethods }) => onReady(availablePaymentMethods !== undefined))
  buttons.on('loaderror', () => onReady(false))
  buttons.on('click', ({ resolve, reject }) => {
    if (!onPress()) return reject()
    agreed = amount
    resolve()
  })
  buttons.on('confirm', ({ billingDetails, expressPaymentType, paymentFailed }) => {
    opened({ elements, fail: () => paymentFailed({ reason: 'fail' }) })
    onConfirm(agreed, billingDetails?.name || (labels[expressPaymentType] ?? ''))
  })
  buttons.mount(host)
  return {
    update: (now) => {
      if (now === amount) return
      amount = now
      elements.update({ amount })
    },
    unmount: () => buttons.destroy(),
  }
}
