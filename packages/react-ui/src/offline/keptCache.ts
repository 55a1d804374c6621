/** Where the booking that was opened last is kept, and nothing else. */
export const keptCache = 'booking-dashboard/kept'
