import type {
  Stripe,
  StripeCardCvcElement,
  StripeCardExpiryElement,
  StripeCardNumberElement,
  StripeElementStyle,
} from '@stripe/stripe-js'
import type { CardField } from '@booking-dashboard/core'
import { whenPageColoursChange } from '../../browser/whenPageColoursChange'
import { coloursOf } from '../../client/coloursOf'
import type { CardFieldHosts, CardFieldListeners, MountedCardFields } from './CardFields'
import { fieldLocale } from './fieldLocale'

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
  const style = readFieldStyle(hosts.number)
  const number = elements.create('cardNumber', { style, showIcon: true, disableLink: true })
  const expiry = elements.create('cardExpiry', { style })
  const cvc = elements.create('cardCvc', { style })
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

  const stop = whenPageColoursChange(() => {
    const now = { style: readFieldStyle(hosts.number) }
    number.update(now)
    expiry.update(now)
    cvc.update(now)
  })

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

/** The current design tokens, for fields that the product's style sheet cannot reach. */
const readFieldStyle = (host: HTMLElement): StripeElementStyle => {
  const { fontFamily, fontSize } = getComputedStyle(host)
  const colourOf = coloursOf(host, ['--text', '--muted', '--danger-text'])
  // The frame has another origin, and its script may not know oklch.
  const token = (name: string): string => `rgb(${colourOf(name).slice(0, 3).join(', ')})`
  const [text, muted, danger] = [token('--text'), token('--muted'), token('--danger-text')]
  return {
    base: {
      color: text,
      iconColor: muted,
      fontFamily,
      fontSize,
      fontVariant: 'tabular-nums',
      '::placeholder': { color: muted },
    },
    invalid: { color: danger, iconColor: danger },
  }
}
