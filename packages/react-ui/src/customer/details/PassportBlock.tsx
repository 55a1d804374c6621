import type { PassportValues, SectionForm } from '@booking-dashboard/core'
import type { Passport } from '@booking-dashboard/core/ports'
import { memo } from 'react'
import { useDetailsTexts } from '../../dashboard/DashboardContext'
import { type BlockPlace, DetailsBlock } from './DetailsBlock'
import { PassportFacts, PassportFields } from './PassportFields'
import { RemoveQuestion } from './RemoveQuestion'
import { useCountries } from './useCountries'
import { useSectionForm } from './useSectionForm'

export const PassportBlock = memo(function PassportBlock({
  passport,
  model,
  own,
  ...place
}: BlockPlace & { readonly passport: Passport; readonly model: SectionForm<keyof PassportValues> }) {
  const { empty, passport: words } = useDetailsTexts().screen.profile
  const { obstacle } = useCountries()
  const form = useSectionForm(model)
  const reading = form.isBlank ? null : <PassportFacts passport={passport} />
  return (
    <DetailsBlock {...place} form={form} reading={reading} empty={empty.passport} obstacle={obstacle}>
      <PassportFields form={form} own={own} />
      <RemoveQuestion asking={form.asking} model={model} title={words.removeQuestion} words={words} />
    </DetailsBlock>
  )
})
