import type { PersonalValues, SectionForm } from '@booking-dashboard/core'
import type { PersonalDetails } from '@booking-dashboard/core/ports'
import { memo } from 'react'
import { type BlockPlace, DetailsBlock } from './DetailsBlock'
import { PersonalFacts, PersonalFields } from './PersonalFields'
import { useGenders } from './useCountries'
import { useSectionForm } from './useSectionForm'

export const PersonalBlock = memo(function PersonalBlock({
  details,
  model,
  own,
  ...place
}: BlockPlace & { readonly details: PersonalDetails; readonly model: SectionForm<keyof PersonalValues> }) {
  const { obstacle } = useGenders()
  const form = useSectionForm(model)
  return (
    <DetailsBlock {...place} form={form} reading={<PersonalFacts details={details} />} empty="" obstacle={obstacle}>
      <PersonalFields form={form} own={own} />
    </DetailsBlock>
  )
})
