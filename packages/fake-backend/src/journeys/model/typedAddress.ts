import type { AddressRecord } from '../../records/PassengerRecord.js'

/** An address as a customer types it, with a different text in each field, so that swapped fields show. */
export const typedAddress = (city: string) =>
  [
    ['address1', '1 Long Walk'],
    ['address2', 'Flat 2'],
    ['address3', 'Third Court'],
    ['city', city],
    ['postcode', 'H91 AE2X'],
    ['county', 'Connacht'],
    ['country', 'Ireland'],
  ] as const

const lines = (...all: readonly (string | null | undefined)[]): string => all.join(', ')

/** The typed address on one line. */
export const typedText = (city: string): string => lines(...typedAddress(city).map(([, value]) => value))

/** The address in the world, on one line. */
export const addressText = (one: AddressRecord): string =>
  lines(one.address_1, one.address_2, one.address_3, one.city, one.postcode, one.county, one.country?.name ?? '')
