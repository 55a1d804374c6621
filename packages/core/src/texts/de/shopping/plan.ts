import type { planTexts as english } from '../../../payment-plan/planTexts.js'
import type { Translation } from '../../../language/Wording.js'
import { counted } from '../counting.js'

const payments = (count: number): string => counted(count, 'Zahlung', 'Zahlungen')

export const planTexts = {
  back: 'Zurück zur Ratenzahlung',
  toBooking: 'Zurück zu Ihrer Buchung',
  setUp: {
    heading: 'In Raten zahlen',
    lead: (amount) =>
      `Sie haben noch ${amount} zu zahlen. Wählen Sie einen Tag im Monat, und wir ziehen den Betrag in monatlichen Raten von Ihrer Karte ein.`,
    replaces: (date) => `Die Ratenzahlung ersetzt den Termin, bis zu dem Sie sonst zahlen müssten: ${date}.`,
    day: 'Zahlungstag',
    dayHint: 'Der Tag im Monat, an dem eine Rate eingezogen wird',
    cardHeading: 'Die Karte, von der abgebucht wird',
    cardSentence: 'Heute wird nichts abgebucht. Ihre Bank bittet Sie vielleicht zu bestätigen, dass Sie es sind.',
    confirm: 'Ratenzahlung einrichten',
    otherwise: 'Anders bezahlen',
  },
  projection: {
    heading: 'Ihre Zahlungen',
    loading: 'Ihre Zahlungen werden berechnet',
    sentence: (count, first, final) =>
      count === 1 ? `Eine Zahlung, am ${first}.` : `${payments(count)}, vom ${first} bis zum ${final}.`,
    failedHeading: (day) => `Für den ${day}. können wir keine Zahlungen zeigen`,
    failedHint: 'Sie können auch einen anderen Tag wählen.',
    none: 'An diesem Tag liegt keine Zahlung vor Ihrer Reise. Bitte wählen Sie einen anderen Tag.',
    first: 'Bitte sehen Sie sich zuerst die Zahlungen an: Sie gelten für den Tag, den Sie gewählt haben.',
  },
  table: {
    caption: 'Was wann eingezogen wird',
    date: 'Datum',
    amount: 'Betrag',
    total: 'Gesamt',
    dateAndState: 'Datum und Stand',
    states: { paid: 'Bezahlt', overdue: 'Überfällig', toCome: 'Steht noch aus' },
    paidByYou: 'Von Ihnen bezahlt',
    paidTogether: (count) => `${payments(count)}, von Ihnen in einer bezahlt`,
    overdueSince: (date) => `Fällig seit ${date}`,
    dueNow: 'Jetzt fällig',
  },
  day: (day) => `${day}.`,
  chooseDay: 'Tag wählen',
  overview: {
    heading: 'Ihre Ratenzahlung',
    next: 'Nächste Zahlung',
    noNext: 'Keine Zahlung steht aus',
    paused: 'Die Zahlungen ruhen, bis Sie uns eine andere Karte geben',
    paidOf: (paid, all) => `${paid} von ${payments(all)} bezahlt`,
    toCome: 'Steht noch aus',
    remaining: (count, amount) => (count === 0 ? 'Keine' : `${payments(count)}, ${amount}`),
    final: 'Letzte Zahlung',
    day: 'Zahlungstag',
    dayOf: (day) => `Der ${day}. jedes Monats`,
    card: 'Karte',
    cardOf: (digits, name) => `Endziffern ${digits}, ${name}`,
    changeCard: 'Karte ändern',
    changeDay: 'Tag ändern',
    payments: 'Zahlungen Ihrer Ratenzahlung',
    overdue: (amount) => `${amount} Ihrer Ratenzahlung sind überfällig`,
    overdueSentence:
      'Wir konnten den Betrag nicht einziehen. Zahlen Sie ihn jetzt, damit Ihre Ratenzahlung weiterläuft. Die kommenden Zahlungen bleiben, wie sie sind.',
    overduePaused:
      'Wir konnten den Betrag nicht einziehen. Er wird nicht von selbst von einer neuen Karte abgebucht. Bitte zahlen Sie ihn jetzt.',
    payOverdue: 'Überfälliges bezahlen',
    errorHeading: 'Mit Ihrer Ratenzahlung gibt es ein Problem',
    errorSentence:
      'Bis es behoben ist, wird nichts eingezogen. Geben Sie uns eine andere Karte: Von ihr werden dann die kommenden Zahlungen abgebucht. Wenn das nicht hilft, wenden Sie sich bitte an unseren Kundenservice.',
    finishedHeading: 'Ihre Ratenzahlung ist vollständig bezahlt',
    finishedSentence: 'Es wird nichts mehr eingezogen.',
  },
  none: {
    heading: 'Für diese Buchung gibt es keine Ratenzahlung',
    owed: 'Ratenzahlung ist hier nicht möglich. Sie können stattdessen alles auf einmal zahlen.',
    settled: 'Es ist nichts mehr zu zahlen, deshalb wird keine gebraucht.',
    pay: 'Zahlungswege',
  },
  noPlan: {
    heading: 'Es gibt keine Ratenzahlung zu ändern',
    sentence: 'Diese Buchung hat keine Ratenzahlung, die noch läuft.',
    action: 'Zur Ratenzahlung',
  },
  changePayment: {
    now: (digits, name) => `Ihre Raten werden von der Karte mit den Endziffern ${digits}, ${name}, abgebucht.`,
    paused: (digits, name) =>
      `Die Zahlungen von der Karte mit den Endziffern ${digits}, ${name}, ruhen, bis Sie uns eine andere geben.`,
    unknownNow: 'Ihre Raten sollen von einer anderen Karte abgebucht werden.',
    sentence:
      'Geben Sie uns die Karte für die kommenden Zahlungen. Heute wird nichts abgebucht. Ihre Bank bittet Sie vielleicht zu bestätigen, dass Sie es sind.',
    overdue: (amount) =>
      `Der überfällige Betrag von ${amount} wird nicht von selbst von der neuen Karte abgebucht. Sie können ihn jetzt zahlen.`,
    heading: 'Die neue Karte',
    confirm: 'Karte ändern',
  },
  changeDay: {
    now: (day) => `Ihre Raten werden am ${day}. jedes Monats eingezogen.`,
    heading: 'Anderen Tag wählen',
    compare: 'Was sich ändert',
    before: 'Jetzt',
    after: 'Neu',
    count: 'Kommende Zahlungen',
    next: 'Nächste Zahlung',
    final: 'Letzte Zahlung',
    each: 'Jede Zahlung',
    varies: 'Verschiedene Beträge',
    nothing: 'Keine',
    same: 'Das ist Ihr jetziger Zahlungstag. Wählen Sie einen anderen, um zu sehen, was sich ändert.',
    confirm: (day) => `Auf den ${day}. ändern`,
    confirmNone: 'Tag ändern',
    overdue: (amount) => `Der überfällige Betrag von ${amount} ist jetzt fällig, gleich an welchem Tag.`,
    cardFirst: 'Ihre Ratenzahlung braucht zuerst eine andere Karte',
    cardFirstSentence:
      'Mit Ihrer Ratenzahlung gibt es ein Problem. Den Tag können Sie ändern, sobald sie eine andere Karte hat.',
  },
  progress: { label: 'Ihre Änderung, Schritt für Schritt' },
  done: {
    headings: {
      create: 'Ihre Ratenzahlung ist eingerichtet',
      changePayment: 'Ihre Raten werden jetzt von Ihrer neuen Karte abgebucht',
      changeDay: 'Ihr Zahlungstag ist geändert',
    },
    otherwise: 'Bitte prüfen Sie Tag und Karte Ihrer Ratenzahlung',
    elsewhere: 'Ihre Ratenzahlung wurde inzwischen anderswo eingerichtet',
    next: (amount, date) => `Als Nächstes werden ${amount} am ${date} eingezogen.`,
  },
} satisfies Translation<typeof english>
