import { useParams } from 'react-router-dom'

/** The reference of the booking in the address: /booking/{bookingRef}/… */
export const useBookingRef = (): string => useParams()['bookingRef'] ?? ''
