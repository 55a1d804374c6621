import type { Country } from '../../client/Client.js'
import { plainText } from '../../messages/plainText.js'

/** Other names by which people call a country. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  GB: ['UK', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  US: ['USA', 'America'],
  NL: ['Holland'],
  CZ: ['Czech Republic'],
  AE: ['UAE', 'Emirates'],
}

const otherNamesOf = ({ code }: Country): readonly string[] => [code, ...(otherNames[code] ?? [])].map(plainText)

/** 0 begins with it, 1 a word begins with it, 2 known by another name, 3 has it somewhere; null: not found. */
const rank = (country: Country, wanted: string): number | null => {
  const own = plainText(country.name)
  if (own.startsWith(wanted)) return 0
  if (` ${own}`.includes(` ${wanted}`)) return 1
  if (otherNamesOf(country).some((other) => other.startsWith(wanted))) return 2
  return own.includes(wanted) ? 3 : null
}

/** Countries that match what was typed, the most likely first; all of them while nothing is typed. */
export const searchCountries = (countries: readonly Country[], typed: string): readonly Country[] => {
  const wanted = plainText(typed)
  if (wanted === '') return countries
  return countries
    .flatMap((country) => {
      const position = rank(country, wanted)
      return position === null ? [] : [{ country, position }]
    })
    .toSorted((a, b) => a.position - b.position)
    .map(({ country }) => country)
}

/** The country meant by what was typed: its name, ignoring accents and case, or another name for it. */
export const countryNamed = (countries: readonly Country[], typed: string): Country | undefined => {
  const wanted = plainText(typed)
  return (
    countries.find(({ name }) => plainText(name) === wanted) ??
    countries.find((country) => otherNamesOf(country).includes(wanted))
  )
}

/** The name of a country by its code; a code that is not in the list is shown as it is. */
export const countryOfCode = (countries: readonly Country[], code: string): string =>
  countries.find((country) => country.code === code)?.name ?? code
