import { type ErrorEntry, problem } from '../refusal/Refusal.js'
import { dateIn, isRealDate } from '../values/calendar.js'
import { lengthProblems, textProblems } from './textProblems.js'
import type { CustomerChanges, PassportRecord } from '../records/PassengerRecord.js'

type PassportChange = NonNullable<CustomerChanges['passport']>

const numberProblems = (number: string | null | undefined): readonly ErrorEntry[] =>
  !number || /^(?:[\s-]*[a-z\d]){5,20}[\s-]*$/i.test(number)
    ? []
    : [problem('textNotKept', 'Please enter the passport number with 5 to 20 letters and digits.')]

const expiryProblems = (date: string | null | undefined, now: number): readonly ErrorEntry[] => {
  if (!date) return []
  const lastYear = Number(dateIn(now, 0).slice(0, 4)) + 20
  const isGood = isRealDate(date) && date.slice(0, 10) >= dateIn(now, 0) && Number(date.slice(0, 4)) <= lastYear
  return isGood ? [] : [problem('invalidPassportDate', 'Please enter an expiry date of the passport that is to come.')]
}

export const passportProblems = (change: PassportChange, now: number): readonly ErrorEntry[] => [
  ...numberProblems(change.number),
  ...textProblems('first name in the passport', change.first_name),
  ...textProblems('middle names in the passport', change.middle_names),
  ...textProblems('last name in the passport', change.last_name),
  ...lengthProblems('nationality', change.nationality),
  ...lengthProblems('country of issue', change.issue_country),
  ...expiryProblems(change.expiry_date, now),
]

/** Omitted fields stay unchanged. */
export const changedPassport = (held: PassportRecord | null, change: PassportChange): PassportRecord => ({
  number: change.number ?? held?.number ?? '',
  expiry_date: (change.expiry_date === undefined ? held?.expiry_date : change.expiry_date)?.slice(0, 10) ?? null,
  nationality: change.nationality ?? held?.nationality ?? '',
  first_name: change.first_name ?? held?.first_name ?? '',
  middle_names: change.middle_names ?? held?.middle_names ?? '',
  last_name: change.last_name ?? held?.last_name ?? '',
  issue_country: change.issue_country ?? held?.issue_country ?? '',
})
