import type { Country } from '../../domain/Customer.js'
import type { Formats } from '../../language/formats.js'
import { everyLanguage } from '../../language/locales.js'
import { memoizeByKey } from '../../reactive/resource.js'
import { plainText } from '../../language/plainText.js'

/** Other common names of a country. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  GB: ['UK', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  US: ['USA', 'America', 'United States of America'],
  AE: ['UAE', 'Emirates'],
  BN: ['Brunei Darussalam'],
  CD: ['DR Congo', 'Democratic Republic of the Congo'],
  CG: ['Congo', 'Republic of the Congo'],
  CI: ['Ivory Coast'],
  CN: ["People's Republic of China"],
  CV: ['Cape Verde', 'Cabo Verde'],
  CZ: ['Czech Republic'],
  FM: ['Micronesia'],
  GM: ['The Gambia', 'Gambia'],
  IE: ['Eire', 'Republic of Ireland'],
  IR: ['Islamic Republic of Iran'],
  KP: ['Democratic People’s Republic of Korea'],
  KR: ['Korea', 'Republic of Korea'],
  LA: ['Lao People’s Democratic Republic'],
  MD: ['Republic of Moldova'],
  MK: ['Macedonia'],
  MM: ['Burma'],
  NL: ['Holland'],
  RU: ['Russian Federation'],
  SY: ['Syrian Arab Republic'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey', 'Türkiye'],
  TZ: ['United Republic of Tanzania'],
  VA: ['Holy See', 'Vatican'],
  VN: ['Viet Nam'],
}

/** The product's languages, then those of the browser. */
const languages = [...everyLanguage.offered, ...((globalThis as Surroundings).navigator?.languages ?? [])]

interface Surroundings {
  readonly navigator?: { readonly languages?: readonly string[] }
}

const namesOf = (language: string, style: 'long' | 'short'): readonly Intl.DisplayNames[] => {
  try {
    return [new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' })]
  } catch {
    // Not every language of a browser is well formed.
    return []
  }
}

let inLanguages: readonly Intl.DisplayNames[] | undefined

/** Each object takes a while to make, so all countries share them, and they are made at the first search. */
const displayNames = (): readonly Intl.DisplayNames[] =>
  (inLanguages ??= languages.flatMap((language) => [...namesOf(language, 'long'), ...namesOf(language, 'short')]))

const namesInLanguages = (code: string): readonly string[] =>
  displayNames().flatMap((names) => {
    try {
      return names.of(code) ?? []
    } catch {
      // Not every code of a back end is a region.
      return []
    }
  })

/** The name of a country as plain text. Each letter that is typed asks for all of them. */
const plainNameOf = memoizeByKey(plainText)

/** As plain text: the code, common other names, and the names in other languages. */
const otherNamesOf = memoizeByKey((code) =>
  [code, ...(otherNames[code] ?? []), ...namesInLanguages(code)].map(plainText),
)

/**
 * 0: the name begins with it. 1: a word of the name does. 2: another name matches. 3: the name contains it. Null: not
 * found.
 */
const rank = (country: Country, wanted: string): number | null => {
  const own = plainNameOf(country.name)
  if (own.startsWith(wanted)) return 0
  if (` ${own}`.includes(` ${wanted}`)) return 1
  if (otherNamesOf(country.code).some((other) => other.startsWith(wanted))) return 2
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
  const own = plainText(typed)
  const wanted = own.replace(/^the /, '')
  if (wanted === '') return undefined
  return (
    countries.find(({ name }) => name === typed) ??
    countries.find(({ name }) => [wanted, own].includes(plainNameOf(name))) ??
    countries.find((country) => otherNamesOf(country.code).includes(wanted))
  )
}

/** What stays in a country's field when the customer leaves it: the name that is meant, if only one can be. */
export const countryOnLeaving = (
  countries: readonly Country[],
  typed: string,
  formats: Pick<Formats, 'compare'>,
): string => {
  const found = plainText(typed) === '' ? [] : searchCountries(countries, typed, formats)
  return (countryNamed(countries, typed) ?? (found.length === 1 ? found[0] : undefined))?.name ?? typed
}

const withCode = (countries: readonly Country[], stored: string): Country | undefined =>
  countries.find(({ code }) => code.toUpperCase() === stored.toUpperCase())

/** What the field of a country holds. A code that is not in the list stays, so that a save does not lose it. */
export const countryOfCode = (countries: readonly Country[], code: string): string =>
  withCode(countries, code)?.name ?? code

/**
 * The name of a stored country, for reading. Without the list it is that of the ISO code. Empty for any other code, of
 * two or three letters or with a digit; a value in words, such as `BRITISH`, is shown as it is.
 */
export const countryInWords = (
  countries: readonly Country[],
  stored: string,
  { locale }: Pick<Formats, 'locale'>,
): string => {
  const known = withCode(countries, stored)
  if (known !== undefined) return known.name
  const code = stored.toUpperCase()
  // ZZ is ISO's sign for an unknown country.
  if (/^[A-Z]{2}$/.test(code)) return code === 'ZZ' ? '' : (namesOf(locale, 'long')[0]?.of(code) ?? '')
  return /^[A-Z]{3}$|\d/.test(code) ? '' : stored
}
