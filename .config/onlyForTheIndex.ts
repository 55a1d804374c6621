/**
 * Files of the core that only its index imports: models belong in the dashboard, and rules in their model. The list
 * shrinks. The English texts stay: in the dashboard, they would bring every area to whoever bundles the index.
 */
export const onlyForTheIndex: readonly string[] = [
  'bookings/itinerary/calendarFile.ts',
  'composition/texts.ts',
  'payment/owedInWords.ts',
]
