import { clientRoles, dangerPairs, leastDifference, pairs } from './clientRoles'
import { contrast, difference } from './contrast'
import { parseSheet } from './readClientSheet'
import { comparedColours, tameClientSheet } from './tameClientSheet'

const rolesIn = (rules: CSSRuleList): ReadonlySet<string> =>
  new Set(
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? [...rule.style].filter((name) => name.startsWith('--')) : []),
      ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? [...rolesIn(rule.cssRules)] : []),
    ]),
  )

/**
 * Tames a client's sheet, and writes to the console what customers do not see of it and why. For the author of the
 * sheet, in `npm run dev` alone.
 * @param text the sheet as its author wrote it
 * @param sheet what the page has read of it
 */
export const reportTaming = (text: string, sheet: CSSStyleSheet): void => {
  const colourOf = comparedColours()
  const reasons = [...pairs, ...dangerPairs].flatMap(([ink, ground, least]) => {
    const ratio = contrast(colourOf(ink), colourOf(ground))
    return ratio < least ? [`${ink} on ${ground} has a contrast of ${ratio.toFixed(2)}, and needs ${least}.`] : []
  })
  if (difference(colourOf('--danger'), colourOf('--accent')) < leastDifference)
    reasons.push('Errors look like main buttons: --danger is too near --accent.')
  tameClientSheet(sheet)
  const held = rolesIn(sheet.cssRules)
  const gone = [...rolesIn(parseSheet(text).cssRules)].filter((role) => !held.has(role))
  const ignored = gone.map((role) =>
    clientRoles.has(role) ? `Customers see the product's own ${role}.` : `A client has no role ${role}.`,
  )
  // oxlint-disable-next-line no-console
  for (const line of [...reasons, ...ignored]) console.info(`client.css: ${line}`)
}
