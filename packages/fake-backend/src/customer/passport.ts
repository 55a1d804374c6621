import { type ErrorEntry, problem } from '../routing/Refusal.js'
import { isRealDate } from '../world/calendar.js'
import { lengthProblems, textProblems } from './textProblems.js'
import type { CustomerChanges, PassportRecord } from './TravellerRecord.js'

type PassportChange = NonNullable<CustomerChanges['passport']>

export const passportProblems = (change: PassportChange): readonly ErrorEntry[] => [
  ...lengthProblems('passport number', change.number),
  ...textProblems('first name in the passport', change.first_name),
  ...textProblems('middle names in the passport', change.middle_names),
  ...textProblems('last name in the passport', change.last_name),
  ...lengthProblems('nationality', change.nationality),
  ...lengthProblems('country of issue', change.issue_country),
  ...(!change.expiry_date || isRealDate(change.expiry_date)
    ? []
    : [problem('invalidPassportDate', 'Please enter the passport’s expiry date as a real date.')]),
]

/** What is left out stays as it is. */
export const changedPassport = (held: PassportRecord | null, change: PassportChange): PassportRecord => ({
  number: change.number ?? held?.number ?? '',
  expiry_date: (change.expiry_date === undefined ? held?.expiry_date : change.expiry_date)?.slice(0, 10) ?? null,
  nationality: change.nationality ?? held?.nationality ?? '',
  first_name: change.first_name ?? held?.first_name ?? '',
  middle_names: change.middle_names ?? held?.middle_names ?? '',
  last_name: change.last_name ?? held?.last_name ?? '',
  issue_country: change.issue_country ?? held?.issue_country ?? '',
})
