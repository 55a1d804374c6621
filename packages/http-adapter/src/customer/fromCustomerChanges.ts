import type * as t from 'io-ts'
import type { Address, AnswerValue, CustomerChanges, Passport, PersonalDetails } from '@booking-dashboard/core/ports'
import type { AddressBody, CustomerChangesBody } from './customerWire.js'

type Body = t.OutputOf<typeof CustomerChangesBody>

export const fromAddress = (address: Address): t.OutputOf<typeof AddressBody> => ({
  address_1: address.address1,
  address_2: address.address2,
  address_3: address.address3,
  city: address.city,
  postcode: address.postcode,
  county: address.county,
  country_id: address.countryId,
})

/** Sends only the given fields: the back end leaves the others as they are. */
const fromDetails = (details: Partial<PersonalDetails>): NonNullable<Body['personal_details']> => ({
  ...(details.firstName === undefined ? {} : { first_name: details.firstName }),
  ...(details.lastName === undefined ? {} : { last_name: details.lastName }),
  ...(details.gender === undefined ? {} : { gender: details.gender }),
  ...(details.phone === undefined ? {} : { phone: details.phone }),
  ...(details.dateOfBirth === undefined ? {} : { date_of_birth: details.dateOfBirth }),
  ...(details.emergencyContact === undefined
    ? {}
    : {
        emergency_contact: {
          full_name: details.emergencyContact.fullName,
          telephone: details.emergencyContact.telephone,
        },
      }),
})

const fromPassport = (passport: Passport): NonNullable<Body['passport']> => ({
  number: passport.number,
  expiry_date: passport.expiryDate,
  nationality: passport.nationality,
  first_name: passport.firstName,
  middle_names: passport.middleNames,
  last_name: passport.lastName,
  issue_country: passport.issueCountry,
})

const fromAnswer = (answer: AnswerValue): string | boolean | t.OutputOf<typeof AddressBody> =>
  typeof answer === 'object' ? fromAddress(answer) : answer

export const fromCustomerChanges = (changes: CustomerChanges): Body => ({
  ...(changes.personalDetails === undefined ? {} : { personal_details: fromDetails(changes.personalDetails) }),
  ...(changes.address === undefined ? {} : { address: fromAddress(changes.address) }),
  ...(changes.passport === undefined ? {} : { passport: fromPassport(changes.passport) }),
  ...(changes.bankAccount === undefined
    ? {}
    : {
        bank_account: {
          account_name: changes.bankAccount.accountName,
          sort_code: changes.bankAccount.sortCode,
          account_number: changes.bankAccount.accountNumber,
        },
      }),
  ...(changes.requiredData === undefined
    ? {}
    : {
        required_data: Object.fromEntries(
          Object.entries(changes.requiredData).map(([handle, answer]) => [handle, fromAnswer(answer)]),
        ),
      }),
})
