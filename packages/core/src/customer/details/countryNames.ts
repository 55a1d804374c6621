import type { Country } from '../../domain/Country.js'
import type { Formats } from '../../language/formats.js'
import { plainText } from '../../language/plainText.js'

/** Other common names of a country. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  GB: ['UK', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  US: ['USA', 'America'],
  NL: ['Holland'],
  CZ: ['Czech Republic'],
  AE: ['UAE', 'Emirates'],
}

const otherNamesOf = ({ code }: Country): readonly string[] => [code, ...(otherNames[code] ?? [])].map(plainText)

/**
 * 0: the name begins with it. 1: a word of the name does. 2: another name matches. 3: the name contains it. Null: not
 * found.
 */
const rank = (country: Country, wanted: string): number | null => {
  const own = plainText(country.name)
  if (own.startsWith(wanted)) return 0
  if (` ${own}`.includes(` ${wanted}`)) return 1
  if (otherNamesOf(country).some((other) => other.startsWith(wanted))) return 2
  return own.includes(wanted) ? 3 : null
}

/** Countries that match the typed text, the most likely first, then by name. All countries while nothing is typed. */
export const searchCountries = (
  countries: readonly Country[],
  typed: string,
  { compare }: Pick<Formats, 'compare'>,
): readonly Country[] => {
  const wanted = plainText(typed)
  const byName = countries.toSorted((a, b) => compare(a.name, b.name))
  if (wanted === '') return byName
  return byName
    .flatMap((country) => {
      const position = rank(country, wanted)
      return position === null ? [] : [{ country, position }]
    })
    .toSorted((a, b) => a.position - b.position)
    .map(({ country }) => country)
}

/** The country for the typed text: its name, ignoring accents and case, or another name of it. */
export const countryNamed = (countries: readonly Country[], typed: string): Country | undefined => {
  const wanted = plainText(typed)
  return (
    countries.find(({ name }) => plainText(name) === wanted) ??
    countries.find((country) => otherNamesOf(country).includes(wanted))
  )
}

/** The name of a country by its code. A code that is not in the list is shown as it is. */
export const countryOfCode = (countries: readonly Country[], code: string): string =>
  countries.find((country) => country.code === code)?.name ?? code
