import { counted } from '../../plural.js'

const listed = new Intl.ListFormat('en-GB')

/** The trip day by day, on the screen and on paper. */
export const tripTexts = {
  heading: 'Your itinerary',
  nothing: 'Your itinerary is still empty',
  nothingSentence: 'Journeys, nights and events show here day by day once you have added them.',
  undated: 'Date to be confirmed',
  timeToBeConfirmed: 'Departure time TBC',
  journey: (from: string, to: string) => `${from} to ${to}`,
  arrives: (when: string) => `arrives ${when}`,
  checkIn: (name: string) => `Check in: ${name}`,
  checkOut: (name: string) => `Check out: ${name}`,
  several: (count: number, name: string) => `${count.toLocaleString('en-GB')} × ${name}`,
  people: (names: readonly string[]) => listed.format(names),
  peopleAndMore: (names: readonly string[], more: number) => `${names.join(', ')} and ${more.toLocaleString('en-GB')} more`,
  passengers: 'Passengers',
  lead: 'Lead passenger',
  extras: 'Extras',
  insurance: 'Insurance',
  reference: 'Booking reference',
  dates: 'Dates',
  status: 'Status',
  balance: 'Balance to pay',
  balanceBy: (amount: string, date: string) => `${amount}, due ${date}`,
  paid: 'Paid in full',
  contact: 'Contact',
  ticketCount: (count: number) => counted(count, 'ticket', 'tickets'),
  printedOn: (date: string) => `Printed on ${date}`,
} as const
