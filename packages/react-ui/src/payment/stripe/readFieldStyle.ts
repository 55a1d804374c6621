import type { StripeElementStyle } from '@stripe/stripe-js'
import { rgbOf } from '../../client/rgbOf'

/** The current design tokens, for fields that the product's style sheet cannot reach. */
export const readFieldStyle = (host: HTMLElement): StripeElementStyle => {
  const { fontFamily, fontSize } = getComputedStyle(host)
  const probe = host.appendChild(document.createElement('span'))
  // The frame has another origin, and its script may not know oklch.
  const token = (name: string): string => `rgb(${rgbOf(probe, name).slice(0, 3).join(', ')})`
  const [text, muted, danger] = [token('--text'), token('--muted'), token('--danger-text')]
  probe.remove()
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
