import { basePath } from '../navigation/basePath'

/** Downloads of behaviour/screens#1.2: what a link says where it is opened in a window of its own. */
export const confirmationAddress = (bookingRef: string): string =>
  `${basePath}/api/booking/${encodeURIComponent(bookingRef)}/downloads/confirmation`
export const downloadAddress = (key: string): string => `${basePath}/api/booking/download/${encodeURIComponent(key)}`
