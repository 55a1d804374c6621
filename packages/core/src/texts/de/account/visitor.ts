import type { Translation } from '../../../language/Wording.js'
import type { visitorWords } from '../../areas/visitorTexts.js'

const accountNotFound =
  'Wir konnten kein Konto mit diesen Angaben finden. Bitte prüfen Sie Ihre E-Mail-Adresse oder Ihr Passwort und versuchen Sie es erneut.'
const startFailed = 'Die Seite konnte nicht vollständig gestartet werden.'

export default {
  session: {
    otherCustomer: 'In diesem Browser hat sich ein anderes Konto angemeldet. Diese Seite zeigt jetzt jenes Konto.',
    signedOut: 'Sie haben sich erfolgreich abgemeldet!',
    signOutHeader: 'Abmelden',
    signOutQuestion: 'Sie sind dabei, sich abzumelden. Möchten Sie fortfahren?',
    removesStored: (name) => `${name} ist auf diesem Gerät gespeichert. Beim Abmelden wird diese Kopie entfernt.`,
    signOut: 'Abmelden',
    cancel: 'Abbrechen',
  },
  failure: {
    unknown: 'Bei Ihrer Anfrage gibt es gerade ein paar Schwierigkeiten.',
    unclear:
      'Es gibt gerade Schwierigkeiten. Ob das ausgeführt wurde, wissen wir noch nicht. Bitte prüfen Sie es, und versuchen Sie es sonst erneut.',
    offline: 'Es gab keine Internetverbindung. Versuchen Sie es noch einmal, sobald Sie verbunden sind.',
    offlineUnsent:
      'Es gab keine Internetverbindung, deshalb wurde nichts gesendet. Versuchen Sie es noch einmal, sobald Sie verbunden sind.',
    cardNumber:
      'Das sieht nach einer Kartennummer aus. Deshalb wurde nichts gesendet. Bitte lassen Sie sie weg und versuchen Sie es erneut.',
  },
  codes: {
    11000010: 'Sie wurden nach einer Zeit ohne Aktivität automatisch abgemeldet. Bitte melden Sie sich erneut an.',
    15000010: accountNotFound,
    15000050: accountNotFound,
    15000040: 'Dieses Konto wurde noch nicht bestätigt. Bitte sehen Sie in Ihren E-Mails nach, was zu tun ist.',
    15000030: 'Ihr Konto wurde gesperrt. Bitte wenden Sie sich an unseren Kundenservice.',
    15000190: 'Wir konnten Ihr aktuelles Passwort nicht bestätigen. Bitte versuchen Sie es erneut.',
    15000080: 'Bitte wählen Sie ein neues Passwort, das sich von Ihrem alten unterscheidet.',
  },
  operations: {
    login: 'Die Anmeldung ist im Moment gestört. Bitte versuchen Sie es erneut.',
    authenticationCheck: 'Wir können im Moment nicht prüfen, ob Sie angemeldet sind. Bitte versuchen Sie es erneut.',
    logout: 'Wir können Sie im Moment nicht abmelden. Bitte versuchen Sie es erneut.',
    changePassword: 'Wir können Ihr Passwort im Moment nicht ändern. Bitte versuchen Sie es erneut.',
    resetPassword: 'Wir können Ihr Passwort im Moment nicht zurücksetzen. Bitte versuchen Sie es erneut.',
    clientId: startFailed,
    clientConfig: startFailed,
    genders: 'Wir können die Liste der Geschlechter im Moment nicht laden. Bitte versuchen Sie es erneut.',
    countries: 'Wir können die Liste der Länder im Moment nicht laden. Bitte versuchen Sie es erneut.',
  },
  screen: {
    titleSuffix: 'Kundenbereich',
    design: {
      close: 'Schließen',
      breadcrumb: 'Sie sind hier',
      dismiss: 'Ausblenden',
      slow: 'Das dauert länger als sonst.',
      messages: 'Meldungen',
      tryAgain: 'Erneut versuchen',
      addOne: 'Eins mehr',
      removeOne: 'Eins weniger',
      optional: '(optional)',
      show: 'Anzeigen',
      hide: 'Verbergen',
      password: 'des Passworts',
      error: 'Fehler',
      meaning: { info: 'Information', success: 'Erfolg', warning: 'Warnung', danger: 'Fehler' },
      step: { done: 'Erledigt', current: 'Läuft', toCome: 'Steht noch aus', failed: 'Nicht gelungen' },
    },
    shell: {
      skipToContent: 'Zum Inhalt springen',
      home: 'Startseite',
      mainNavigation: 'Hauptmenü',
      openMenu: 'Menü öffnen',
      closeMenu: 'Menü schließen',
      bookings: 'Meine Buchungen',
      profile: 'Profil',
      signOut: 'Abmelden',
      languages: 'Sprache',
      colours: { label: 'Darstellung', system: 'Gerät', light: 'Hell', dark: 'Dunkel' },
      credit: 'Guthaben',
      version: 'v5-13-5',
      poweredBy: 'Bereitgestellt mit',
      product: 'Booking Dashboard',
      opensElsewhere: '(öffnet eine andere Website)',
      loading: 'Die Seite wird geladen',
      checkingSession: 'Wir prüfen, ob Sie noch angemeldet sind',
      outage: {
        heading: 'Unser Buchungssystem ist gerade nicht erreichbar',
        explanation:
          'Sie bleiben angemeldet, und Ihre Eingaben gehen nicht verloren. Wir versuchen es weiter; die Seite öffnet sich dann von selbst.',
      },
      maintenance: {
        title: 'Bald zurück',
        heading: 'Wir arbeiten an dieser Seite',
        explanation: 'Ihre Buchungen sind sicher. Sobald die Arbeiten abgeschlossen sind, sehen Sie sie hier wieder.',
        until: (time) => `Voraussichtlich sind wir bis ${time} zurück. Ihre Buchungen sind sicher.`,
        tryAgain: 'Noch einmal nachsehen',
      },
      goBack: 'Zurück zur vorigen Seite',
      goToDashboard: 'Zur Übersicht',
      error: {
        title: 'Es ist ein Fehler aufgetreten',
        heading: 'Da ist leider etwas schiefgegangen.',
        explanation: 'Diese Seite konnte nicht angezeigt werden. Oft hilft es, sie neu zu laden.',
        again:
          'Diese Seite lässt sich weiterhin nicht anzeigen. Machen Sie auf einer anderen Seite weiter und versuchen Sie es hier später noch einmal.',
        reload: 'Seite neu laden',
        saved: {
          heading: 'Was gespeichert ist',
          all: 'Ihre Buchungen, Ihr Warenkorb und Ihre Zahlungen sind gespeichert.',
          typed:
            'Was Sie eingegeben haben, bleibt erhalten, außer Passwörtern und Kartendaten. Sie finden es auf der Seite wieder.',
          notTyped: 'Was Sie eingegeben, aber noch nicht gespeichert haben, müssen Sie noch einmal eingeben.',
          paying:
            'Eine Zahlung war noch nicht abgeschlossen. Bevor Sie noch einmal zahlen, sehen Sie in der Buchung nach, was daraus geworden ist.',
        },
      },
      unknownPage: {
        title: 'Seite nicht gefunden',
        heading: 'Diese Seite gibt es nicht!',
        explanation: 'Vielleicht hat die Adresse einen Tippfehler, oder die Seite ist umgezogen.',
      },
      notFound: {
        title: 'Nicht gefunden',
        heading: 'Das konnten wir nicht finden',
        explanation:
          'Was Sie suchen, gibt es hier nicht mehr oder gab es nie. Ihre Buchungen finden Sie wie gewohnt in Ihrer Übersicht.',
      },
      unauthorised: {
        title: 'Kein Zugriff',
        heading: 'Diese Seite können Sie nicht ansehen',
        unfinished: 'Wir wissen noch nicht, ob dies geklappt hat:',
        explanations: {
          unknown: 'Diese Seite ist nur mit dem Konto sichtbar, zu dem sie gehört.',
          signedOut:
            'Diese Seite ist nur mit dem Konto sichtbar, zu dem sie gehört. Bitte melden Sie sich mit der E-Mail-Adresse der Buchung an.',
          signedIn:
            'Sie sind angemeldet, aber diese Seite gehört zu einem anderen Konto. Wenn es Ihres ist, melden Sie sich ab und mit der E-Mail-Adresse der Buchung wieder an.',
        },
      },
    },
    session: {
      title: 'Anmelden',
      heading: 'Melden Sie sich an',
      email: 'E-Mail-Adresse',
      password: 'Passwort',
      signIn: 'Anmelden',
      signingIn: 'Sie werden angemeldet',
      emailInvalid: 'Ungültige E-Mail-Adresse',
      passwordEmpty: 'Bitte geben Sie Ihr Passwort ein',
      forgotten: 'Passwort vergessen?',
      next: 'Was Sie eingegeben haben, ist noch da. Warten Sie einen Moment und melden Sie sich dann an.',
      reset: 'Neues Passwort wählen',
      again: {
        kept: 'Melden Sie sich an, um fortzufahren. Was Sie eingegeben haben, ist noch da, außer Kartendaten.',
        unfinished:
          'Eine Zahlung oder eine Änderung Ihrer Ratenzahlung ist noch nicht abgeschlossen. In Ihrer Buchung sehen Sie, wie es steht.',
        page: 'Melden Sie sich an, um dort fortzufahren, wo Sie waren.',
        cookies:
          'Die Anmeldung hat geklappt, aber Ihr Browser hat sie nicht behalten. Vielleicht blockiert er Cookies: Lassen Sie sie für diese Seite zu und melden Sie sich erneut an.',
      },
      help: {
        heading: 'Welche Zugangsdaten brauche ich?',
        bookedOnline: 'Ich habe online gebucht',
        bookedOnlineAnswer: 'Verwenden Sie die E-Mail-Adresse und das Passwort, die Sie bei der Buchung gewählt haben.',
        bookedForMe: 'Jemand hat für mich gebucht',
        bookedForMeAnswer:
          'Mit der Buchung haben wir ein Konto für Sie angelegt. Verwenden Sie die E-Mail-Adresse, an die Ihre Bestätigung ging, und das vorläufige Passwort aus dieser E-Mail.',
      },
      welcome: 'Alles zu Ihrer Reise an einem Ort',
      welcomeLine: 'Sehen Sie, wohin es geht, was bezahlt ist und was noch zu tun bleibt.',
    },
    client: {
      support: {
        heading: 'Hilfe',
        call: (phone) => `${phone} anrufen`,
        email: (address) => `E-Mail an ${address}`,
        form: 'Nachricht schreiben',
        subject: (bookingRef) => `Buchung ${bookingRef}`,
        quote: (bookingRef) => `Bitte nennen Sie ${bookingRef}.`,
      },
      genders: { F: 'Weiblich', M: 'Männlich', X: 'Divers', U: 'Keine Angabe' },
    },
  },
} satisfies Translation<typeof visitorWords>
