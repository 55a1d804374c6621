/**
 * Files of the core that only its index imports: models belong in the dashboard, and rules in their model. The list
 * shrinks.
 */
export const onlyForTheIndex: readonly string[] = [
  'bookings/cover/coverArt.ts',
  'bookings/itinerary/calendarFile.ts',
  'payment/owedInWords.ts',
]
