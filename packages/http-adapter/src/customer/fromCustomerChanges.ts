import type * as t from 'io-ts'
import type { Address, AnswerValue, CustomerChanges, PersonalDetails } from '@booking-dashboard/core/ports'
import type { AddressBody, CustomerChangesBody } from './customerWire.js'
import { toWire } from './personWire.js'

type Body = t.OutputOf<typeof CustomerChangesBody>

export const fromAddress = (address: Address): t.OutputOf<typeof AddressBody> => ({
  ...toWire('address', address),
  country_id: address.countryId,
})

const fromDetails = (details: Partial<PersonalDetails>): NonNullable<Body['personal_details']> => ({
  ...toWire('name', details),
  ...toWire('details', details),
  ...(details.emergencyContact === undefined
    ? {}
    : { emergency_contact: toWire('emergencyContact', details.emergencyContact) }),
})

const fromAnswer = (answer: AnswerValue): string | boolean | t.OutputOf<typeof AddressBody> =>
  typeof answer === 'object' ? fromAddress(answer) : answer

export const fromCustomerChanges = (changes: CustomerChanges): Body => ({
  ...(changes.personalDetails === undefined ? {} : { personal_details: fromDetails(changes.personalDetails) }),
  ...(changes.address === undefined ? {} : { address: fromAddress(changes.address) }),
  ...(changes.passport === undefined ? {} : { passport: toWire('passport', changes.passport) }),
  ...(changes.bankAccount === undefined ? {} : { bank_account: toWire('bankAccount', changes.bankAccount) }),
  ...(changes.requiredData === undefined
    ? {}
    : {
        required_data: Object.fromEntries(
          Object.entries(changes.requiredData).map(([handle, answer]) => [handle, fromAnswer(answer)]),
        ),
      }),
})
