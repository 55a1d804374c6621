import type { ColourScheme } from '@booking-dashboard/core'
import { mediaOf } from '../browser/colourScheme'
import { clientRoles, radiusRoles } from './clientRoles'

const colourFunctions = /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark)$/i
const keywords = /^(inherit|initial|unset|revert|revert-layer)$/i

/** An escape could hide a function, and a block the end of a rule. */
const isPlain = (value: string): boolean => value !== '' && !/[\\{};@<]|\/\*/.test(value) && !keywords.test(value)
const hasNoFunction = (value: string): boolean => isPlain(value) && !value.includes('(')
const isColour = (value: string): boolean =>
  isPlain(value) &&
  [...value.matchAll(/([\w-]*)\(/g)].every(([, name = '']) => colourFunctions.test(name)) &&
  CSS.supports('color', value)

const isAllowed = (role: string, value: string): boolean => {
  if (!clientRoles.has(role)) return false
  if (radiusRoles.includes(role)) return /^(0|(\d*\.)?\d+(px|rem))$/.test(value)
  return role.startsWith('--font') ? hasNoFunction(value) && CSS.supports('font-family', value) : isColour(value)
}

/** One file of the sheet's own folder, or a font of the device. Null for any other source. */
const sourceOf = (source: string, sheet: URL): string | null => {
  const [, address, device, format = ''] =
    /^(?:url\("([^"\\]*)"\)|local\("?([\w -]+)"?\))( format\("?[\w-]+"?\))?$/.exec(source.trim()) ?? []
  if (device !== undefined) return `local("${device}")`
  if (address === undefined) return null
  const { origin, pathname } = new URL(address, sheet)
  const folder = new URL('.', sheet).pathname
  const isOwn =
    origin === sheet.origin && pathname.startsWith(folder) && /^[\w./-]+$/.test(pathname.slice(folder.length))
  return isOwn ? `url("${pathname}")${format}` : null
}

const fontDescriptors = ['font-family', 'font-weight', 'font-style', 'font-display', 'unicode-range']

const fontOf = (style: CSSStyleDeclaration, sheet: URL): string => {
  const sources = style
    .getPropertyValue('src')
    .split(',')
    .map((source) => sourceOf(source, sheet))
  if (sources.includes(null)) return ''
  const descriptors = fontDescriptors.flatMap((name) => {
    const value = style.getPropertyValue(name)
    return hasNoFunction(value) ? [`${name}:${value}`] : []
  })
  return `@font-face{${[...descriptors, `src:${sources.join(',')}`].join(';')}}`
}

const allowedOf = (rules: CSSRuleList, sheet: URL, chosen: ColourScheme): string =>
  [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule) {
        const roles = [...rule.style].map((name) => [name, rule.style.getPropertyValue(name).trim()] as const)
        const allowed = roles.filter(([role, value]) => isAllowed(role, value)).map((pair) => pair.join(':'))
        return rule.selectorText === ':root' ? `:root{${allowed.join(';')}}` : ''
      }
      if (rule instanceof CSSFontFaceRule) return fontOf(rule.style, sheet)
      if (rule instanceof CSSLayerBlockRule) return allowedOf(rule.cssRules, sheet, chosen)
      const scheme =
        rule instanceof CSSMediaRule && /^\(prefers-color-scheme: (light|dark)\)$/.exec(rule.conditionText)?.[1]
      return scheme
        ? `@media ${mediaOf(chosen, scheme as 'light' | 'dark')}{${allowedOf((rule as CSSMediaRule).cssRules, sheet, chosen)}}`
        : ''
    })
    .join('')

/** Parses a sheet without applying it. A sheet made by a script imports no other. */
export const parseSheet = (text: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}

/**
 * A client's sheet, made anew of what is allowed: roles of `:root` with plain values, in layers and for a colour
 * scheme, and fonts of the sheet's own folder. The chosen colour scheme decides which of its schemes applies.
 */
export const readClientSheet = (text: string, address: string, chosen: ColourScheme = 'system'): CSSStyleSheet => {
  const allowed = allowedOf(parseSheet(text).cssRules, new URL(address, location.href), chosen)
  return parseSheet(`@layer client{${allowed}}`)
}
