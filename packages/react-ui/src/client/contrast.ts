/** Channels from 0 to 255, as a canvas has them: red, green, blue, alpha. */
export type Pixel = readonly [number, number, number, number]

const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
const luminance = ([red, green, blue]: Pixel): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** From 1 to 21, as WCAG 2 counts it; what one can see through counts as unreadable. */
export const contrast = (one: Pixel, other: Pixel): number => {
  if (one[3] < 255 || other[3] < 255) return 1
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
