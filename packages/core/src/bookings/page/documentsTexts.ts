/** What a customer takes along: the confirmation, the calendar, paper. */
export const documentsTexts = {
  heading: 'Take it with you',
  confirmation: 'Booking confirmation',
  confirmationSentence: 'A document to keep',
  calendar: 'Add to calendar',
  calendarSentence: 'Dates, journeys and events (.ics)',
  calendarFailed: "We're unable to make your calendar file right now. Please try again.",
  print: 'Print itinerary',
  printSentence: 'Your trip on paper',
  preparing: 'Preparing your file',
} as const
