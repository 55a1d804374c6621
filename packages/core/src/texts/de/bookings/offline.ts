import type { offlineWords } from '../../../offline/offlineTexts.js'
import type { Translation } from '../../../language/Wording.js'
import { counted, figure } from '../counting.js'

export default {
  screen: {
    offline: {
      suffix: 'Kundenbereich',
      copy: {
        heading: 'Offline speichern',
        offer:
          'Bewahren Sie diese Buchung und ihre E-Tickets auf diesem Gerät auf, damit Sie sie auch ohne Internetverbindung lesen können.',
        whoCanRead:
          'Wer dieses Gerät benutzen kann, kann sie ohne Ihr Passwort lesen, solange es keine Internetverbindung hat. Sie bleiben, bis Sie sich hier abmelden, sich jemand anders anmeldet oder die Reise vorbei ist.',
        replaces: (name) => `Es ist Platz für eine Buchung: ${name}, die jetzt hier liegt, wird entfernt.`,
        keep: 'Auf diesem Gerät aufbewahren',
        keeping: 'Ihre Buchung wird auf diesem Gerät gespeichert',
        failed: 'Ihre Buchung wurde nicht auf diesem Gerät gespeichert',
        failedSentence:
          'Es wurde nichts geändert. Bitte prüfen Sie Ihre Internetverbindung und den Speicherplatz auf diesem Gerät und versuchen Sie es erneut.',
        kept: (moment) => `Auf diesem Gerät gespeichert, Stand ${moment}`,
        missing: (count) =>
          `${counted(count, 'E-Ticket konnte', 'E-Tickets konnten')} nicht heruntergeladen werden und ${count === 1 ? 'braucht' : 'brauchen'} eine Internetverbindung.`,
        tryAgain: 'Erneut versuchen',
        remove: 'Von diesem Gerät entfernen',
      },
      offline: 'Sie sind offline',
      asOf: (moment) => `Stand ${moment}`,
      asOfSentence:
        'Das ist die Kopie, die Sie auf diesem Gerät aufbewahren. Was sich seitdem geändert hat, sehen Sie, sobald Sie wieder online sind.',
      tryAgain: 'Erneut versuchen',
      checking: 'Es wird nach einer Internetverbindung gesucht',
      online: 'Sie sind online',
      openLatest: 'Ihre Buchungen können wieder geladen werden.',
      open: 'Öffnen',
      signInAgain: 'Melden Sie sich an, um Ihre Buchung zu sehen.',
      signIn: 'Anmelden',
      tickets: (count) => (count === 1 ? 'Ihr Ticket' : 'Ihre Tickets'),
      ticketKept: 'Öffnet sich ohne Internetverbindung',
      ticketNotKept: 'Braucht eine Internetverbindung',
      gate: {
        show: 'Am Einlass zeigen',
        heading: (position, count) => (count === 1 ? 'Ihr Ticket' : `Ticket ${figure(position)} von ${figure(count)}`),
        loading: 'Ihr Ticket wird vorbereitet',
        page: (position, count) => `Seite ${figure(position)} von ${figure(count)}`,
        previous: 'Voriges',
        next: 'Nächstes',
        enlarge: 'Vergrößern',
        wholePage: 'Ganze Seite',
        close: 'Schließen',
        notFetched: 'Dieses Ticket konnte nicht geladen werden',
        notFetchedSentence: 'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
        unreadable: 'Dieses Ticket kann hier nicht angezeigt werden',
        unreadableSentence: 'Speichern Sie die Datei und öffnen Sie sie mit einer anderen App.',
        save: 'Datei speichern',
      },
      itinerary: 'Ihr Reiseplan',
      passengers: 'Reisende',
      extras: 'Extras',
      documents: 'Ihre Buchung',
      noneHeading: 'Auf diesem Gerät liegt nichts',
      noneSentence:
        'Eine Buchung, die Sie auf diesem Gerät aufbewahren, können Sie hier ohne Internetverbindung lesen, bis Sie sich abmelden oder die Reise vorbei ist.',
      otherHeading: 'Diese Seite braucht eine Internetverbindung',
      otherSentence: (name) => `Sie können weiterhin ${name} lesen, die Buchung, die Sie auf diesem Gerät aufbewahren.`,
      read: 'Diese Buchung lesen',
    },
  },
} satisfies Translation<typeof offlineWords>
