import type { checkoutTexts as english } from '../../../payment/paymentTexts.js'
import type { Translation } from '../../../language/Wording.js'

const stages = {
  sending: 'Ihre Zahlung wird gesendet',
  bank: 'Prüfung durch Ihre Bank',
  confirming: 'Ihre Buchung wird bestätigt',
}

export const checkoutTexts = {
  loading: 'Die Kasse wird geladen',
  emptyHeading: 'Es gibt nichts zu bezahlen',
  emptySentence: 'Ihr Warenkorb ist leer. Legen Sie zuerst etwas hinein.',
  emptyPaid: (amount: string, date: string, reference: string) =>
    `Ihr letzter Warenkorb ist bezahlt: ${amount} am ${date} (${reference}).`,
  failedHeading: 'Wir können die Kasse gerade nicht öffnen',
  failedSentence: 'Wir können Ihren Warenkorb im Moment nicht laden. Bitte versuchen Sie es erneut.',
  chooseTickets: 'Tickets wählen',
  backToBasket: 'Zurück zum Warenkorb',
  toBooking: 'Zu Ihrer Buchung',
  blockedHeading: 'In Ihrem Warenkorb ist zuerst etwas zu tun',
  purchase: {
    heading: 'Was Sie kaufen',
    show: (total) => `Was Sie kaufen: ${total}`,
    total: 'Gesamt',
    fees: 'davon Buchungsgebühr',
  },
  balance: {
    byHand: (amount, date) => `Für Ihre Buchung noch offen: ${amount}${date === null ? '' : `, fällig bis ${date}`}.`,
    byItself: (amount) => `Der offene Betrag Ihrer Buchung wird weiter in Raten eingezogen: ${amount}.`,
  },
  wallets: {
    heading: 'Ihre Zahlung',
    label: 'Apple Pay und Google Pay',
    orByCard: 'oder mit Karte zahlen',
    unavailable: 'Apple Pay und Google Pay sind in diesem Browser nicht verfügbar.',
  },
  form: {
    heading: 'Mit Karte zahlen',
    safe: 'Ihre Kartendaten gehen direkt an unseren Kartendienst. Wir sehen und speichern sie nie.',
    name: 'Name auf der Karte',
    number: 'Kartennummer',
    expiry: 'Gültig bis',
    cvc: 'Prüfnummer',
    loading: 'Die Kartenfelder werden geladen',
    checking: 'Wir prüfen, was zu zahlen ist',
    tryAgain: 'Erneut versuchen',
    unavailableHeading: 'Wir können das Kartenformular noch nicht zeigen',
    unavailable:
      'Wir konnten unseren Kartendienst nicht erreichen. Bitte prüfen Sie Ihre Internetverbindung, schalten Sie Blocker für diese Seite aus und versuchen Sie es erneut.',
    problems: {
      title: 'Bitte prüfen Sie Ihre Kartendaten',
      name: 'Geben Sie den Namen auf der Karte ein',
      nameTooLong: 'Verwenden Sie für den Namen auf der Karte höchstens 80 Zeichen',
      nameIsNumber: 'Das sieht nach einer Kartennummer aus. Geben Sie hier den Namen auf der Karte ein',
      number: 'Geben Sie die Kartennummer ein',
      expiry: 'Geben Sie das Ablaufdatum ein',
      cvc: 'Geben Sie die Prüfnummer ein',
    },
    pay: (amount) => `${amount} zahlen`,
    stillThere: 'Ihr Warenkorb ist unverändert.',
    newTotal: (amount) => `Die neue Summe ist ${amount}.`,
    newBalance: (amount) => `Jetzt sind ${amount} zu zahlen.`,
    recovery: { booking: 'In der Buchung nachsehen', waysToPay: 'Zahlungswege ansehen' },
    cards: (amex) => (amex ? 'Visa, Mastercard oder American Express' : 'Visa oder Mastercard'),
    amexRefused: 'American Express ist für diese Buchung nicht möglich. Bitte verwenden Sie eine andere Karte.',
  },
  terms: {
    loading: 'Die Geschäftsbedingungen werden geladen',
    read: 'Geschäftsbedingungen lesen',
    accept: 'Ich habe die Geschäftsbedingungen gelesen und akzeptiere sie',
    failedHeading: 'Wir können die Geschäftsbedingungen gerade nicht zeigen',
    failedSentence:
      'Wir konnten die Geschäftsbedingungen nicht laden. Sie sind Teil Ihrer Buchung; fragen Sie uns nach einer Kopie.',
    tryAgain: 'Erneut versuchen',
    problemTitle: 'Bitte prüfen Sie die Geschäftsbedingungen',
    problems: {
      notShownYet: 'Warten Sie, bis die Geschäftsbedingungen da sind, und akzeptieren Sie sie dann',
      notAccepted: 'Akzeptieren Sie die Geschäftsbedingungen',
    },
  },
  free: {
    heading: 'Nichts zu zahlen',
    sentence: 'Was in Ihrem Warenkorb liegt, kostet nichts. Schließen Sie die Buchung ab, um es zu behalten.',
    complete: 'Buchung abschließen',
    stage: 'Ihre Buchung wird abgeschlossen',
  },
  progress: {
    label: 'Ihre Zahlung, Schritt für Schritt',
    stages,
    balanceStages: { ...stages, confirming: 'Ihre Zahlung wird bestätigt' },
    planStages: { ...stages, sending: 'Ihre Änderung wird gesendet', confirming: 'Ihre Ratenzahlung wird bestätigt' },
    bankNote: 'Ihre Bank bittet Sie vielleicht zu bestätigen, dass Sie es sind.',
    keepOpen: 'Bitte lassen Sie diese Seite geöffnet.',
  },
  checking: { heading: 'Einen Moment', sentence: 'Wir prüfen, ob schon etwas bezahlt ist.' },
  notChecked: {
    heading: 'Wir konnten Ihre Zahlungen nicht prüfen',
    sentence:
      'Bis diese Prüfung gelingt, wird nichts weiter abgebucht. Bevor Sie zahlen, stellen wir sicher, dass noch nichts bezahlt ist.',
    retry: 'Erneut prüfen',
  },
  checkNow: 'Jetzt prüfen',
  done: {
    heading: 'Alles erledigt',
    otherwise: 'Dieser Betrag ist bezahlt',
    received: 'Ihre Zahlung ist bei uns eingegangen.',
    sentence: 'Ihre Buchung ist auf dem aktuellen Stand.',
    toReceipt: 'Beleg ansehen',
  },
} satisfies Translation<typeof english>
