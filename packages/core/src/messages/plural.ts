/** How texts of a language count. */
export const countingIn = (locale: string) => {
  const rules = new Intl.PluralRules(locale)
  const figures = new Intl.NumberFormat(locale)
  const lists = new Intl.ListFormat(locale)
  /** "ticket" for 1, "tickets" for 3. */
  const pluralOf = (count: number, one: string, other: string): string => (rules.select(count) === 'one' ? one : other)
  /** "1,000". */
  const figure = (count: number): string => figures.format(count)
  return {
    pluralOf,
    figure,
    /** "1 ticket", "3 tickets". */
    counted: (count: number, one: string, other: string): string => `${figure(count)} ${pluralOf(count, one, other)}`,
    /** "Amelia, Noah and Isla". */
    listed: (items: readonly string[]): string => lists.format(items),
  }
}

export const { pluralOf, figure, counted, listed } = countingIn('en-GB')

export const wasOrWere = (count: number): string => pluralOf(count, 'was', 'were')
