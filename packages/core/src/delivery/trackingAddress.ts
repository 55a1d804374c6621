import type { Delivery } from './Delivery.js'
import { isWebAddress } from './shownDownloads.js'

/** Over TLS alone: whoever sees the id of a parcel on its way can follow it, and sometimes lead it elsewhere. */
const isSafe = (address: string): boolean => /^https:/i.test(address) && isWebAddress(address)

/** The postal service's page for this delivery, while it is on its way and a tracking id exists (specification 1, §4). */
export const trackingAddress = ({ status, trackingId, trackingUrl }: Delivery): string | null => {
  if (status !== 'onItsWay' || trackingId === null || trackingId === '' || trackingUrl === null) return null
  // Half a character is in no address.
  if (/\p{Cs}/u.test(trackingId)) return null
  const address = trackingUrl.replaceAll('{tracking_id}', encodeURIComponent(trackingId))
  return isSafe(address) ? address : null
}
