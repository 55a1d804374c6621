import { type EmergencyContact, emergencyContactForm, emergencyValues, isNobody } from '@booking-dashboard/core'
import { useTexts } from '../composition/DashboardContext'
import { Field } from '../design'
import { useDraft } from '../session/useDraft'
import type { BlockPlace } from './BlockPlace'
import { DetailsBlock } from './DetailsBlock'
import { Facts } from './Facts'
import { useDetailsForm } from './useDetailsForm'

export function EmergencyBlock({
  contact,
  formKey,
  own: _own,
  send,
  ...place
}: BlockPlace & { readonly contact: EmergencyContact }) {
  const { empty, emergency: words } = useTexts().screen.profile
  const typed = useDraft(formKey, emergencyValues(contact))
  const form = useDetailsForm({ rules: emergencyContactForm, typed, send })
  const reading = isNobody(contact) ? null : (
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
