import { fullName, type PersonalValues } from '@booking-dashboard/core'
import type { FieldsOf, Gender, PersonalDetails } from '@booking-dashboard/core/ports'
import { useDetailsTexts, useFormats } from '../../dashboard/DashboardContext'
import { Field, SelectField } from '../../design'
import { AllFields } from './AllFields'
import styles from './DetailsBlock.module.css'
import { Facts } from './Facts'
import { FieldOffers } from './FieldOffers'
import { TypedDateField } from './TypedDateField'
import { useLists } from './useCountries'
import type { BoundForm } from './useSectionForm'

const genderName = (genders: readonly Gender[], code: string, otherwise: string): string =>
  genders.find((gender) => gender.code === code)?.name ?? (code && otherwise)

export function PersonalFacts({ details }: { readonly details: PersonalDetails }) {
  const formats = useFormats()
  const { personal: words, onRecord } = useDetailsTexts().screen.profile
  const { genders } = useLists()
  return (
    <Facts<keyof FieldsOf<'details'> | 'name'>
      of={{
        name: [words.name, fullName(details)],
        dateOfBirth: [words.dateOfBirth, details.dateOfBirth === null ? '' : formats.documentDate(details.dateOfBirth)],
        gender: [words.gender, genderName(genders, details.gender, onRecord)],
        phone: [words.phone, details.phone],
      }}
    />
  )
}

interface PersonalFieldsProps {
  readonly form: BoundForm<keyof PersonalValues>
  /** Whether these are the customer's own details: the browser may autofill them. */
  readonly own: boolean
}

export function PersonalFields({ form, own }: PersonalFieldsProps) {
  const { personal: words, onRecord } = useDetailsTexts().screen.profile
  const { genders } = useLists()
  const gender = form.field('gender')
  // A stored gender that the client does not offer remains until the customer chooses another.
  const offered = gender.value === '' || genders.some(({ code }) => code === gender.value)
  const options = [
    ...genders.map(({ code, name }) => ({ value: code, label: name })),
    ...(offered ? [] : [{ value: gender.value, label: onRecord }]),
  ]
  return (
    <>
      <div className={styles.pair}>
        <AllFields<keyof FieldsOf<'name'>>
          of={{
            firstName: (
              <Field label={words.firstName} autoComplete={own ? 'given-name' : 'off'} {...form.field('firstName')} />
            ),
            lastName: (
              <Field label={words.lastName} autoComplete={own ? 'family-name' : 'off'} {...form.field('lastName')} />
            ),
          }}
        />
      </div>
      <AllFields<keyof FieldsOf<'details'>>
        of={{
          dateOfBirth: (
            <TypedDateField
              label={words.dateOfBirth}
              hint={words.dateHint}
              optional
              autoComplete={own ? 'bday' : undefined}
              ties={form.field('dateOfBirth')}
            />
          ),
          gender: (
            <SelectField
              label={words.gender}
              optional
              placeholder={words.genderOpen}
              options={options}
              autoComplete={own ? 'sex' : 'off'}
              {...gender}
            />
          ),
          phone: (
            <>
              <FieldOffers
                {...form.offersFor()}
                label={({ whose, name }) =>
                  whose === 'own' || whose === 'undo' ? words.offer[whose] : words.offerOf(name)
                }
              />
              <Field
                label={words.phone}
                hint={words.phoneHint}
                optional
                type="tel"
                autoComplete={own ? 'tel' : 'off'}
                {...form.field('phone')}
              />
            </>
          ),
        }}
      />
    </>
  )
}
