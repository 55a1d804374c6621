import type { Country } from '../../client/ClientApi.js'
import type { Passport } from '../Customer.js'
import { countryNamed, countryOfCode } from './addressForm.js'
import { type DetailsForm, gather, type ProblemKind } from './DetailsForm.js'
import {
  isBlank,
  nameProblem,
  passportExpiryProblem,
  passportNumberProblem,
  textProblem,
  toIsoDate,
  toTypedDate,
} from './fieldRules.js'

/** Nationality and country of issue by name, as they are typed. */
export type PassportValues = Readonly<
  Record<'number' | 'expiryDate' | 'nationality' | 'firstName' | 'middleNames' | 'lastName' | 'issueCountry', string>
>

export const passportValues = (passport: Passport, countries: readonly Country[]): PassportValues => ({
  number: passport.number,
  expiryDate: toTypedDate(passport.expiryDate),
  nationality: countryOfCode(countries, passport.nationality),
  firstName: passport.firstName,
  middleNames: passport.middleNames,
  lastName: passport.lastName,
  issueCountry: countryOfCode(countries, passport.issueCountry),
})

const countryProblem = (typed: string, countries: readonly Country[]): ProblemKind | null =>
  isBlank(typed) || countryNamed(countries, typed) !== undefined ? null : 'countryUnknown'

export const passportForm: DetailsForm<PassportValues> = {
  problems: (values, { countries, now }) =>
    // Saving it empty removes the passport.
    Object.values(values).every(isBlank)
      ? []
      : gather({
          firstName: nameProblem(values.firstName, 'firstNameMissing'),
          middleNames: textProblem(values.middleNames),
          lastName: nameProblem(values.lastName, 'lastNameMissing'),
          number: passportNumberProblem(values.number),
          expiryDate: passportExpiryProblem(values.expiryDate, now),
          nationality: countryProblem(values.nationality, countries),
          issueCountry: countryProblem(values.issueCountry, countries),
        }),
  toChanges: (values, { countries }) => ({
    passport: {
      number: values.number.trim(),
      expiryDate: toIsoDate(values.expiryDate),
      nationality: countryNamed(countries, values.nationality)?.code ?? '',
      firstName: values.firstName.trim(),
      middleNames: values.middleNames.trim(),
      lastName: values.lastName.trim(),
      issueCountry: countryNamed(countries, values.issueCountry)?.code ?? '',
    },
  }),
}
