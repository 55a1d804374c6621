import { onceWanted } from './formats.js'

const suffixes: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
  zero: 'th',
  many: 'th',
}

const ordinals = /* @__PURE__ */ onceWanted(() => new Intl.PluralRules('en-GB', { type: 'ordinal' }))

/** "1st", "22nd", "31st". */
export const ordinal = (count: number): string => `${count}${suffixes[ordinals().select(count)]}`
