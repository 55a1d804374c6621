/** What a change of a delivery says of its success. */
export const deliveryFlowTexts = {
  addressUpdated: 'Your delivery address was successfully updated!',
  addressesUpdated: 'Your delivery addresses were successfully updated!',
} as const
