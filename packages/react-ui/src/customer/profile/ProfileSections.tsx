import { paths, type ShownProfile } from '@booking-dashboard/core'
import type { Address, EmergencyContact } from '@booking-dashboard/core/ports'
import { useEffect, useRef } from 'react'
import { useArea, useDetailsTexts } from '../../dashboard/DashboardContext'
import { Button, Card, CheckboxField, Field } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { ChangePasswordForm } from '../../session/passwords/ChangePasswordForm'
import { AdditionalCustomersSection } from '../additional/AdditionalCustomersSection'
import { BankSection } from '../bank/BankSection'
import { AddressBlock } from '../details/AddressBlock'
import { AllFields } from '../details/AllFields'
import { type BlockPlace, DetailsBlock } from '../details/DetailsBlock'
import styles from '../details/DetailsBlock.module.css'
import { Facts } from '../details/Facts'
import { PassportBlock } from '../details/PassportBlock'
import { PersonalBlock } from '../details/PersonalBlock'
import { RemoveQuestion } from '../details/RemoveQuestion'
import { useSectionForm } from '../details/useSectionForm'
import { QuestionsSection } from './QuestionsSection'

/** All details of the customer, one card for each. */
export function ProfileSections({
  shown: { customer, questions, additionalCustomers: groups },
}: {
  readonly shown: ShownProfile
}) {
  const { profile } = useArea('profile')
  const { sections, additionalCustomers: passengers } = useDetailsTexts().screen.profile
  const place = (anchor: string, title: string, name = title): BlockPlace => ({
    title,
    name,
    headingId: `${anchor}-heading`,
    headingLevel: 2,
    own: true,
  })
  const card = (anchor: string) => ({ id: anchor, labelledBy: `${anchor}-heading` })
  return (
    <>
      <Card {...card('personal-details')}>
        <PersonalBlock
          {...place('personal-details', sections.personalDetails)}
          model={profile.personalDetails}
          details={customer.personalDetails}
        />
      </Card>
      <PasswordSection />
      <Card {...card('emergency-contact')}>
        <EmergencyBlock
          {...place('emergency-contact', sections.emergencyContact)}
          contact={customer.personalDetails.emergencyContact}
        />
      </Card>
      <Card {...card('address-book')}>
        <OwnAddressSection
          {...place('address-book', sections.addressBook, passengers.address)}
          address={customer.address}
        />
      </Card>
      <Card {...card('passport-details')}>
        <PassportBlock
          {...place('passport-details', sections.passport, passengers.passport)}
          model={profile.passport}
          passport={customer.passport}
        />
      </Card>
      <BankSection account={customer.bankAccount} />
      <QuestionsSection ownId={customer.id} asked={questions} />
      <AdditionalCustomersSection groups={groups} />
    </>
  )
}

/** The customer's address. It can also become the address of future deliveries. */
function OwnAddressSection(props: BlockPlace & { readonly address: Address }) {
  const { profile } = useArea('profile')
  const { address: words } = useDetailsTexts().screen.profile
  const { offered, chosen } = useBehavior(profile.forDeliveries$)
  return (
    <AddressBlock {...props} model={profile.address}>
      {offered && (
        <CheckboxField
          label={words.useForDeliveries}
          hint={words.useForDeliveriesHint}
          checked={chosen}
          onChange={profile.chooseForDeliveries}
        />
      )}
    </AddressBlock>
  )
}

function EmergencyBlock({ contact, own: _own, ...place }: BlockPlace & { readonly contact: EmergencyContact }) {
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
      <RemoveQuestion
        asking={form.asking}
        model={section}
        title={words.removeQuestion(contact.fullName)}
        words={words}
      />
    </DetailsBlock>
  )
}

/** Shares its form with /changepassword. */
function PasswordSection() {
  const { changeForm: form } = useArea('profile').passwords
  const { profile: words } = useDetailsTexts().screen
  const { open, busy } = useBehavior(form.state$)
  const block = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)

  useEffect(() => {
    if (open === wasOpen.current) return
    wasOpen.current = open
    if (open) block.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus()
    else button.current?.focus()
  }, [open])

  return (
    <Card id="change-password" labelledBy="change-password-heading">
      <div className={styles.block} ref={block}>
        <div className={styles.head}>
          <h2 className={styles.level2} id="change-password-heading" tabIndex={-1}>
            {words.sections.changePassword}
          </h2>
          {!open && (
            <Button
              ref={button}
              className={styles.edit}
              variant="quiet"
              aria-label={words.password.changeIt}
              onClick={form.start}
            >
              {words.password.change}
            </Button>
          )}
        </div>
        {open ? (
          <>
            <ChangePasswordForm redirectPath={paths.profile} />
            <div>
              <Button variant="secondary" aria-disabled={busy} onClick={form.clear}>
                {words.cancel}
              </Button>
            </div>
          </>
        ) : (
          <p className={styles.empty}>{words.password.line}</p>
        )}
      </div>
    </Card>
  )
}
