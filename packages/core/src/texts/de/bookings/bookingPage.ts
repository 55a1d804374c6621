import type { bookingPageWords } from '../../../booking-page/bookingPageTexts.js'
import { dotted } from '../../../language/formats.js'
import type { Translation } from '../../../language/Wording.js'
import { counted, figure, listed, pluralOf, times } from '../counting.js'

const andMore = (first: string, count: number | null, rest: string): string =>
  count === null || count === 0 ? first : dotted(first, `${figure(count)} ${rest}`)

export default {
  screen: {
    bookingPage: {
      parts: {
        heading: 'Ihre Buchung',
        accommodation: 'Unterkunft',
        rooms: (count) => (count === 0 ? 'Wählen Sie, wo Sie wohnen' : counted(count, 'Zimmer', 'Zimmer')),
        extras: 'Extras',
        extrasHeld: (count) => (count === 0 ? 'Sehen Sie, was Sie ergänzen können' : counted(count, 'Extra', 'Extras')),
        transport: 'An- und Abreise',
        journeys: (count) => (count === 0 ? 'Wählen Sie, wie Sie reisen' : counted(count, 'Fahrt', 'Fahrten')),
        tickets: 'Tickets',
        ticketsHeld: (count, transferable) => {
          if (count === 0) return 'Noch keine'
          const held = counted(count, 'Ticket', 'Tickets')
          return transferable === null || transferable === 0
            ? held
            : dotted(held, `${counted(transferable, 'Name', 'Namen')} änderbar`)
        },
        ticketsReadOnly: 'Auf wen jedes Ticket lautete',
        resale: 'Weiterverkauf',
        resaleHeld: (onResale, resalable) => {
          if (onResale > 0)
            return andMore(
              `${figure(onResale)} im Weiterverkauf`,
              resalable,
              `${pluralOf(resalable ?? 0, 'kann', 'können')} angeboten werden`,
            )
          if (resalable === null) return 'Tickets anbieten, die Sie nicht nutzen'
          return resalable === 0
            ? 'Derzeit kann nichts angeboten werden'
            : `${counted(resalable, 'Ticket kann', 'Tickets können')} angeboten werden`
        },
        mandatoryInformation: 'Erforderliche Angaben',
        questionsAnswered: (answered, all) =>
          all === 0 ? 'Keine Fragen' : `${figure(answered)} von ${figure(all)} beantwortet`,
        payments: 'Zahlungen',
        paymentsMade: (count) => `${counted(count, 'Zahlung', 'Zahlungen')} geleistet`,
        paymentPlan: 'Ratenzahlung',
        planAvailable: 'In Raten zahlen',
        instalmentsPaid: (paid, all) => `${figure(paid)} von ${counted(all, 'Rate', 'Raten')} bezahlt`,
        instalments: (count, last) => `${counted(count, 'Rate', 'Raten')}${last === null ? '' : ` bis ${last}`}`,
      },
      help: {
        heading: 'Etwas ändern oder stornieren?',
        sentence: 'Was Sie auf dieser Seite nicht ändern können, ändert oder storniert unser Kundenservice.',
        readOnly: { heading: 'Fragen zu dieser Reise?', sentence: 'Fragen Sie unseren Kundenservice.' },
      },
      ready: {
        toDo: 'Zu erledigen',
        nothingToDo: 'Reisevorbereitung',
        states: { done: 'Erledigt', toDo: 'Zu tun', late: 'Dringend', coming: 'Nichts zu tun' },
        passport: 'Reisepass',
        passportMissing: 'Im Profil eintragen',
        passportValid: (date) => `Gültig bis ${date}`,
        passportShort: (date) => `Gültig bis ${date}: manche Länder verlangen sechs Monate mehr`,
        passportOver: (date) => `Läuft am ${date} ab, vor Ihrer Rückkehr`,
      },
      add: {
        heading: 'Hinzufügen',
        tickets: 'Tickets',
        accommodation: 'Zimmer',
        transport: 'Fahrt',
        extras: 'Extras',
        said: {
          tickets: 'Tickets hinzufügen',
          accommodation: 'Zimmer hinzufügen',
          transport: 'Fahrt hinzufügen',
          extras: 'Extras hinzufügen',
        },
      },
      documents: {
        heading: 'Für unterwegs',
        confirmation: 'Buchungsbestätigung',
        confirmationSentence: 'Ein Dokument zum Aufbewahren',
        calendar: 'In den Kalender',
        calendarSentence: 'Daten, Fahrten und Veranstaltungen (.ics)',
        calendarFailed: 'Wir können Ihre Kalenderdatei im Moment nicht erstellen. Bitte versuchen Sie es erneut.',
        share: 'Reiseplan teilen',
        shareSentence: 'Ohne Namen und Preise',
        shareCopied: 'Reiseplan kopiert',
        shareFailed: 'Wir können Ihren Reiseplan im Moment nicht teilen. Bitte versuchen Sie es erneut.',
        print: 'Reiseplan drucken',
        printSentence: 'Ihre Reise auf Papier',
        preparing: 'Ihre Datei wird vorbereitet',
      },
      ticketFile: {
        save: 'Alle in einer Datei speichern',
        saved: 'Ihre Tickets sind in einer Datei',
        some: 'Einige Tickets können nicht in die Datei',
        failed: 'Wir konnten Ihre Tickets nicht in eine Datei legen',
        missing: {
          notFetched: 'Nicht heruntergeladen',
          unreadable: 'Nicht zusammenzufügen, bitte oben einzeln speichern',
          elsewhere: 'Auf der Seite des Ausstellers',
        },
        saveOthers: 'Die anderen speichern',
      },
      summary: {
        label: 'Noch zu zahlen',
        balance: 'Noch zu zahlen',
        overdue: 'Überfällig',
        overdueSince: (date) => `Seit ${date}`,
        next: 'Nächste Zahlung',
        automatically: 'Automatisch eingezogen',
        onDate: (date) => `${date}, automatisch eingezogen`,
        allPaid: 'Alles bezahlt',
        nothingToPay: 'Es ist nichts mehr zu zahlen.',
        overpaid: 'Überzahlt',
        overpaidSentence: 'Sie haben mehr gezahlt, als Ihre Buchung kostet.',
        cancelled: 'Nichts zu zahlen',
        cancelledSentence: 'Diese Buchung ist storniert.',
        due: 'Fällig',
        total: 'Gesamt',
        paid: 'Bisher gezahlt',
        actions: {
          waysToPay: 'Zahlungswege',
          payOverdue: 'Überfälliges bezahlen',
          mendPlan: 'Karte ändern',
          viewBasket: 'Warenkorb ansehen',
          addTickets: 'Tickets hinzufügen',
        },
      },
    },
    trip: {
      heading: 'Ihr Reiseplan',
      nothing: 'Ihr Reiseplan ist noch leer',
      nothingSentence:
        'Fahrten, Übernachtungen und Veranstaltungen erscheinen hier Tag für Tag, sobald Sie sie ergänzt haben.',
      moreDays: (count) => `${counted(count, 'weiteren Tag', 'weitere Tage')} zeigen`,
      morePeople: (count) => `${figure(count)} weitere zeigen`,
      peopleCount: (count) => counted(count, 'reisende Person', 'Reisende'),
      today: 'Heute',
      nextDay: 'Als Nächstes',
      earlierDays: (count) => counted(count, 'früherer Tag', 'frühere Tage'),
      map: 'Lageplan',
      mapOf: (place) => `von ${place}, öffnet einen neuen Tab`,
      supplierReference: (reference) => `Referenz ${reference}`,
      undated: 'Datum noch offen',
      timeToBeConfirmed: 'Uhrzeit noch offen',
      journey: (from, to) => `${from} – ${to}`,
      arrives: (when) => `Ankunft ${when}`,
      checkIn: (name) => `Check-in: ${name}`,
      checkOut: (name) => `Check-out: ${name}`,
      several: (count, name) => (count === 1 ? name : times(count, name)),
      people: (names) => listed(names),
      peopleAndMore: (names, more) => `${names.join(', ')} und ${figure(more)} weitere`,
      lead: 'Hauptreisende Person',
      passenger: (name, lead) => (lead ? `${name} (hauptreisende Person)` : name),
      extras: 'Extras',
      insurance: 'Versicherung',
      held: (item, names) => (names.length === 0 ? item : `${item} (${listed(names)})`),
      reference: 'Buchungsnummer',
      dates: 'Reisedaten',
      status: 'Status',
      balance: 'Noch zu zahlen',
      balanceBy: (amount, date) => (date === null ? amount : `${amount}, fällig am ${date}`),
      overdue: 'Überfällig',
      next: 'Nächste Zahlung',
      byItself: (amount, date) => `${amount}${date === null ? '' : ` am ${date}`}, automatisch eingezogen`,
      contact: (name, url) => `Fragen zu Ihrer Reise? Wenden Sie sich an ${name}: ${url}`,
    },
  },
} satisfies Translation<typeof bookingPageWords>
