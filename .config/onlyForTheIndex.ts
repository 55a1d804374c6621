/** Files of the core that only its index imports: models belong into the dashboard, rules into their model. It shrinks. */
export const onlyForTheIndex: readonly string[] = [
  'bookings/cover/coverArt.ts',
  'bookings/itinerary/calendarFile.ts',
  'payment/owedInWords.ts',
]
