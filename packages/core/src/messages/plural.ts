const rules = new Intl.PluralRules('en-GB')

/** "ticket" for 1, "tickets" for 3. */
export const pluralOf = (count: number, one: string, other: string): string =>
  rules.select(count) === 'one' ? one : other

/** "1 ticket", "3 tickets". */
export const counted = (count: number, one: string, other: string): string => `${count} ${pluralOf(count, one, other)}`

export const wasOrWere = (count: number): string => pluralOf(count, 'was', 'were')
