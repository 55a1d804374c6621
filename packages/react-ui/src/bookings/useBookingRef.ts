import { useParams } from 'react-router-dom'

/** The booking whose screen this is, from the address: /booking/{bookingRef}/… */
export const useBookingRef = (): string => useParams()['bookingRef'] ?? ''
