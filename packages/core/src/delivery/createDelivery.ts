import { createState } from '../reactive/Behavior.js'
import { createSubmitter } from '../reactive/Submission.js'
import type { SectionFormDeps } from '../customer/details/sectionForm.js'
import { createDeliveryAddressForm } from './deliveryAddressForm.js'
import { createOtherDeliveries } from './createOtherDeliveries.js'
import type { DeliveryDeps } from './deliveryDeps.js'
import type { DeliveryFeature } from './DeliveryFeature.js'
import type { Downloads } from './downloads.js'
import { updateAddress } from './updateAddress.js'
import { type AddressesReach, updateAddresses } from './updateAddresses.js'

export const createDelivery = (deps: DeliveryDeps & SectionFormDeps, downloads: Downloads): DeliveryFeature => {
  const updating = createSubmitter(deps.scope)
  const reach = createState<AddressesReach>('none')
  const others = createOtherDeliveries(deps)
  const feature: Omit<DeliveryFeature, 'address'> = {
    update$: updating.state$,
    updateAddress: (address) => updating.submit(() => updateAddress(deps, address)),
    updateAddresses: (address, bookingRefs) =>
      updating.submit(() => {
        reach.set('none')
        return updateAddresses(deps, address, bookingRefs, reach.set)
      }),
    reach$: reach.state$,
    others$: others.state$,
    loadOthers: others.load,
    ...downloads,
  }
  return { ...feature, address: createDeliveryAddressForm(deps, feature) }
}
