import { bankTexts, pricesTexts } from './bookingMoney.js'
import type { bookingWords } from '../../areas/bookingAreaTexts.js'
import { dotted } from '../../../language/formats.js'
import { joined, type Translation } from '../../../language/Wording.js'
import { counted, figure, pluralOf } from '../counting.js'

const several = (holders: readonly string[]): string =>
  holders.length <= 4 ? joined(holders) : `${joined(holders.slice(0, 3))} und ${figure(holders.length - 3)} weitere`

const tickets = (count: number): string => counted(count, 'Ticket', 'Tickets')

export default {
  basket: {
    elsewhere: {
      gone: 'Der Warenkorb, den Sie gesehen haben, ist nicht mehr offen. Er wurde anderswo bezahlt oder geleert, oder er ist abgelaufen.',
      replaced: 'Der Warenkorb, den Sie gesehen haben, ist nicht mehr offen. Dies ist der, der seitdem begonnen wurde.',
      changed: 'Ihr Warenkorb wurde in einem anderen Tab oder auf einem anderen Gerät geändert. So sieht er jetzt aus.',
    },
    warningHeader: 'Hinweis',
    ok: 'OK',
    putRight: 'Jetzt korrigieren',
  },
  codes: {
    500036010: 'Wir können den Weiterverkauf einiger Ihrer Tickets im Moment nicht ändern.',
  },
  operations: {
    bookingDelivery: 'Wir können Ihre Lieferadresse im Moment nicht ändern. Bitte versuchen Sie es erneut.',
    download: 'Wir können diese Datei im Moment nicht herunterladen. Bitte versuchen Sie es erneut.',
    resale: 'Wir können den Weiterverkauf Ihrer Tickets im Moment nicht ändern. Bitte versuchen Sie es erneut.',
    pendingChanges:
      'Wir können im Moment nicht prüfen, welche Namensänderungen noch ausstehen. Bitte versuchen Sie es erneut.',
    getBasket: 'Wir können Ihren Warenkorb im Moment nicht laden. Bitte versuchen Sie es erneut.',
  },
  screen: {
    titles: {
      basket: 'Ihr Warenkorb',
      checkout: 'Kasse',
      waysToPay: 'Bezahlen',
      receipt: 'Beleg',
      outstanding: 'Alles bezahlen',
      overdue: 'Überfälligen Betrag bezahlen',
      plan: 'Ratenzahlung',
      changePayment: 'Zahlungskarte ändern',
      changeDay: 'Zahlungstag ändern',
    },
    booking: {
      title: 'Meine Buchung',
      myBookings: 'Meine Buchungen',
      copyReference: (reference) => `Buchungsnummer ${reference} kopieren`,
      referenceCopied: 'Buchungsnummer kopiert',
      copied: 'Kopiert',
      basket: 'Warenkorb',
      basketCount: (count) => (count === 0 ? 'leer' : counted(count, 'Artikel', 'Artikel')),
      loading: 'Ihre Buchung wird geladen',
      failedHeading: 'Wir können diese Buchung gerade nicht zeigen',
      outOfDate: 'Das ist vielleicht nicht mehr aktuell',
      outOfDateSentence:
        'Wir können Ihre Buchung im Moment nicht aktualisieren. Sie sehen den Stand von vor einem Augenblick.',
      tryAgain: 'Erneut versuchen',
      incomplete: 'Die Zuteilung Ihrer Tickets fehlt',
      incompleteSentence: 'Wir konnten nicht laden, welche Tickets Ihnen zugeteilt sind. Alles andere ist vollständig.',
      attention: {
        paymentOpen: 'Wir wissen noch nicht, ob Ihre Zahlung angekommen ist',
        paymentOpenSentence: 'Bitte zahlen Sie nicht noch einmal. Wir prüfen weiter, was daraus geworden ist.',
        paymentRecorded: 'Ihre Zahlung ist erfasst',
        paymentRecordedSentence:
          'Der zu zahlende Betrag ist noch nicht auf dem neuesten Stand. Bitte zahlen Sie ihn nicht noch einmal.',
        unbooked: 'Was Sie bezahlt haben, ist nicht in Ihrer Buchung',
        unbookedSentence: (amount, date, reference) =>
          `Sie haben am ${date} ${amount} bezahlt (${reference}), und es ist noch nicht in Ihrer Buchung. Bitte wenden Sie sich an unseren Kundenservice, und buchen Sie es nicht noch einmal.`,
        seePayment: 'Stand ansehen',
        paymentMoving: 'Ihre Zahlung ist unterwegs',
        paymentMovingSentence: 'Wir bestätigen sie gerade. Sie können hier bleiben oder später wiederkommen.',
        plan: {
          open: 'Wir wissen noch nicht, ob Ihre Ratenzahlung geändert wurde',
          openSentence: 'Dafür wird nichts abgebucht. Wir prüfen weiter, was daraus geworden ist.',
          moving: 'Ihre Ratenzahlung wird gerade geändert',
          movingSentence: 'Dafür wird nichts abgebucht. Sie können hier bleiben oder später wiederkommen.',
        },
        bank: bankTexts,
      },
      tickets: {
        heading: 'Ihre Tickets',
        count: (count) => counted(count, 'Ticket', 'Tickets'),
        none: 'Noch keine Tickets',
        noneSentence: 'Ergänzen Sie Tickets für das, was während Ihrer Reise stattfindet.',
        add: 'Tickets hinzufügen',
        lead: 'Hauptreisende Person',
        noPassenger: 'Niemand zugeordnet',
      },
      passengers: 'Reisende',
      readOnly: {
        headings: { past: 'Diese Reise ist vorbei', cancelled: 'Diese Buchung ist storniert' },
        sentence:
          'Sie können nichts mehr ergänzen oder ändern. Dokumente, Zahlungen und Belege bleiben bei Ihrer Buchung.',
        back: 'Zurück zu Ihrer Buchung',
      },
      deliveries: {
        heading: 'Lieferung',
        statuses: {
          orderPlaced: 'Bestellt',
          beingPrepared: 'In Vorbereitung',
          readyToDownload: 'Zum Herunterladen bereit',
          onItsWay: 'Unterwegs',
          unknown: 'Status noch nicht bekannt',
        },
        types: { eticket: 'E-Ticket', physical: 'Per Post', other: 'Andere Lieferung' },
        progress: (name) => `Stand von ${name}`,
        states: { done: 'Erledigt', current: 'Jetzt', toCome: 'Steht noch aus' },
        to: (lines) => `An ${lines.join(', ')}`,
        changeAddress: 'Adresse ändern',
        track: 'Sendung verfolgen',
        trackingId: 'Sendungsnummer',
        newTab: 'öffnet einen neuen Tab',
        ticketNote: (when, holders) => dotted(when, several(holders)),
        elsewhere: (note) =>
          note === '' ? 'Auf der Website des Ausstellers' : dotted(note, 'auf der Website des Ausstellers'),
        downloading: 'Ihre Datei wird geholt',
        ready: (count) => pluralOf(count, 'Ihr Ticket ist bereit', 'Ihre Tickets sind bereit'),
        readySentence:
          'Speichern Sie sie vor der Abreise auf Ihrem Handy, damit sie sich am Einlass auch ohne Internetverbindung öffnen.',
        readyMore: (count) => `${figure(count)} weitere zeigen`,
      },
      prices: pricesTexts,
    },
    ticketList: {
      label: 'Ticket suchen',
      hint: 'Veranstaltung, Datum, Ticket oder Name',
      show: 'Anzeigen',
      figure,
      found: (count) => (count === 0 ? 'Keine Tickets gefunden' : `${tickets(count)} gefunden`),
      inAll: tickets,
      clear: 'Filter löschen',
      none: 'Keine passenden Tickets',
      noneLine:
        'Prüfen Sie die Schreibweise oder suchen Sie nach einer anderen Veranstaltung, einem Datum, Ticket oder Namen.',
      ofEvent: tickets,
      more: (more, event) => `${figure(more)} weitere von ${event} zeigen`,
    },
    calendar: {
      reference: (reference) => `Buchungsnummer: ${reference}`,
      journey: (name, from, to) => `${name}: ${from} – ${to}`,
      departs: (when, zone) => `Abfahrt: ${when} (${zone})`,
      departsLocal: (when) => `Abfahrt: ${when}, Ortszeit`,
      arrives: (when, zone) => `Ankunft: ${when} (${zone})`,
      arrivesLocal: (when) => `Ankunft: ${when}, Ortszeit`,
      timeToBeConfirmed: 'Uhrzeit noch offen',
      payment: {
        byHand: (amount) => `Zahlung fällig: ${amount}`,
        byItself: (amount) => `Automatisch eingezogene Zahlung: ${amount}`,
      },
      online: {
        label: 'Google Kalender oder Outlook',
        google: 'In den Google Kalender',
        outlook: 'In Outlook eintragen',
      },
      starts: (when) => `Beginn: ${when}, Ortszeit`,
    },
  },
} satisfies Translation<typeof bookingWords>
