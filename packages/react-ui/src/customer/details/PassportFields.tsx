import { countryOfCode, type PassportValues } from '@booking-dashboard/core'
import type { Passport } from '@booking-dashboard/core/ports'
import { useDetailsTexts, useFormats } from '../../dashboard/DashboardContext'
import { Field } from '../../design'
import { CountryField } from './CountryField'
import { Facts } from './Facts'
import { TypedDateField } from './TypedDateField'
import { useCountries } from './useCountries'
import type { BoundForm } from './useSectionForm'

export function PassportFacts({ passport }: { readonly passport: Passport }) {
  const formats = useFormats()
  const { passport: words } = useDetailsTexts().screen.profile
  const { countries } = useCountries()
  const names = [passport.firstName, passport.middleNames, passport.lastName]
  return (
    <Facts
      items={[
        [words.name, names.filter((name) => name !== '').join(' ')],
        [words.number, passport.number],
        [words.expiryDate, passport.expiryDate === null ? '' : formats.documentDate(passport.expiryDate)],
        [words.nationality, countryOfCode(countries, passport.nationality)],
        [words.issueCountry, countryOfCode(countries, passport.issueCountry)],
      ]}
    />
  )
}

export function PassportFields({ form }: { readonly form: BoundForm<keyof PassportValues> }) {
  const { passport: words, personal, address } = useDetailsTexts().screen.profile
  return (
    <>
      <Field label={words.firstName} autoComplete="off" {...form.field('firstName')} />
      <Field label={words.middleNames} optional autoComplete="off" {...form.field('middleNames')} />
      <Field label={words.lastName} autoComplete="off" {...form.field('lastName')} />
      <Field label={words.number} short autoComplete="off" spellCheck={false} {...form.field('number')} />
      <TypedDateField label={words.expiryDate} hint={personal.dateHint} optional ties={form.field('expiryDate')} />
      <CountryField label={words.nationality} hint={address.countryHint} optional ties={form.field('nationality')} />
      <CountryField label={words.issueCountry} hint={address.countryHint} optional ties={form.field('issueCountry')} />
    </>
  )
}
