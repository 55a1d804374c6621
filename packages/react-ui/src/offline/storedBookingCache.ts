/** The cache with the last opened booking, and nothing else. */
export const storedBookingCache = 'booking-dashboard/kept'
