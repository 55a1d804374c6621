import type { Wording } from '../../language/Wording.js'

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
  online: { label: 'Google Calendar or Outlook', google: 'Add to Google Calendar', outlook: 'Add to Outlook' },
  starts: (when: string) => `Starts: ${when}, local time`,
} as const

export type CalendarTexts = Wording<typeof calendarTexts>
