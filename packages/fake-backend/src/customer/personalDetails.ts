import { genders } from '../client/genders.js'
import { type ErrorEntry, problem } from '../refusal/Refusal.js'
import { dateIn, isRealDate } from '../values/calendar.js'
import { nameProblems, phoneProblems, textProblems } from './textProblems.js'
import type { CustomerChanges, PersonalRecord } from '../records/PassengerRecord.js'

type PersonalChange = NonNullable<CustomerChanges['personal_details']>

const genderProblems = (code: string | null | undefined): readonly ErrorEntry[] =>
  !code || genders.some((gender) => gender.code === code)
    ? []
    : [problem('unknownGender', 'Please choose a gender from the list.')]

const birthProblems = (date: string | null | undefined, now: number): readonly ErrorEntry[] =>
  !date || (isRealDate(date) && date.slice(0, 10) < dateIn(now, 0))
    ? []
    : [problem('invalidDateOfBirth', 'Please enter the date of birth as a real date in the past.')]

export const personalProblems = (change: PersonalChange, now: number): readonly ErrorEntry[] => [
  ...nameProblems('first name', change.first_name),
  ...nameProblems('last name', change.last_name),
  ...genderProblems(change.gender),
  ...phoneProblems('phone number', change.phone),
  ...birthProblems(change.date_of_birth, now),
  ...textProblems('emergency contact’s name', change.emergency_contact?.full_name),
  ...phoneProblems('emergency contact’s phone number', change.emergency_contact?.telephone),
]

const given = <A>(next: A | undefined, held: A): A => (next === undefined ? held : next)

/** Copies field by field, so that no field outside the contract is stored. */
export const changedPersonal = (held: PersonalRecord, change: PersonalChange): PersonalRecord => ({
  first_name: given(change.first_name, held.first_name),
  last_name: given(change.last_name, held.last_name),
  gender: given(change.gender, held.gender),
  phone: given(change.phone, held.phone),
  date_of_birth: given(change.date_of_birth, held.date_of_birth)?.slice(0, 10) ?? null,
  emergency_contact:
    change.emergency_contact === undefined
      ? held.emergency_contact
      : { full_name: change.emergency_contact.full_name, telephone: change.emergency_contact.telephone },
})
