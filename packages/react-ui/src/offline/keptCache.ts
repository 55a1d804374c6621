/** The cache with the last opened booking, and nothing else. */
export const keptCache = 'booking-dashboard/kept'
