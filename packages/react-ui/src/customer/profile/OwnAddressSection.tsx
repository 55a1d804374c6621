import type { Address } from '@booking-dashboard/core/ports'
import { useProfileArea, useDetailsTexts } from '../../dashboard/DashboardContext'
import { CheckboxField } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { AddressBlock } from '../details/AddressBlock'
import type { BlockPlace } from '../details/BlockPlace'

/** The customer's address, which can become that of the deliveries to come as well. */
export function OwnAddressSection(props: BlockPlace & { readonly address: Address }) {
  const { profile } = useProfileArea()
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
