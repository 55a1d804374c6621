import type { Delivery } from './Delivery.js'
import { isWebAddress } from './shownDownloads.js'

/** The postal service's page for this delivery, while it is on its way and a tracking id exists (specification 1, §4). */
export const trackingAddress = ({ status, trackingId, trackingUrl }: Delivery): string | null => {
  if (status !== 'onItsWay' || trackingId === null || trackingId === '' || trackingUrl === null) return null
  const address = trackingUrl.replaceAll('{tracking_id}', encodeURIComponent(trackingId))
  return isWebAddress(address) ? address : null
}
