import type { EmergencyContact } from '@booking-dashboard/core/ports'
import { useArea, useDetailsTexts } from '../../dashboard/DashboardContext'
import { Button, Dialog, Field } from '../../design'
import { AllFields } from '../details/AllFields'
import type { BlockPlace } from '../details/BlockPlace'
import { DetailsBlock } from '../details/DetailsBlock'
import { Facts } from '../details/Facts'
import { useSectionForm } from '../details/useSectionForm'

export function EmergencyBlock({ contact, own: _own, ...place }: BlockPlace & { readonly contact: EmergencyContact }) {
  const { empty, emergency: words } = useDetailsTexts().screen.profile
  const section = useArea('profile').profile.emergencyContact
  const form = useSectionForm(section)
  const reading = form.isBlank ? null : (
    <Facts<keyof EmergencyContact>
      of={{
        fullName: [words.fullName, contact.fullName],
        telephone: [words.telephone, contact.telephone],
      }}
    />
  )
  return (
    <DetailsBlock {...place} form={form} reading={reading} empty={empty.emergencyContact}>
      <AllFields<keyof EmergencyContact>
        of={{
          fullName: <Field label={words.fullName} optional autoComplete="off" {...form.field('fullName')} />,
          telephone: (
            <Field label={words.telephone} optional type="tel" autoComplete="off" {...form.field('telephone')} />
          ),
        }}
      />
      <Dialog
        open={form.asking}
        title={words.removeQuestion(contact.fullName)}
        onClose={section.dismissQuestion}
        actions={
          <>
            <Button variant="secondary" onClick={section.dismissQuestion}>
              {words.keep}
            </Button>
            <Button variant="danger" onClick={() => void section.confirm()}>
              {words.remove}
            </Button>
          </>
        }
      >
        {words.removeSentence}
      </Dialog>
    </DetailsBlock>
  )
}
