import { isEmptyPassport, type Passport, passportForm, passportValues } from '@booking-dashboard/core'
import { useTexts } from '../composition/DashboardContext'
import { useDraft } from '../session/useDraft'
import type { BlockPlace } from './BlockPlace'
import { DetailsBlock } from './DetailsBlock'
import { PassportFacts, PassportFields } from './PassportFields'
import { useCountries } from './useCountries'
import { useDetailsForm } from './useDetailsForm'

export function PassportBlock({
  passport,
  formKey,
  own: _own,
  send,
  ...place
}: BlockPlace & { readonly passport: Passport }) {
  const { empty } = useTexts().screen.profile
  const { countries, obstacle } = useCountries()
  const typed = useDraft(formKey, passportValues(passport, countries))
  const form = useDetailsForm({ rules: passportForm, typed, send })
  const reading = isEmptyPassport(passport) ? null : <PassportFacts passport={passport} />
  return (
    <DetailsBlock {...place} form={form} reading={reading} empty={empty.passport} obstacle={obstacle}>
      <PassportFields form={form} />
    </DetailsBlock>
  )
}
