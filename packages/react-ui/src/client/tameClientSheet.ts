import { dangerPairs, leastDifference, neutralRoles, pairs, radiusRoles } from './clientRoles'
import { contrast, difference, type Pixel } from './contrast'
import { rgbOf } from './rgbOf'

/** Pixels. A larger radius cuts into the content of the corner. */
const largestRadius = 24

/** Removes roles from a sheet, so that the product's own apply again. */
const drop = (rules: CSSRuleList, unwanted: (role: string) => boolean): void => {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const { style } = rule
      ;[...style].filter(unwanted).forEach((name) => style.removeProperty(name))
    }
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) drop(rule.cssRules, unwanted)
  }
}

interface Probe {
  readonly colourOf: (role: string) => Pixel
  /** Pixels. */
  readonly lengthOf: (role: string) => number
}

/** Measures the computed values of roles on this page. */
export const withProbe = <A>(ask: (probe: Probe) => A): A => {
  const element = document.createElement('span')
  element.hidden = true
  document.body.append(element)
  const seen = new Map<string, Pixel>()
  // The pairs repeat their backgrounds, and each measurement makes the browser compute styles.
  const colourOf = (role: string): Pixel => {
    const pixel = seen.get(role) ?? rgbOf(element, role)
    seen.set(role, pixel)
    return pixel
  }
  const lengthOf = (role: string): number => {
    element.style.borderTopLeftRadius = `var(${role})`
    return Number.parseFloat(getComputedStyle(element).borderTopLeftRadius)
  }
  try {
    return ask({ colourOf, lengthOf })
  } finally {
    element.remove()
  }
}

/**
 * Removes the roles of a client's sheet that would make the product unreadable or break its layout: colours without
 * enough contrast, errors that look like controls, and corners that cut their content. The product's own values replace
 * what fails.
 */
export const tameClientSheet = (sheet: CSSStyleSheet): void => {
  const misses = ({ colourOf }: Probe, wanted: typeof pairs): boolean =>
    wanted.some(([ink, ground, least]) => contrast(colourOf(ink), colourOf(ground)) < least)
  if (withProbe((probe) => misses(probe, pairs))) drop(sheet.cssRules, (name) => neutralRoles.includes(name))
  // Measured on the surfaces that apply now.
  const failing = withProbe((probe) => ({
    danger:
      misses(probe, dangerPairs) ||
      difference(probe.colourOf('--danger'), probe.colourOf('--accent')) < leastDifference,
    corners: radiusRoles.some((role) => !(probe.lengthOf(role) <= largestRadius)),
  }))
  if (failing.danger) drop(sheet.cssRules, (name) => name === '--danger')
  if (failing.corners) drop(sheet.cssRules, (name) => radiusRoles.includes(name))
}
