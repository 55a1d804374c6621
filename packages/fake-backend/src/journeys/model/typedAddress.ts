import type { AddressRecord } from '../../customer/TravellerRecord.js'

/** An address as a customer types it, each line another text, so that none can be taken for another. */
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

/** The same in one line. */
export const typedText = (city: string): string => lines(...typedAddress(city).map(([, value]) => value))

/** What the world holds, in one line. */
export const addressText = (one: AddressRecord): string =>
  lines(one.address_1, one.address_2, one.address_3, one.city, one.postcode, one.county, one.country?.name ?? '')
