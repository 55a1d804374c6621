import { dangerPairs, leastDifference, neutralRoles, pairs, radiusRoles } from './clientRoles'
import { contrast, difference, type Pixel } from './contrast'
import { coloursOf } from './coloursOf'

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

/** The computed colours of the roles that are compared. */
export const comparedColours = (): ((role: string) => Pixel) =>
  coloursOf(document.body, ['--accent', ...[...pairs, ...dangerPairs].flatMap(([ink, ground]) => [ink, ground])])

/** Pixels. */
const largestCorner = (): number => {
  const probe = document.body.appendChild(document.createElement('span'))
  probe.hidden = true
  probe.style.borderRadius = radiusRoles.map((role) => `var(${role})`).join(' ')
  const { borderTopLeftRadius, borderTopRightRadius } = getComputedStyle(probe)
  probe.remove()
  return Math.max(Number.parseFloat(borderTopLeftRadius), Number.parseFloat(borderTopRightRadius))
}

/**
 * Removes the roles of a client's sheet that would make the product unreadable or break its layout: colours without
 * enough contrast, errors that look like controls, and corners that cut their content. The product's own values replace
 * what fails.
 */
export const tameClientSheet = (sheet: CSSStyleSheet): void => {
  let colourOf = comparedColours()
  const misses = (wanted: typeof pairs): boolean =>
    wanted.some(([ink, ground, least]) => contrast(colourOf(ink), colourOf(ground)) < least)
  if (misses(pairs)) {
    drop(sheet.cssRules, (name) => neutralRoles.includes(name))
    // The client's errors and corners stand on the product's own surfaces now.
    colourOf = comparedColours()
  }
  if (misses(dangerPairs) || difference(colourOf('--danger'), colourOf('--accent')) < leastDifference)
    drop(sheet.cssRules, (name) => name === '--danger')
  if (!(largestCorner() <= largestRadius)) drop(sheet.cssRules, (name) => radiusRoles.includes(name))
}
