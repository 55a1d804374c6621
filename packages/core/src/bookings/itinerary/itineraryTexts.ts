import { counted, figure, listed, times, type Wording } from '../../language/Wording.js'

/** The trip by day, on the screen and on paper. */
export const tripTexts = {
  heading: 'Your itinerary',
  nothing: 'Your itinerary is still empty',
  nothingSentence: 'Journeys, nights and events show here day by day once you have added them.',
  moreDays: (count: number) => `Show ${counted(count, 'more day', 'more days')}`,
  morePeople: (count: number) => `Show ${figure(count)} more`,
  peopleCount: (count: number) => counted(count, 'passenger', 'passengers'),
  today: 'Today',
  nextDay: 'Next',
  earlierDays: (count: number) => counted(count, 'earlier day', 'earlier days'),
  map: 'Map',
  mapOf: (place: string) => `of ${place}, in a new tab`,
  supplierReference: (reference: string) => `Reference ${reference}`,
  undated: 'Date to be confirmed',
  timeToBeConfirmed: 'Departure time TBC',
  journey: (from: string, to: string) => `${from} to ${to}`,
  arrives: (when: string) => `arrives ${when}`,
  checkIn: (name: string) => `Check in: ${name}`,
  checkOut: (name: string) => `Check out: ${name}`,
  several: (count: number, name: string) => (count === 1 ? name : times(count, name)),
  people: (names: readonly string[]) => listed(names),
  peopleAndMore: (names: readonly string[], more: number) => `${names.join(', ')} and ${figure(more)} more`,
  lead: 'Lead passenger',
  passenger: (name: string, lead: boolean) => (lead ? `${name} (lead passenger)` : name),
  extras: 'Extras',
  insurance: 'Insurance',
  held: (item: string, names: readonly string[]) => (names.length === 0 ? item : `${item} (${listed(names)})`),
  reference: 'Booking reference',
  dates: 'Dates',
  status: 'Status',
  balance: 'Balance to pay',
  balanceBy: (amount: string, date: string | null) => (date === null ? amount : `${amount}, due ${date}`),
  overdue: 'Overdue',
  next: 'Next payment',
  byItself: (amount: string, date: string | null) =>
    `${amount}${date === null ? '' : ` on ${date}`}, taken automatically`,
  contact: (name: string, url: string) => `Questions about your trip? Contact ${name}: ${url}`,
} as const

/** The texts of the entries of the calendar file. */
export const calendarTexts = {
  reference: (reference: string) => `Booking reference: ${reference}`,
  journey: (name: string, from: string, to: string) => `${name}: ${from} to ${to}`,
  departs: (when: string, zone: string) => `Departs: ${when} (${zone})`,
  departsLocal: (when: string) => `Departs: ${when}, local time`,
  arrives: (when: string, zone: string) => `Arrives: ${when} (${zone})`,
  arrivesLocal: (when: string) => `Arrives: ${when}, local time`,
  timeToBeConfirmed: 'Departure time TBC',
  payment: {
    byHand: (amount: string) => `Payment due: ${amount}`,
    byItself: (amount: string) => `Payment taken automatically: ${amount}`,
  },
  starts: (when: string) => `Starts: ${when}, local time`,
} as const

export type CalendarTexts = Wording<typeof calendarTexts>
