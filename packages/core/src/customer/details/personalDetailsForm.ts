import type { EmergencyContact, PersonalDetails } from '../Customer.js'
import { type DetailsForm, gather } from './DetailsForm.js'
import { birthProblem, isBlank, nameProblem, phoneProblem, toIsoDate, toTypedDate } from './fieldRules.js'

export type PersonalValues = Readonly<Record<'firstName' | 'lastName' | 'gender' | 'phone' | 'dateOfBirth', string>>

export const personalValues = (details: PersonalDetails): PersonalValues => ({
  firstName: details.firstName,
  lastName: details.lastName,
  gender: details.gender,
  phone: details.phone,
  dateOfBirth: toTypedDate(details.dateOfBirth),
})

export const personalDetailsForm: DetailsForm<PersonalValues> = {
  problems: (values, { now }) =>
    gather({
      firstName: nameProblem(values.firstName, 'firstNameMissing'),
      lastName: nameProblem(values.lastName, 'lastNameMissing'),
      dateOfBirth: birthProblem(values.dateOfBirth, now),
      phone: phoneProblem(values.phone),
    }),
  toChanges: (values) => ({
    personalDetails: {
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
      gender: values.gender,
      phone: values.phone.trim(),
      dateOfBirth: toIsoDate(values.dateOfBirth),
    },
  }),
}

export type EmergencyValues = Readonly<Record<'fullName' | 'telephone', string>>

export const emergencyValues = ({ fullName, telephone }: EmergencyContact): EmergencyValues => ({ fullName, telephone })

export const isNobody = ({ fullName, telephone }: EmergencyContact): boolean => isBlank(fullName) && isBlank(telephone)

/** Saving both fields empty removes the contact. A name without a number is of no use. */
export const emergencyContactForm: DetailsForm<EmergencyValues> = {
  problems: ({ fullName, telephone }) =>
    isNobody({ fullName, telephone })
      ? []
      : gather({
          fullName: nameProblem(fullName, 'fullNameMissing'),
          telephone: isBlank(telephone) ? 'phoneMissing' : phoneProblem(telephone),
        }),
  deletes: (contact, stored) => isNobody(contact) && !isNobody(stored),
  toChanges: ({ fullName, telephone }) => ({
    personalDetails: { emergencyContact: { fullName: fullName.trim(), telephone: telephone.trim() } },
  }),
}
