import { genders } from '../client/formLists.js'
import { type ErrorEntry, problem } from '../refusal/Refusal.js'
import { isRealDate, todaySomewhere } from '../values/calendar.js'
import { dayOf, type FieldChecks, problemsIn, sentFields } from './fieldChecks.js'
import { personProblems, phoneProblems, textProblems } from './textProblems.js'
import type { CustomerChanges, PersonalRecord } from '../records/PassengerRecord.js'

type PersonalChange = NonNullable<CustomerChanges['personal_details']>
type ContactChange = NonNullable<PersonalChange['emergency_contact']>

const genderProblems = (code: string | null | undefined): readonly ErrorEntry[] =>
  !code || genders.some((gender) => gender.code === code)
    ? []
    : [problem('unknownGender', 'Please choose a gender from the list.')]

const birthProblems = (date: string | null | undefined, now: number): readonly ErrorEntry[] =>
  !date || (isRealDate(date) && date.slice(0, 10) < todaySomewhere(now).latest)
    ? []
    : [problem('invalidDateOfBirth', 'Please enter the date of birth as a real date in the past.')]

const contactChecks: FieldChecks<ContactChange> = {
  full_name: (name) => textProblems('emergency contact’s name', name),
  telephone: (phone) => phoneProblems('emergency contact’s phone number', phone),
}

const checks: FieldChecks<PersonalChange> = {
  first_name: () => [],
  last_name: () => [],
  gender: genderProblems,
  phone: (phone) => phoneProblems('phone number', phone),
  date_of_birth: birthProblems,
  emergency_contact: (contact, now) => (contact === undefined ? [] : problemsIn(contactChecks, contact, now)),
}

/** Whether a name may be empty depends on the other one, sent or held. */
const namesProblems = (held: PersonalRecord, change: PersonalChange): readonly ErrorEntry[] =>
  change.first_name === undefined && change.last_name === undefined
    ? []
    : personProblems(change.first_name ?? held.first_name, change.last_name ?? held.last_name)

export const personalProblems = (held: PersonalRecord, change: PersonalChange, now: number): readonly ErrorEntry[] => [
  ...namesProblems(held, change),
  ...problemsIn(checks, change, now),
]

/** The details of a person of whom only the name is known. */
export const onlyNamed: Omit<PersonalRecord, 'first_name' | 'last_name'> = {
  gender: null,
  phone: null,
  date_of_birth: null,
  emergency_contact: null,
}

export const changedPersonal = (held: PersonalRecord, change: PersonalChange): PersonalRecord => {
  const next = { ...held, ...sentFields(checks, change) }
  const contact = change.emergency_contact
  return {
    ...next,
    date_of_birth: dayOf(next.date_of_birth),
    emergency_contact: contact === undefined ? held.emergency_contact : sentFields(contactChecks, contact),
  }
}
