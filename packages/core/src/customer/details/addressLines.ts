import type { Country } from '../../client/Client.js'
import type { Address } from '../Customer.js'

// A file of its own, so that pages that only show an address do not load the form.

/** The name of a country by its id; empty where it is not in the list. */
export const countryOfId = (countries: readonly Country[], id: string): string =>
  countries.find((country) => country.id === id)?.name ?? ''

/** An address as it stands on an envelope. */
export const addressLines = (address: Address, countries: readonly Country[]): readonly string[] =>
  [
    address.address1,
    address.address2,
    address.address3,
    address.city,
    address.county,
    address.postcode,
    countryOfId(countries, address.countryId),
  ].filter((line) => line.trim() !== '')
