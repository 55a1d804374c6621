import { countryInWords, type PassportValues } from '@booking-dashboard/core'
import type { Passport } from '@booking-dashboard/core/ports'
import { useDetailsTexts, useFormats } from '../../dashboard/DashboardContext'
import { Field } from '../../design'
import { AllFields } from './AllFields'
import { CountryField } from './CountryField'
import { Facts } from './Facts'
import { TypedDateField } from './TypedDateField'
import { useCountries } from './useCountries'
import type { BoundForm } from './useSectionForm'

/** The fields that make up the name in a passport. */
type NamePart = 'firstName' | 'middleNames' | 'lastName'

export function PassportFacts({ passport }: { readonly passport: Passport }) {
  const formats = useFormats()
  const { passport: words, onRecord } = useDetailsTexts().screen.profile
  const { countries } = useCountries()
  const countryOf = (code: string): string => code && (countryInWords(countries, code, formats) || onRecord)
  const names: Pick<Passport, NamePart> = {
    firstName: passport.firstName,
    middleNames: passport.middleNames,
    lastName: passport.lastName,
  }
  return (
    <Facts<Exclude<keyof Passport, NamePart> | 'name'>
      of={{
        name: [
          words.name,
          Object.values(names)
            .filter((name) => name !== '')
            .join(' '),
        ],
        number: [words.number, passport.number],
        expiryDate: [words.expiryDate, passport.expiryDate === null ? '' : formats.documentDate(passport.expiryDate)],
        nationality: [words.nationality, countryOf(passport.nationality)],
        issueCountry: [words.issueCountry, countryOf(passport.issueCountry)],
      }}
    />
  )
}

interface PassportFieldsProps {
  readonly form: BoundForm<keyof PassportValues>
  /** Whether this is the customer's own passport: the browser may autofill the names. */
  readonly own: boolean
}

export function PassportFields({ form, own }: PassportFieldsProps) {
  const { passport: words, address } = useDetailsTexts().screen.profile
  const fill = (token: string): string => (own ? token : 'off')
  return (
    <AllFields<keyof PassportValues>
      of={{
        firstName: <Field label={words.firstName} autoComplete={fill('given-name')} {...form.field('firstName')} />,
        middleNames: (
          <Field
            label={words.middleNames}
            optional
            autoComplete={fill('additional-name')}
            {...form.field('middleNames')}
          />
        ),
        lastName: <Field label={words.lastName} autoComplete={fill('family-name')} {...form.field('lastName')} />,
        number: <Field label={words.number} short autoComplete="off" spellCheck={false} {...form.field('number')} />,
        expiryDate: (
          <TypedDateField label={words.expiryDate} hint={words.expiryHint} optional ties={form.field('expiryDate')} />
        ),
        nationality: (
          <CountryField
            label={words.nationality}
            hint={address.countryHint}
            optional
            ties={form.field('nationality')}
          />
        ),
        issueCountry: (
          <CountryField
            label={words.issueCountry}
            hint={address.countryHint}
            optional
            ties={form.field('issueCountry')}
          />
        ),
      }}
    />
  )
}
