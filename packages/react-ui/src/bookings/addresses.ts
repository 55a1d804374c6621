import { basePath } from '../navigation/basePath'

/** Downloads of behaviour/screens#1.2: the address that a link opens in a new window. */
export const confirmationAddress = (bookingRef: string): string =>
  `${basePath}/api/booking/${encodeURIComponent(bookingRef)}/downloads/confirmation`
export const downloadAddress = (key: string): string => `${basePath}/api/booking/download/${encodeURIComponent(key)}`
