import { unlessNamed } from '../plainText.js'
import type { deliveriesTexts as english } from '../../delivery/deliveriesTexts.js'
import type { Translation } from '../Wording.js'
import { figure, pluralOf } from './counting.js'

const several = (holders: readonly string[]): string =>
  holders.length <= 4
    ? holders.join(', ')
    : `${holders.slice(0, 3).join(', ')} und ${figure(holders.length - 3)} weitere`

export const deliveriesTexts = {
  heading: 'Lieferung',
  statuses: {
    orderPlaced: 'Bestellt',
    beingPrepared: 'In Vorbereitung',
    readyToDownload: 'Zum Herunterladen bereit',
    onItsWay: 'Unterwegs',
    unknown: 'Status noch nicht bekannt',
  },
  typeOf: (type, name) =>
    unlessNamed({ eticket: 'E-Ticket', physical: 'Per Post', other: 'Andere Lieferung' }[type], name),
  progress: (name) => `Stand von ${name}`,
  states: { done: 'Erledigt', current: 'Jetzt', toCome: 'Steht noch aus' },
  to: (lines) => `An ${lines.join(', ')}`,
  changeAddress: 'Adresse ändern',
  track: 'Sendung verfolgen',
  trackingId: (id) => `Sendungsnummer ${id}`,
  newTab: 'öffnet einen neuen Tab',
  show: 'Tickets anzeigen',
  ticketNote: (when, holders) => [when, several(holders)].filter((part) => part !== '').join(' · '),
  elsewhere: (note) => (note === '' ? 'Auf der Website des Ausstellers' : `${note} · auf der Website des Ausstellers`),
  downloading: 'Ihre Datei wird geholt',
  none: 'Für diese Buchung wird nichts geliefert.',
  ready: (count) => pluralOf(count, 'Ihr Ticket ist bereit', 'Ihre Tickets sind bereit'),
  readySentence:
    'Speichern Sie sie vor der Abreise auf Ihrem Handy, damit sie sich am Einlass auch ohne Verbindung öffnen.',
  readyMore: (count) => `${figure(count)} weitere zeigen`,
} satisfies Translation<typeof english>
