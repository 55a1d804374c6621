import { basePath } from '../navigation/basePath'
import { apiBase } from '../document/apiFetch'

const download = (path: string): string => `${apiBase(document) || basePath}/api/booking/${path}`

/** Downloads of behaviour/screens#1.2: the address that a link opens in a new window. */
export const confirmationAddress = (bookingRef: string): string =>
  download(`${encodeURIComponent(bookingRef)}/downloads/confirmation`)
export const downloadAddress = (key: string): string => download(`download/${encodeURIComponent(key)}`)
