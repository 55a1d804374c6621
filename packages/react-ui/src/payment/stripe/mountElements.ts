import type { Stripe, StripeCardCvcElement, StripeCardExpiryElement, StripeCardNumberElement } from '@stripe/stripe-js'
import { fieldLocale } from './fieldLocale'
import { whenPageColoursChange } from '../../browser/pageColours'
import { readFieldStyle } from './readFieldStyle'
import type { CardField } from '@booking-dashboard/core'
import type { CardFieldHosts, CardFieldListeners, MountedCardFields } from './CardFields'

/** The fields, and the Element that represents the card. */
export interface MountedElements extends MountedCardFields {
  readonly number: StripeCardNumberElement
}

interface Change {
  readonly empty: boolean
  readonly complete: boolean
  readonly error: { readonly message: string } | undefined
  /** The brand, in the number field only; "unknown" until it is known. */
  readonly brand?: string
}

/** Mounts the three Elements in the page's own style, light or dark, and updates them when it changes. */
export const mountElements = (
  stripe: Stripe,
  hosts: CardFieldHosts,
  { onReady, onChange }: CardFieldListeners,
): MountedElements => {
  const elements = stripe.elements({ locale: fieldLocale(document.documentElement.lang) })
  const style = (): { style: ReturnType<typeof readFieldStyle> } => ({ style: readFieldStyle(hosts.number) })
  const number = elements.create('cardNumber', { ...style(), showIcon: true, disableLink: true })
  const expiry = elements.create('cardExpiry', style())
  const cvc = elements.create('cardCvc', style())
  const all: Readonly<Record<CardField, StripeCardNumberElement | StripeCardExpiryElement | StripeCardCvcElement>> = {
    number,
    expiry,
    cvc,
  }

  const changed =
    (field: CardField) =>
    ({ empty, complete, error, brand }: Change): void =>
      onChange(field, {
        empty,
        complete,
        error: error?.message ?? null,
        brand: brand === undefined || brand === 'unknown' ? null : brand,
      })
  number.on('ready', () => onReady('number'))
  expiry.on('ready', () => onReady('expiry'))
  cvc.on('ready', () => onReady('cvc'))
  number.on('change', changed('number'))
  expiry.on('change', changed('expiry'))
  cvc.on('change', changed('cvc'))
  number.mount(hosts.number)
  expiry.mount(hosts.expiry)
  cvc.mount(hosts.cvc)

  const restyle = (): void => {
    number.update(style())
    expiry.update(style())
    cvc.update(style())
  }
  const stop = whenPageColoursChange(restyle)

  return {
    number,
    focus: (field) => all[field].focus(),
    unmount: () => {
      stop()
      number.destroy()
      expiry.destroy()
      cvc.destroy()
    },
  }
}
