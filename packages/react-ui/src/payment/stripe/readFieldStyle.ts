import type { StripeElementStyle } from '@stripe/stripe-js'

/** A frame of another origin may not support oklch: the browser paints the colour once and reads it back as RGB. */
const toRgb = (color: string): string => {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d')
  if (context === null) return color
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}

/** The current design tokens, for fields that the product's style sheet cannot reach. */
export const readFieldStyle = (host: HTMLElement): StripeElementStyle => {
  const style = getComputedStyle(host)
  const token = (name: string): string => toRgb(style.getPropertyValue(name).trim() || style.color)
  return {
    base: {
      color: token('--text'),
      iconColor: token('--muted'),
      fontFamily: style.fontFamily,
      fontSize: style.fontSize,
      fontVariant: 'tabular-nums',
      '::placeholder': { color: token('--muted') },
    },
    invalid: { color: token('--danger-text'), iconColor: token('--danger-text') },
  }
}
