import type { ShownProfile } from '@booking-dashboard/core'
import { useArea, useDetailsTexts } from '../../dashboard/DashboardContext'
import { Card } from '../../design'
import { BankSection } from '../bank/BankSection'
import type { BlockPlace } from '../details/BlockPlace'
import { EmergencyBlock } from './EmergencyBlock'
import { OwnAddressSection } from './OwnAddressSection'
import { PassportBlock } from '../details/PassportBlock'
import { PasswordSection } from './PasswordSection'
import { PersonalBlock } from '../details/PersonalBlock'
import { QuestionsSection } from './QuestionsSection'
import { AdditionalCustomersSection } from '../additional/AdditionalCustomersSection'

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
