/** Red, green, blue and alpha, each from 0 to 255. */
export type Pixel = readonly [number, number, number, number]

const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
const luminance = ([red, green, blue]: Pixel): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** The contrast by WCAG 2, from 1 to 21. A translucent colour counts as unreadable. */
export const contrast = (one: Pixel, other: Pixel): number => {
  if (one[3] < 255 || other[3] < 255) return 1
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Lightness and the two colour axes of OKLab, in which equal distances look equally different. */
const oklab = ([red, green, blue]: Pixel): readonly [number, number, number] => {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ]
}

/** How different two colours look: 0 for the same, 1 from black to white. */
export const difference = (one: Pixel, other: Pixel): number => {
  const there = oklab(other)
  return Math.hypot(...oklab(one).map((axis, index) => axis - (there[index] ?? 0)))
}
