/** Files of the core that only its index imports: models belong into the dashboard, rules into their model. It shrinks. */
export const onlyForTheIndex: readonly string[] = [
  'bookings/itinerary/calendarFile.ts',
  'composition/basketModule.ts',
  'composition/bookingModule.ts',
  'composition/dashboardModule.ts',
  'composition/holdingsModule.ts',
  'composition/memberModule.ts',
  'composition/payingModule.ts',
  'composition/profileModule.ts',
  'composition/shoppingModule.ts',
  'composition/visitorModule.ts',
  'environment/ErrorReporter.ts',
  'failure/explainFailure.ts',
  'messages/truncate.ts',
  'offline/decodeKeptBooking.ts',
  'offline/offlinePage.ts',
  'payment-plan/projectionSummary.ts',
]
