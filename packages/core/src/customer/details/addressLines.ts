import type { Country } from '../../client/Client.js'
import type { Address } from '../Customer.js'

// By itself: pages that show an address load no form of one.

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
