import type { payingWords } from '../../areas/payingAreaTexts.js'
import type { Translation } from '../../../language/Wording.js'
import { paymentRequested } from './basket.js'
import { checkoutTexts } from './checkout.js'
import { paymentFlowTexts } from './paymentFlow.js'
import { planTexts } from './plan.js'

const quote = 'Bitte wenden Sie sich mit Ihrer Buchungsnummer an unseren Kundenservice.'

export default {
  ...paymentFlowTexts,
  operations: {
    termsAndConditions: 'Wir können die Geschäftsbedingungen im Moment nicht laden. Bitte versuchen Sie es erneut.',
    completeBasket: 'Wir können Ihren Warenkorb im Moment nicht abschließen. Bitte versuchen Sie es erneut.',
    payment: 'Die Zahlung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
    emptyPayments: 'Wir konnten Ihre Zahlung nicht finden. Bitte versuchen Sie es erneut.',
    paymentPlan: 'Wir können Ihre Ratenzahlung im Moment nicht ändern. Bitte versuchen Sie es erneut.',
    projection: 'Wir können Ihre Zahlungen im Moment nicht berechnen. Bitte versuchen Sie es erneut.',
  },
  paymentCode: {
    16000010:
      'Wir konnten Ihre Zahlung nicht ausführen. Bitte versuchen Sie es erneut oder verwenden Sie eine andere Karte.',
    16000020: `Wir konnten diese Zahlung nicht finden. Bitte sehen Sie in Ihrer Buchung nach. Wenn sie dort nicht steht: ${quote}`,
    16000030:
      'Diese Zahlung ist vielleicht schon eingegangen. Bitte sehen Sie in Ihrer Buchung nach, bevor Sie noch einmal zahlen.',
    16000040: 'Bei dieser Buchung ist nichts mehr zu zahlen.',
    16000050: 'Die Kartennummer ist ungültig. Bitte prüfen Sie sie und versuchen Sie es erneut.',
    16000060: 'Das Startdatum der Karte ist ungültig. Bitte prüfen Sie es und versuchen Sie es erneut.',
    16000070:
      'Das Ablaufdatum der Karte ist ungültig oder überschritten. Bitte prüfen Sie es oder verwenden Sie eine andere Karte.',
    16000080: 'Die Prüfnummer stimmt nicht. Bitte sehen Sie auf Ihrer Karte nach und versuchen Sie es erneut.',
    16000090:
      'Die Rechnungsadresse passt nicht zur Karte. Bitte klären Sie das mit Ihrer Bank oder verwenden Sie eine andere Karte.',
    16000100: 'Diese Zahlung wurde Ihrer Buchung schon zugeordnet. Bitte sehen Sie in Ihrer Buchung nach.',
    16000110: 'Das ist vielleicht schon bezahlt. Bitte sehen Sie in Ihrer Buchung nach, bevor Sie noch einmal zahlen.',
    16000120:
      'Ihre Bank muss prüfen, dass Sie es sind. Bitte zahlen Sie noch einmal und folgen Sie den Schritten, die sie Ihnen zeigt.',
    16000130:
      'Ihre Bank konnte diese Zahlung nicht bestätigen. Bitte versuchen Sie es erneut oder verwenden Sie eine andere Karte.',
    16000140:
      'Ihre Bank hat diese Zahlung abgelehnt. Bitte verwenden Sie eine andere Karte oder wenden Sie sich an Ihre Bank.',
    16000150: 'Das ist noch nicht bezahlt. Bitte versuchen Sie es erneut.',
    16000160: 'Wir konnten unseren Kartendienst nicht erreichen. Bitte versuchen Sie es in einigen Minuten erneut.',
    16000170:
      'Unser Kartendienst konnte diese Zahlung nicht verarbeiten. Bitte versuchen Sie es in einigen Minuten erneut.',
    16000180: 'Zu viele Zahlungsversuche. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
    16000190: 'Wir konnten diese Zahlung nicht senden. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
    16000200: `Wir konnten Ihre Angaben für diese Zahlung nicht verwenden. ${quote}`,
    16000210: 'Ihre gespeicherten Kartendaten fehlen. Bitte geben Sie Ihre Karte noch einmal ein.',
    16000220: 'Wir konnten Ihre gespeicherten Zahlungsangaben nicht laden. Bitte versuchen Sie es erneut.',
    16000230: 'Wir konnten Ihre Zahlungsangaben nicht speichern. Bitte versuchen Sie es erneut.',
    16000240: 'Wir konnten Ihre Zahlungsangaben nicht ändern. Bitte versuchen Sie es erneut.',
    16000250: 'Wir konnten Ihre Ratenzahlung nicht einrichten. Bitte versuchen Sie es erneut.',
    16000260: 'Wir konnten Ihre Ratenzahlung nicht ändern. Bitte versuchen Sie es erneut.',
    16000270: 'Die gewählte Ratenzahlung gibt es für diese Reise nicht.',
    16000280:
      'Ihre Bank möchte, dass Sie diese Zahlung freigeben. Bitte zahlen Sie noch einmal und folgen Sie den Schritten, die sie Ihnen zeigt.',
    16000290: `Wir konnten Ihre Zahlungsangaben nicht finden. ${quote}`,
    16000300: 'Diese Zahlung kann nicht mehr geändert werden. Bitte laden Sie die Seite neu, um den Stand zu sehen.',
    16000301: paymentRequested,
    16000302:
      'Diese Änderung Ihrer Ratenzahlung ist nicht möglich. Bitte sehen Sie in Ihrer Buchung nach, wie es steht.',
    16000303: `Wir konnten Ihre Ratenzahlung nicht finden. Bitte sehen Sie in Ihrer Buchung nach. Wenn sie dort nicht steht: ${quote}`,
    16000304: `Ihre Ratenzahlung kann nicht fortgesetzt werden. ${quote}`,
    16000305: `Wir konnten Ihr Guthaben für diese Zahlung nicht verwenden. ${quote}`,
    16000306: 'Diese Zahlung kann nicht mehr abgebrochen werden. Bitte sehen Sie in Ihrer Buchung nach.',
    16000307:
      'Der Betrag hat sich geändert, seit diese Seite gezeigt wurde. Bitte prüfen Sie die neue Summe, bevor Sie zahlen.',
  },
  screen: {
    checkout: checkoutTexts,
    plan: planTexts,
    pay: {
      toBooking: 'Zurück zu Ihrer Buchung',
      owed: {
        heading: 'Preis und Zahlungen',
        due: 'Fällig',
        overdue: 'Überfällig',
        since: (date) => `seit ${date}`,
        next: 'Nächste Zahlung',
        automatically: (date) => `${date}, automatisch eingezogen`,
        leftAfter: 'Danach noch offen',
        total: 'Gesamt',
        paid: 'Bisher gezahlt',
        balance: 'Noch zu zahlen',
        left: 'Nach dieser Zahlung noch offen',
        now: 'Diese Zahlung',
      },
      ways: {
        heading: 'Zahlungswege',
        headings: {
          overdue: 'Überfälliges bezahlen',
          full: 'Alles bezahlen',
          setUpPlan: 'In Raten zahlen',
          plan: 'Ihre Ratenzahlung',
          mendPlan: 'Ihre Ratenzahlung',
        },
        allAtOnce: 'Alles jetzt bezahlen',
        overdue: (left) => `Damit läuft Ihre Ratenzahlung weiter. Die übrigen ${left} werden wie geplant eingezogen.`,
        overdueInError: (left) =>
          `Was wir nicht einziehen konnten. Die übrigen ${left} bleiben in Ihrer Ratenzahlung, die eine andere Karte braucht.`,
        full: 'Alles, was noch offen ist, mit Karte, in einer Zahlung.',
        fullEndsPlan:
          'Alles, was noch offen ist, mit Karte, in einer Zahlung. Ihre Ratenzahlung endet damit: Von Ihrer Karte wird nichts mehr abgebucht.',
        setUpPlan: 'In monatlichen Raten von Ihrer Karte. Sie wählen den Tag und sehen vorher jede Zahlung.',
        plan: (amount, date) => `Sie müssen nichts tun: ${amount} werden am ${date} eingezogen.`,
        planAfterOverdue: (amount, date) => `Nach dem Überfälligen werden ${amount} am ${date} eingezogen.`,
        planWithoutDate: 'Was noch aussteht, wird automatisch von Ihrer Karte eingezogen.',
        mendPlan:
          'Mit Ihrer Ratenzahlung gibt es ein Problem. Es wird nichts eingezogen. Vielleicht braucht sie eine andere Karte.',
        setUp: 'Ratenzahlung einrichten',
        seePlan: 'Ratenzahlung ansehen',
        changeCard: 'Karte ändern',
      },
      credit: (amount) =>
        `Sie haben ein Guthaben von ${amount}. Für Kartenzahlungen wird es nicht automatisch verwendet. Bitte wenden Sie sich an uns, wenn Sie es nutzen möchten.`,
      nothing: {
        overpaid: {
          heading: 'Es ist nichts mehr zu zahlen',
          sentence: (amount) =>
            `Sie haben ${amount} mehr gezahlt, als Ihre Buchung kostet. Bitte wenden Sie sich deswegen an uns.`,
        },
        allPaid: {
          heading: 'Es ist nichts mehr zu zahlen',
          sentence: 'Ihre Buchung ist vollständig bezahlt. Vielen Dank.',
        },
        cancelled: {
          heading: 'Es ist nichts mehr zu zahlen',
          sentence: 'Diese Buchung ist storniert. Es wird keine Zahlung verlangt.',
        },
        nothingOverdue: {
          heading: 'Es ist nichts überfällig',
          sentence: 'Ihre Ratenzahlung ist auf dem aktuellen Stand.',
          action: 'Zahlungswege',
        },
      },
      form: {
        summary: 'Ihre Zahlung',
        otherWays: 'Andere Zahlungswege',
      },
    },
  },
} satisfies Translation<typeof payingWords>
