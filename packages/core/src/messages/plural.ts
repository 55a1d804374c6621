const rules = new Intl.PluralRules('en-GB')

/** "1 ticket", "3 tickets". */
export const counted = (count: number, one: string, other: string): string =>
  `${count} ${rules.select(count) === 'one' ? one : other}`
