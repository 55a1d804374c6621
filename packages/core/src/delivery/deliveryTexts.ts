import type { FixedAddress } from './deliveries.js'
import { dotted } from '../language/formats.js'
import { figure, type OwnTexts } from '../language/Wording.js'
import type { ProfileTexts } from '../customer/profileTexts.js'

/** The messages about a changed delivery. */
export const deliveryFlowTexts = {
  addressUpdated: 'Your delivery address was successfully updated!',
  addressesUpdated: 'Your delivery addresses were successfully updated!',
} as const

const fixed: Readonly<Record<FixedAddress, string>> = {
  onItsWay: 'It is on its way already, so it goes to the address that it was sent to.',
  withoutAddress: 'It is not sent to an address, so there is nothing to change.',
  notTheFirst: 'Its address cannot be changed here. Please contact us if it should go elsewhere.',
}

/** /booking/{booking_reference}/delivery/update (behaviour/screens#1.2; behaviour/screens#d4). */
export const deliveryTexts = {
  title: 'Update Delivery Address',
  intro: (delivery: string) => (delivery === '' ? 'Delivery address' : `Delivery address for ${delivery}`),
  formLabel: 'Delivery address',
  use: 'Use this address',
  using: 'Changing the address',
  cancel: 'Cancel',
  problemsTitle: 'There is a problem',
  everywhere: 'Use it for every booking with a delivery',
  everywhereHint: 'Your other upcoming bookings. You see which ones before anything is changed.',
  others: {
    loading: 'Looking up the deliveries of your other bookings',
    heading: 'Will be sent here as well',
    none: 'None of your other bookings has a delivery that could be sent here.',
    line: (delivery: string, reference: string, why?: string) => dotted(delivery, reference, why ?? ''),
    more: (count: number) => `Show ${figure(count)} more`,
    fixedHeading: 'Stay as they are',
    onItsWay: 'on its way already',
    failed:
      'We could not look up the deliveries of your other bookings. Try again, or use the address for this booking alone.',
    tryAgain: 'Try again',
  },
  notChanged: 'We could not change the address',
  /** No usable answer came. */
  unclear: 'We do not know yet whether the address was changed',
  /** The same, of the addresses of several bookings. */
  unclearSeveral: 'We do not know yet whether every address was changed',
  notAllChanged: 'We could not change every address',
  nothingLost: 'What you entered is still here, and sending it again is safe.',
  someMayHaveChanged:
    'Some of your deliveries may have the new address already. What you entered is still here, and sending it again is safe.',
  elsewhere: 'What stays as it is',
  fixed,
  nothing: 'There is no address to change',
  nothingSentence: 'Nothing is to be delivered for this booking.',
  backToBooking: 'Back to your booking',
} as const

/** The texts about the address of a delivery. */
export const deliveryWords = {
  delivery: deliveryFlowTexts,
  screen: { delivery: deliveryTexts },
} as const

export type DeliveryTexts = ProfileTexts & OwnTexts<typeof deliveryWords>
