import type * as t from 'io-ts'
import { type Address, noAddress, type Passport, type PersonalDetails, type Traveller } from '@booking-dashboard/core'
import type { AddressWire, PassportWire, PersonalDetailsWire, TravellerWire } from './customerWire.js'

type Wire<C extends t.Mixed> = t.TypeOf<C> | null | undefined

const toPersonalDetails = (details: t.TypeOf<typeof PersonalDetailsWire>): PersonalDetails => ({
  firstName: details.first_name,
  lastName: details.last_name,
  gender: details.gender ?? '',
  phone: details.phone ?? '',
  dateOfBirth: details.date_of_birth ?? null,
  emergencyContact: {
    fullName: details.emergency_contact?.full_name ?? '',
    telephone: details.emergency_contact?.telephone ?? '',
  },
})

export const toAddress = (address: Wire<typeof AddressWire>): Address =>
  address === null || address === undefined
    ? noAddress
    : {
        address1: address.address_1 ?? '',
        address2: address.address_2 ?? '',
        address3: address.address_3 ?? '',
        city: address.city ?? '',
        postcode: address.postcode ?? '',
        county: address.county ?? '',
        countryId: address.country?.id ?? '',
      }

const toPassport = (passport: Wire<typeof PassportWire>): Passport => ({
  number: passport?.number ?? '',
  expiryDate: passport?.expiry_date ?? null,
  nationality: passport?.nationality ?? '',
  firstName: passport?.first_name ?? '',
  middleNames: passport?.middle_names ?? '',
  lastName: passport?.last_name ?? '',
  issueCountry: passport?.issue_country ?? '',
})

export const toTraveller = (traveller: t.TypeOf<typeof TravellerWire>): Traveller => ({
  id: traveller.id,
  personalDetails: toPersonalDetails(traveller.personal_details),
  address: toAddress(traveller.address),
  passport: toPassport(traveller.passport),
})
