import { type ErrorEntry, problem } from '../refusal/Refusal.js'
import { isRealDate, todaySomewhere } from '../values/calendar.js'
import { dayOf, type FieldChecks, problemsIn, sentFields } from './fieldChecks.js'
import { lengthProblems, textProblems } from './textProblems.js'
import type { CustomerChanges, PassportRecord } from '../records/PassengerRecord.js'

type PassportChange = NonNullable<CustomerChanges['passport']>

const numberProblems = (number: string | null | undefined): readonly ErrorEntry[] =>
  !number || /^(?:[\s-]*[a-z\d]){5,20}[\s-]*$/i.test(number)
    ? []
    : [problem('textNotKept', 'Please enter the passport number with 5 to 20 letters and digits.')]

const expiryProblems = (date: string | null | undefined, now: number): readonly ErrorEntry[] => {
  if (!date) return []
  const { earliest, latest } = todaySomewhere(now)
  const lastYear = Number(latest.slice(0, 4)) + 20
  const isGood = isRealDate(date) && date.slice(0, 10) >= earliest && Number(date.slice(0, 4)) <= lastYear
  return isGood ? [] : [problem('invalidPassportDate', 'Please enter an expiry date of the passport that is to come.')]
}

const checks: FieldChecks<PassportChange> = {
  number: numberProblems,
  first_name: (name) => textProblems('first name in the passport', name),
  middle_names: (names) => textProblems('middle names in the passport', names),
  last_name: (name) => textProblems('last name in the passport', name),
  nationality: (code) => lengthProblems('nationality', code),
  issue_country: (code) => lengthProblems('country of issue', code),
  expiry_date: expiryProblems,
}

export const passportProblems = (change: PassportChange, now: number): readonly ErrorEntry[] =>
  problemsIn(checks, change, now)

/** A passport without any known value. */
export const noPassport: PassportRecord = {
  number: '',
  expiry_date: null,
  nationality: '',
  first_name: '',
  middle_names: '',
  last_name: '',
  issue_country: '',
}

export const changedPassport = (held: PassportRecord | null, change: PassportChange): PassportRecord => {
  const next = { ...(held ?? noPassport), ...sentFields(checks, change) }
  return { ...next, expiry_date: dayOf(next.expiry_date) }
}
