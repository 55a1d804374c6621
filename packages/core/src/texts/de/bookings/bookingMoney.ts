import type { paymentsTexts as payments } from '../../../bookings/money/billTexts.js'
import type { pricesTexts as prices } from '../../../bookings/money/moneyTexts.js'
import type { Translation } from '../../../language/Wording.js'
import { counted, figure, times } from '../counting.js'

const labels = {
  nameChangeFee: 'Gebühr für die Namensänderung',
  delivery: 'Lieferung',
  discounts: 'Ermäßigungen',
  resaleFees: 'Weiterverkaufsgebühren',
}

export const pricesTexts = {
  heading: 'Preisübersicht',
  sections: {
    accommodation: 'Unterkunft',
    customerChange: 'Namensänderung',
    tickets: 'Tickets',
    transport: 'An- und Abreise',
    extras: 'Extras',
    insurance: 'Versicherung',
    delivery: 'Lieferung',
    discounts: 'Ermäßigungen',
    fees: 'Gebühren',
  },
  lineTitle: ({ title, label }) => (label === null ? title : labels[label]),
  quantity: (count, title) => (count === 1 ? title : times(count, title)),
  each: (amount) => `je ${amount}`,
  departureTimeTbc: 'Uhrzeit noch offen',
  free: 'Kostenlos',
  included: 'Inbegriffen',
  more: (count) => `${figure(count)} weitere zeigen`,
  nothing: 'Nichts in dieser Buchung hat einen eigenen Preis.',
  bookingFee: 'Buchungsgebühr',
  withFee: (fee) => `inkl. ${fee} Buchungsgebühr`,
  withoutPrice: 'Weitere enthaltene Artikel',
  inTicketPrices: 'In den Ticketpreisen oben enthalten',
  feeNote: 'In den Preisen oben enthalten',
  totals: 'Summen',
  bookingPrice: 'Buchungspreis',
  discounts: 'Ermäßigungen',
  total: 'Gesamtpreis der Buchung',
  paid: 'Bisher gezahlt',
  outstanding: 'Noch zu zahlen',
} satisfies Translation<typeof prices>

export const paymentsTexts = {
  heading: 'Geleistete Zahlungen',
  none: 'Noch keine Zahlungen.',
  words: {
    paid: 'Bezahlt',
    confirmed: 'Bezahlt',
    failed: 'Fehlgeschlagen',
    pending: 'Ausstehend',
    unknown: 'Noch nicht bekannt',
    returned: 'Zurückgezahlt',
  },
  purposes: {
    deposit: 'Anzahlung',
    instalment: 'Rate Ihrer Ratenzahlung',
    addedItems: 'Ergänzungen Ihrer Buchung',
    inFull: 'Vollständige Zahlung',
    balance: 'Teilzahlung',
    payment: 'Zahlung',
    refund: 'Rückerstattung',
    chargeback: 'Von Ihrer Bank zurückgebuchte Zahlung',
  },
  failed: (count) =>
    counted(
      count,
      'Zahlung, die fehlgeschlagen ist oder zurückgezahlt wurde',
      'Zahlungen, die fehlgeschlagen sind oder zurückgezahlt wurden',
    ),
  failedSentence: 'Dafür wurde nichts abgebucht, oder das Geld ging zurück.',
  apportioned: 'Wofür sie verwendet wurde',
  cardUsed: (digits) => `Karte mit Endziffern ${digits}`,
  numbered: (reference) => `Nummer ${reference}`,
  receipt: {
    link: 'Beleg',
    of: (purpose, date) => `für ${purpose}, ${date}`,
    heading: (amount) => `${amount} gezahlt`,
    returned: (amount, date, reference) =>
      `Dieses Geld wurde erstattet oder zurückgebucht: ${amount} am ${date} (${reference}).`,
    amount: 'Gezahlter Betrag',
    purpose: 'Gezahlt für',
    date: 'Datum',
    card: 'Karte',
    cardEnding: (digits) => `mit Endziffern ${digits}`,
    reference: 'Zahlungsnummer',
    booking: 'Buchungsnummer',
    trip: 'Reise',
    outstanding: 'Noch zu zahlen',
    nothingLeft: 'Nichts',
    print: 'Beleg drucken',
    calendar: 'In den Kalender',
    calendarFailed: 'Wir können Ihre Kalenderdatei im Moment nicht erstellen. Bitte versuchen Sie es erneut.',
    toBooking: 'Zurück zu Ihrer Reise',
    all: 'Alle Zahlungen',
    bought: 'Das haben Sie gekauft',
    planCard: {
      heading: (digits) => `Ihre nächste Rate wird weiter von der Karte mit Endziffern ${digits} abgebucht`,
      sentence: (digits) =>
        `Von dieser Karte konnten wir nicht abbuchen. Sie können ab jetzt die Karte mit Endziffern ${digits} verwenden. Für Ihre Bank geben Sie sie bitte noch einmal ein.`,
      action: 'Für die nächsten Raten verwenden',
    },
    missingHeading: 'Für diese Zahlung gibt es noch keinen Beleg',
    missingSentence: 'Ihre Buchung führt sie nicht als bezahlt. Die Zahlungen, die sie führt, stehen unten.',
  },
} satisfies Translation<typeof payments>

export const bankTexts = {
  heading: 'Die Prüfung Ihrer Bank ist noch offen',
  sentence:
    'Es wird nichts abgebucht, bis Sie diese Zahlung bei Ihrer Bank bestätigen. Um eine andere Karte zu verwenden, gehen Sie weiter und schließen Sie die Prüfung.',
  planSentence:
    'Dafür wird nichts abgebucht. Ihre Bank wartet darauf, dass Sie Ihre Karte bestätigen. Um eine andere Karte zu verwenden, gehen Sie weiter und schließen Sie die Prüfung.',
  elsewhere:
    'Bevor sie abgeschlossen ist, wird nichts abgebucht. Wenn Sie sie in einem anderen Tab geöffnet haben, schließen Sie sie dort ab.',
  planElsewhere:
    'Für diese Änderung wird nichts abgebucht. Wenn Sie die Prüfung in einem anderen Tab geöffnet haben, schließen Sie sie dort ab.',
  action: 'Weiter',
}
