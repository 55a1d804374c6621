import type { BookingsShown } from '../../../bookings/list/bookingFinder.js'
import type { memberWords } from '../../areas/memberTexts.js'
import type { Translation } from '../../../language/Wording.js'
import { counted, figure } from '../counting.js'

const some = (count: number): string => counted(count, 'Buchung', 'Buchungen')

const states: Readonly<Record<BookingsShown, string>> = {
  all: 'Alle',
  attention: 'Zu erledigen',
  upcoming: 'Bevorstehend',
  past: 'Vergangen',
  cancelled: 'Storniert',
}

export default {
  account: {
    passwordChanged: 'Ihr Passwort wurde geändert!',
    resetRequested: 'Bitte sehen Sie in Ihren E-Mails nach Ihrem vorläufigen Passwort.',
    resetRequestedHeader: 'Sehen Sie in Ihre E-Mails',
    resetRequestedNotice:
      'E-Mails können bis zu 5 Minuten brauchen. Wenn Sie keine finden, sehen Sie bitte auch im Spam-Ordner nach.',
    endsSoonHeader: 'Sind Sie noch da?',
    endsSoon: (minutes) =>
      `Zum Schutz Ihrer Daten werden Sie in ${counted(minutes, 'Minute', 'Minuten')} abgemeldet. Möchten Sie angemeldet bleiben?`,
    stay: 'Angemeldet bleiben',
    okay: 'In Ordnung',
    newPasswordSet: 'Ihr Passwort wurde zurückgesetzt!',
    newPasswordNotice: 'Sie können sich jetzt mit Ihrem neuen Passwort anmelden.',
    continue: 'Weiter',
    newPasswordFailed: 'Ihr Passwort wurde nicht zurückgesetzt!',
    somethingWentWrong: 'Da ist leider etwas schiefgegangen.',
    tryAgain: 'Erneut versuchen',
  },
  customer: {
    updated: 'Ihre Angaben wurden geändert!',
    deliveriesUpdated: 'Ihre Angaben und Lieferadressen wurden geändert!',
    additionalUpdated: 'Die Angaben Ihrer Mitreisenden wurden geändert!',
  },
  leave: {
    header: 'Ohne Speichern verlassen?',
    message: 'Auf dieser Seite sind Änderungen, die noch nicht gespeichert sind.',
    leave: 'Ohne Speichern verlassen',
    stay: 'Auf dieser Seite bleiben',
  },
  codes: { 13000010: 'Wir konnten keine passende Buchung finden. Bitte versuchen Sie es erneut.' },
  operations: {
    getCustomer: 'Wir können Ihre Angaben im Moment nicht laden. Bitte versuchen Sie es erneut.',
    getRequiredData:
      'Wir können die Angaben, die Ihre Buchung braucht, im Moment nicht laden. Bitte versuchen Sie es erneut.',
    updateCustomer: 'Wir können Ihre Angaben im Moment nicht ändern. Bitte versuchen Sie es erneut.',
    updateCustomerBookingDeliveries:
      'Wir können Ihre Angaben und Lieferadressen im Moment nicht ändern. Bitte versuchen Sie es erneut.',
    getAdditionalCustomer:
      'Wir können die Angaben Ihrer Mitreisenden im Moment nicht laden. Bitte versuchen Sie es erneut.',
    updateAdditionalCustomer:
      'Wir können die Angaben Ihrer Mitreisenden im Moment nicht ändern. Bitte versuchen Sie es erneut.',
    getBookings: 'Wir können Ihre Buchungen im Moment nicht laden. Bitte versuchen Sie es erneut.',
    getBooking: 'Wir können Ihre Buchung im Moment nicht laden. Bitte versuchen Sie es erneut.',
    bookingRequiredData:
      'Wir können die Angaben, die Ihre Buchung braucht, im Moment nicht laden. Bitte versuchen Sie es erneut.',
  },
  screen: {
    bookings: {
      title: 'Meine Buchungen',
      loading: 'Ihre Buchungen werden geladen',
      upcoming: 'Bevorstehend',
      past: 'Vergangene Buchungen',
      noUpcoming: 'Keine bevorstehenden Buchungen',
      noUpcomingLine: 'Wenn Sie Ihre nächste Reise buchen, erscheint sie hier.',
      empty: 'Noch keine Buchungen',
      emptyLine:
        'Wenn Sie bei uns buchen, finden Sie Ihre Reise hier, mit allem, was Sie ergänzen, ändern oder bezahlen können.',
      discover: (name) => `${name} besuchen`,
      failed: 'Ihre Buchungen konnten nicht geladen werden',
      unopened: {
        title: (reference) => `Buchung ${reference} konnte nicht geöffnet werden`,
        later: 'Warten Sie einen Moment und versuchen Sie es dann erneut.',
        unfinishedLater:
          'Warten Sie einen Moment und versuchen Sie es dann erneut. In der Buchung sehen Sie, wie es ausgegangen ist.',
        missing: 'Prüfen Sie die Buchungsnummer, und ob Sie mit dem Konto angemeldet sind, zu dem sie gehört.',
      },
      failedLine: 'An Ihren Buchungen ändert das nichts. Bitte versuchen Sie es erneut.',
      stale: 'Ihre Buchungen haben sich vielleicht geändert',
      staleLine: 'Diese Seite konnte nicht aktualisiert werden und zeigt den letzten bekannten Stand.',
      tryAgain: 'Erneut versuchen',
      reference: 'Buchungsnummer',
      owed: 'Noch zu zahlen',
      owedInAll: 'Insgesamt noch zu zahlen',
      next: {
        byItself: (amount, date) =>
          `Als Nächstes: ${amount}${date === null ? '' : ` am ${date}`}, automatisch eingezogen`,
        byHand: (amount, date) => `Als Nächstes: ${amount}${date === null ? '' : ` bis ${date}`}`,
      },
      nothingOwed: 'Nichts mehr zu zahlen',
      view: 'Buchung ansehen',
      showTickets: 'Tickets anzeigen',
      countdown: {
        ahead: (days) => (days === 0 ? 'Heute' : `Noch ${counted(days, 'Tag', 'Tage')}`),
        underWay: 'Läuft gerade',
        over: 'Vorbei',
        off: 'Findet nicht statt',
      },
      needsAttention: 'Das ist zu erledigen',
      attention: {
        balanceOverdue: (amount, since) =>
          `${amount ?? 'Eine Zahlung'} ${amount === null ? 'ist' : 'sind'}${since === null ? '' : ` seit ${since}`} überfällig`,
        planInError: 'Ihre Ratenzahlung braucht eine andere Karte',
        balance: (amount) => `Noch ${amount} zu zahlen`,
        balanceBy: (amount, date) => `Noch ${amount} bis ${date} zu zahlen`,
        questions: (count) => `Noch ${counted(count, 'Frage', 'Fragen')} zu Ihrer Reise zu beantworten`,
        bankDetails: 'Bankverbindung wird benötigt',
      },
      step: {
        balanceOverdue: 'Überfälliges bezahlen',
        balanceOverdueUnknown: 'Ansehen, was überfällig ist',
        planInError: 'Karte ändern',
        balance: 'Zahlungswege',
        questions: 'Fragen beantworten',
        bankDetails: 'Bankverbindung angeben',
      },
      finder: {
        label: 'Buchung suchen',
        hint: 'Name, Nummer oder Datum: Lissabon, März 2024',
        show: 'Anzeigen',
        states,
        figure,
        found: (count) => (count === 0 ? 'Keine Buchungen gefunden' : `${some(count)} gefunden`),
        inAll: some,
        clear: 'Filter löschen',
        none: 'Keine passenden Buchungen',
        noneLine:
          'Prüfen Sie die Schreibweise oder suchen Sie nach einem anderen Namen, einer Nummer oder einem Datum.',
        noneOf: (state, count) => `Nichts unter „${states[state]}“, aber ${some(count)} anderswo.`,
        ofYear: some,
        needing: (count) => `${figure(count)} zu erledigen`,
        more: (more, year) => `${figure(more)} weitere von ${year} zeigen`,
        bankDetailsLine: 'Sobald wir Ihre Bankverbindung kennen, können wir Ihnen Geld zurückzahlen.',
      },
      status: {
        inProgress: 'In Bearbeitung',
        saved: 'Gespeichert',
        inReview: 'In Prüfung',
        checkout: 'An der Kasse',
        abandoned: 'Abgebrochen',
        cancelled: 'Storniert',
        completed: 'Abgeschlossen',
        locked: 'Gesperrt',
        archived: 'Archiviert',
        unknown: 'Status unbekannt',
      },
      paymentStatus: {
        outstanding: 'Offen',
        onPlan: 'Ratenzahlung läuft',
        overdue: 'Überfällig',
        fullyPaid: 'Vollständig bezahlt',
        awaiting: 'Erwartet',
        overpaid: 'Überzahlt',
        unknown: 'Zahlungsstatus unbekannt',
      },
    },
  },
} satisfies Translation<typeof memberWords>
