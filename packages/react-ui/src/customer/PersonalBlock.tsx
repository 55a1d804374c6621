import { type PersonalDetails, personalDetailsForm, personalValues } from '@booking-dashboard/core'
import { useDraft } from '../session/useDraft'
import type { BlockPlace } from './BlockPlace'
import { DetailsBlock } from './DetailsBlock'
import { PersonalFacts, PersonalFields } from './PersonalFields'
import { useGenders } from './useCountries'
import { useDetailsForm } from './useDetailsForm'

export function PersonalBlock({
  details,
  formKey,
  own,
  send,
  ...place
}: BlockPlace & { readonly details: PersonalDetails }) {
  const { obstacle } = useGenders()
  const typed = useDraft(formKey, personalValues(details))
  const form = useDetailsForm({ rules: personalDetailsForm, typed, send })
  return (
    <DetailsBlock {...place} form={form} reading={<PersonalFacts details={details} />} empty="" obstacle={obstacle}>
      <PersonalFields form={form} own={own} />
    </DetailsBlock>
  )
}
