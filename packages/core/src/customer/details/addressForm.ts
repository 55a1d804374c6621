import type { Country } from '../../client/Client.js'
import type { Address } from '../Customer.js'
import { countryOfId } from './addressLines.js'
import { countryNamed } from './countries.js'
import { type DetailsForm, gather, type ProblemKind } from './DetailsForm.js'
import { isBlank, textProblem } from './fieldRules.js'
import { isPostcode } from './postcodes.js'

const lines = ['address1', 'address2', 'address3', 'city', 'county'] as const

/** The country by its name, as it is typed. */
export type AddressValues = Readonly<Record<(typeof lines)[number] | 'postcode' | 'country', string>>

export const addressValues = (address: Address, countries: readonly Country[]): AddressValues => ({
  address1: address.address1,
  address2: address.address2,
  address3: address.address3,
  city: address.city,
  county: address.county,
  postcode: address.postcode,
  country: countryOfId(countries, address.countryId),
})

const postcodeProblem = ({ postcode }: AddressValues, country: Country | undefined): ProblemKind | null => {
  if (isBlank(postcode)) return 'postcodeMissing'
  const problem = textProblem(postcode)
  if (problem !== null || isPostcode(postcode, country?.code)) return problem
  return country?.code === 'GB' ? 'postcodeInvalid' : 'postcodeForeign'
}

/** Of an address that was not left empty as a whole; see isEmptyAddress. */
export const addressProblems = (
  values: AddressValues,
  countries: readonly Country[],
): Readonly<Record<keyof AddressValues, ProblemKind | null>> => {
  const country = countryNamed(countries, values.country)
  return {
    address1: isBlank(values.address1) ? 'streetMissing' : textProblem(values.address1),
    address2: textProblem(values.address2),
    address3: textProblem(values.address3),
    city: isBlank(values.city) ? 'cityMissing' : textProblem(values.city),
    county: textProblem(values.county),
    postcode: postcodeProblem(values, country),
    country: country !== undefined ? null : isBlank(values.country) ? 'countryMissing' : 'countryUnknown',
  }
}

/** The country alone, which a form may offer by itself, is no address yet. */
export const isEmptyAddress = (values: AddressValues): boolean =>
  isBlank(values.postcode) && lines.every((line) => isBlank(values[line]))

export const toAddress = (values: AddressValues, countries: readonly Country[]): Address => ({
  address1: values.address1.trim(),
  address2: values.address2.trim(),
  address3: values.address3.trim(),
  city: values.city.trim(),
  county: values.county.trim(),
  postcode: values.postcode.trim(),
  countryId: countryNamed(countries, values.country)?.id ?? '',
})

export const addressForm: DetailsForm<AddressValues> = {
  problems: (values, { countries }) =>
    isEmptyAddress(values)
      ? [{ field: 'address1', kind: 'addressMissing' }]
      : gather(addressProblems(values, countries)),
  toChanges: (values, { countries }) => ({ address: toAddress(values, countries) }),
}
