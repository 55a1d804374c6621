import type { EmergencyContact } from '@booking-dashboard/core/ports'
import { useProfileArea, useDetailsTexts } from '../composition/DashboardContext'
import { Field } from '../design'
import type { BlockPlace } from './BlockPlace'
import { DetailsBlock } from './DetailsBlock'
import { Facts } from './Facts'
import { useSectionForm } from './useSectionForm'

export function EmergencyBlock({ contact, own: _own, ...place }: BlockPlace & { readonly contact: EmergencyContact }) {
  const { empty, emergency: words } = useDetailsTexts().screen.profile
  const form = useSectionForm(useProfileArea().profile.emergencyContact)
  const reading = form.isBlank ? null : (
    <Facts
      items={[
        [words.fullName, contact.fullName],
        [words.telephone, contact.telephone],
      ]}
    />
  )
  return (
    <DetailsBlock {...place} form={form} reading={reading} empty={empty.emergencyContact}>
      <Field label={words.fullName} autoComplete="off" {...form.field('fullName')} />
      <Field label={words.telephone} type="tel" autoComplete="off" {...form.field('telephone')} />
    </DetailsBlock>
  )
}
