import type { Address } from '@booking-dashboard/core/ports'
import { useArea, useDetailsTexts } from '../../dashboard/DashboardContext'
import { CheckboxField } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { AddressBlock } from '../details/AddressBlock'
import type { BlockPlace } from '../details/BlockPlace'

/** The customer's address. It can also become the address of future deliveries. */
export function OwnAddressSection(props: BlockPlace & { readonly address: Address }) {
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
