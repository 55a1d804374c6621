import type { Pixel } from './contrast'

/**
 * The colour of a role where an element stands, as the browser computes it; transparent if it is no colour. A canvas
 * would not do: a browser that resists fingerprinting falsifies what is read from it.
 */
export const rgbOf = (element: HTMLElement, role: string): Pixel => {
  element.style.setProperty('forced-color-adjust', 'none')
  element.style.color = `color-mix(in srgb, var(${role}), var(${role}))`
  const computed = getComputedStyle(element).color
  if (!computed.startsWith('color(srgb ')) return [0, 0, 0, 0]
  const [red, green, blue, alpha = 255] = computed
    .slice('color(srgb '.length)
    .split(/[\s/)]+/)
    .filter((part) => part !== '')
    .map((part) => Math.round(255 * Math.min(1, Math.max(0, Number(part)))))
  return [red ?? 0, green ?? 0, blue ?? 0, alpha]
}
