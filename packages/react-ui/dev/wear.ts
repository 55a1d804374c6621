import { clientRoles, dangerPairs, leastDifference, pairs } from '../src/client/clientRoles'
import { contrast, difference } from '../src/client/contrast'
import { parseSheet, readClientSheet } from '../src/client/readClientSheet'
import { tameClientSheet, withProbe } from '../src/client/tameClientSheet'

export interface Measured {
  readonly ink: string
  readonly ground: string
  /** A contrast from 1 to 21; a difference from 0 to 1 for two colours that must look different. */
  readonly value: number
  readonly least: number
  readonly passes: boolean
}

export interface CheckedSheet {
  /** Measured on all allowed roles, before any of them is removed. */
  readonly measured: readonly Measured[]
  /** Whether an error looks like a main button. */
  readonly apart: Measured
  /** Roles for which customers see the product's own value. */
  readonly takenBack: readonly string[]
  /** Declarations that a sheet may not set. */
  readonly noRoles: readonly string[]
}

const meanings = ['info', 'success', 'warning', 'danger']
const shown: typeof pairs = [
  ...pairs,
  ['--on-accent', '--accent', 4.5],
  ['--on-accent', '--accent-hover', 4.5],
  ['--accent-text', '--accent-soft', 4.5],
  ['--text', '--attention-soft', 4.5],
  ['--focus', '--surface', 3],
  ['--focus', '--surface-raised', 3],
  ...dangerPairs,
  ['--on-danger', '--danger', 4.5],
  ...meanings.flatMap((meaning) => [
    [`--${meaning}-text`, `--${meaning}-soft`, 4.5] as const,
    ['--text', `--${meaning}-soft`, 4.5] as const,
  ]),
]

const measure = (): Pick<CheckedSheet, 'measured' | 'apart'> =>
  withProbe(({ colourOf }) => {
    const value = difference(colourOf('--danger'), colourOf('--accent'))
    return {
      measured: shown.map(([ink, ground, least]) => {
        const ratio = contrast(colourOf(ink), colourOf(ground))
        return { ink, ground, value: ratio, least, passes: ratio >= least }
      }),
      apart: { ink: '--danger', ground: '--accent', value, least: leastDifference, passes: value >= leastDifference },
    }
  })

const rolesIn = (rules: CSSRuleList): ReadonlySet<string> =>
  new Set(
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? [...rule.style].filter((name) => name.startsWith('--')) : []),
      ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? rolesIn(rule.cssRules) : []),
    ]),
  )

let worn: CSSStyleSheet | null = null

/**
 * Applies a client's sheet to this document in place of the previous one, as the product does, and reports the result.
 */
export const wear = (text: string): CheckedSheet => {
  const asked = rolesIn(parseSheet(text).cssRules)
  const sheet = readClientSheet(text, '/clients/theme/client.css')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((one) => one !== worn), sheet]
  worn = sheet
  const measured = measure()
  tameClientSheet(sheet)
  const held = rolesIn(sheet.cssRules)
  const gone = [...asked].filter((role) => !held.has(role))
  return {
    ...measured,
    takenBack: gone.filter((role) => clientRoles.has(role)),
    noRoles: gone.filter((role) => !clientRoles.has(role)),
  }
}
