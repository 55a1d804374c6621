import { addressLines, type AddressValues } from '@booking-dashboard/core'
import type { Address } from '@booking-dashboard/core/ports'
import { useDetailsTexts } from '../../dashboard/DashboardContext'
import { Field } from '../../design'
import { AllFields } from './AllFields'
import { CountryField } from './CountryField'
import styles from './DetailsBlock.module.css'
import { FieldOffers } from './FieldOffers'
import { useLists } from './useCountries'
import type { FieldTies, OfferTies } from './useSectionForm'

/** The address as on an envelope. */
export function AddressText({ address }: { readonly address: Address }) {
  const { countries } = useLists()
  return (
    <address className={styles.lines}>
      {addressLines(address, countries).map((line, at) => (
        <span key={`${at} ${line}`}>{line}</span>
      ))}
    </address>
  )
}

/** The fields that share a line on a wide page. */
type SideBySide = 'city' | 'county'

interface AddressFieldsProps {
  readonly field: (name: keyof AddressValues) => FieldTies
  readonly offers: OfferTies
  readonly own: boolean
}

export function AddressFields({ field, offers, own }: AddressFieldsProps) {
  const { address: words } = useDetailsTexts().screen.profile
  const fill = (token: string): string => (own ? token : 'off')
  return (
    <>
      <FieldOffers
        {...offers}
        label={({ whose, name }) => (whose === 'other' ? words.offerOf(name) : words.offer[whose])}
      />
      <AllFields<Exclude<keyof AddressValues, SideBySide> | 'cityAndCounty'>
        of={{
          address1: <Field label={words.address1} autoComplete={fill('address-line1')} {...field('address1')} />,
          address2: (
            <Field label={words.address2} optional autoComplete={fill('address-line2')} {...field('address2')} />
          ),
          address3: (
            <Field label={words.address3} optional autoComplete={fill('address-line3')} {...field('address3')} />
          ),
          cityAndCounty: (
            <div className={styles.pair}>
              <AllFields<SideBySide>
                of={{
                  city: <Field label={words.city} autoComplete={fill('address-level2')} {...field('city')} />,
                  county: (
                    <Field label={words.county} optional autoComplete={fill('address-level1')} {...field('county')} />
                  ),
                }}
              />
            </div>
          ),
          postcode: <Field label={words.postcode} short autoComplete={fill('postal-code')} {...field('postcode')} />,
          country: (
            <CountryField
              label={words.country}
              hint={words.countryHint}
              autoComplete={fill('country-name')}
              ties={field('country')}
            />
          ),
        }}
      />
    </>
  )
}
