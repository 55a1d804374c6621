import { dotted } from '../language/formats.js'
import { figure, joined, pluralOf } from '../language/Wording.js'
import type { CatalogueEntry } from '../failure/errorCatalogue.js'
import type { DeliveryStatus, DeliveryType } from '../domain/Delivery.js'

export const deliveryOperations = {
  bookingDelivery: {
    text: "We're unable to update your delivery address right now. Please try again.",
    severity: 'fatal',
  },
  download: { text: "We're unable to download this right now. Please try again.", severity: 'fatal' },
} satisfies Readonly<Record<string, CatalogueEntry>>

/** The four literal statuses of behaviour/delivery#1.4. */
const statuses: Readonly<Record<DeliveryStatus, string>> = {
  orderPlaced: 'Order placed',
  beingPrepared: 'Being prepared',
  readyToDownload: 'Ready to download',
  onItsWay: 'On its way',
  unknown: 'Status not known yet',
}

const types: Readonly<Record<DeliveryType, string>> = {
  eticket: 'E-ticket',
  physical: 'By post',
  other: 'Other delivery',
}

/** A long list of names would hide the name of the file. */
const several = (holders: readonly string[]): string =>
  holders.length <= 4 ? joined(holders) : `${joined(holders.slice(0, 3))} and ${holders.length - 3} more`

/** Deliveries, downloads and what a customer takes along. */
export const deliveriesTexts = {
  heading: 'Delivery',
  statuses,
  /** What a delivery without a name is called. */
  types,
  progress: (name: string) => `Progress of ${name}`,
  states: { done: 'Done', current: 'Now', toCome: 'To come' },
  to: (lines: readonly string[]) => `To ${lines.join(', ')}`,
  changeAddress: 'Change the address',
  track: 'Track this delivery',
  trackingId: 'Tracking number',
  newTab: 'opens in a new tab',
  /** The date and the ticket holders. Empty if neither is known. */
  ticketNote: (when: string, holders: readonly string[]) => dotted(when, several(holders)),
  elsewhere: (note: string) => (note === '' ? 'On the site of its issuer' : dotted(note, 'on the site of its issuer')),
  downloading: 'Fetching your file',
  ready: (count: number) => pluralOf(count, 'Your ticket is ready', 'Your tickets are ready'),
  readySentence: 'Save them to your phone before you leave, so that they open without a connection at the gate.',
  readyMore: (count: number) => `Show ${figure(count)} more`,
} as const
