import type { payingWords } from '../../areas/payingAreaTexts.js'
import type { Translation } from '../../Wording.js'
import { checkoutTexts } from './checkout.js'
import { planTexts } from './plan.js'

const challengeAsked = 'Ihre Bank möchte prüfen, dass Sie es sind, und ihre Prüfung kann hier nicht gezeigt werden.'
const quote = 'Bitte wenden Sie sich mit Ihrer Buchungsnummer an unseren Kundenservice.'

export default {
  payment: {
    itemsAddedToBooking: 'Ihre Artikel wurden der Buchung hinzugefügt.',
    paid: 'Ihre Zahlung war erfolgreich!',
    paidOtherwise: 'Eine Zahlung in dieser Höhe ist bei uns eingegangen. Es wird nichts weiter abgebucht.',
    headings: {
      notSent: 'Ihre Zahlung wurde nicht gesendet',
      unanswered: 'Wir haben noch keine Antwort zu Ihrer Zahlung',
      notReceived: 'Ihre letzte Zahlung hat uns nicht erreicht',
      open: 'Eine Zahlung dafür ist schon unterwegs',
    },
    dueAgainHeading: 'Dieser Betrag ist wieder fällig',
    detailsUpdated: 'Ihre Zahlungsangaben wurden geändert!',
    paidButFailedHeader: 'Bitte wenden Sie sich wegen Ihrer Buchung an uns',
    paidButFailed: 'Ihre Zahlung war erfolgreich, aber beim Abschließen Ihrer Buchung ist ein Fehler aufgetreten.',
    paidReference: (id) =>
      `Ihre Zahlungsnummer lautet: ${id}. Bitte wenden Sie sich an unseren Kundenservice, der das für Sie klärt.`,
    doNotRebook: 'Bitte buchen Sie nicht noch einmal.',
    noPayment:
      'Bisher hat uns keine Zahlung erreicht. Sie können es gefahrlos erneut versuchen: Es wird nur einmal abgebucht.',
    cardsUnavailable:
      'Wir konnten unseren Kartendienst nicht erreichen. Dieser Versuch wurde deshalb nicht gesendet. Bitte versuchen Sie es erneut.',
    challengeFailed:
      'Ihre Bank konnte nicht bestätigen, dass Sie es sind. Es wurde deshalb nichts abgebucht. Bitte versuchen Sie es erneut oder verwenden Sie eine andere Karte.',
    challengeClosed:
      'Sie haben die Prüfung Ihrer Bank vor dem Ende geschlossen. Es wurde deshalb nichts abgebucht. Sie können es erneut versuchen, wann Sie möchten.',
    challengeExpired:
      'Die Prüfung Ihrer Bank endete, bevor sie abgeschlossen war. Bei diesem Versuch wurde deshalb nichts abgebucht. Sie können es erneut versuchen, wann Sie möchten.',
    checkUnavailable: `${challengeAsked} Bitte verwenden Sie eine andere Karte oder zahlen Sie im Browser.`,
    signedOut: 'Ihre Zahlung wurde nicht gesendet. Es wurde nichts abgebucht.',
    cancelled:
      'Sie wurden abgemeldet, bevor wir wussten, was aus dieser Zahlung geworden ist. Melden Sie sich wieder an, dann sehen Sie es in Ihrer Buchung.',
    pending: 'Eine Zahlung dafür ist schon unterwegs. Sie können gefahrlos fortfahren: Es wird nur einmal abgebucht.',
    dueAgain: (amount, date, reference) =>
      `Sie haben am ${date} ${amount} gezahlt (${reference}). Jetzt sind wieder ${amount} fällig: Diese Zahlung wurde zurückgegeben, oder der Preis ist seitdem gestiegen. Wenn Sie das nicht erwartet haben, wenden Sie sich bitte an uns, bevor Sie zahlen.`,
    unfinished: {
      payment: (bookingRef: string, amount: string | null) =>
        amount === null
          ? `Eine Zahlung für ${bookingRef} ist noch nicht abgeschlossen.`
          : `Ihre Zahlung von ${amount} für ${bookingRef} ist noch nicht abgeschlossen.`,
      plan: (bookingRef: string) => `Die Änderung Ihrer Ratenzahlung für ${bookingRef} ist noch nicht bestätigt.`,
      afterwards:
        'Die Abmeldung hält das nicht auf. Wenn Sie sich wieder anmelden, sehen Sie in Ihrer Buchung, wie es ausgegangen ist.',
    },
    money: {
      safeToTryAgain: 'Es wurde nichts abgebucht. Sie können es gefahrlos erneut versuchen.',
      safeOnce: 'Bisher hat uns keine Zahlung erreicht. Ein neuer Versuch ist gefahrlos: Es wird nur einmal abgebucht.',
      notCharged: 'Bei diesem Versuch wurde nichts abgebucht.',
      pending: 'Eine Zahlung dafür ist schon unterwegs. Sie können gefahrlos fortfahren: Es wird nur einmal abgebucht.',
    },
    nextSteps: {
      tryAgain: 'Versuchen Sie es unten noch einmal oder verwenden Sie eine andere Karte.',
      checkCard: 'Etwas an den Kartendaten stimmt nicht. Prüfen Sie sie unten oder verwenden Sie eine andere Karte.',
      anotherCard:
        'Diese Karte wurde nicht angenommen. Verwenden Sie unten eine andere oder fragen Sie Ihre Bank nach dem Grund.',
      authenticate: 'Drücken Sie noch einmal auf „Zahlen“ und gehen Sie durch die Prüfung Ihrer Bank.',
      wait: 'Warten Sie einige Minuten und drücken Sie dann noch einmal auf „Zahlen“.',
      checkAmount: 'Sehen Sie sich den neuen Betrag an, bevor Sie auf „Zahlen“ drücken.',
      payOtherwise: 'Wählen Sie einen anderen Zahlungsweg.',
      checkBooking: 'Sehen Sie in Ihre Buchung, bevor Sie noch einmal zahlen.',
      contactUs: 'Wenden Sie sich an unseren Kundenservice und nennen Sie Ihre Buchungsnummer.',
      doNotPayAgain: 'Die Zahlung wird bearbeitet. Bitte zahlen Sie nicht noch einmal.',
    },
    undecided: {
      sentence: 'Bitte zahlen Sie nicht noch einmal. Wir prüfen, was aus Ihrer Zahlung geworden ist.',
      recorded: 'Ihre Zahlung ist verbucht',
      disagrees: (amount, date, reference) =>
        `Ihre Zahlung von ${amount} vom ${date} (${reference}) ist verbucht. Der offene Betrag ist noch nicht aktualisiert. Bitte zahlen Sie ihn nicht noch einmal. Wir prüfen weiter.`,
      challengeHeading: 'Die Prüfung Ihrer Bank ist offen',
      challenge:
        'Wenn Sie die Prüfung Ihrer Bank in einem anderen Tab geöffnet haben, schließen Sie sie dort ab. Sonst können Sie hier mit Ihrer Karte fortfahren. Es wird nur einmal abgebucht.',
      again: 'Wir sehen von selbst wieder nach, und Sie können es jetzt tun.',
      support: (reference) =>
        `Es ist mehr als 48 Stunden her. Bitte wenden Sie sich an unseren Kundenservice und nennen Sie ${reference}.`,
      startAgain: 'Wenn es nicht weitergeht, können Sie mit Ihrer Karte fortfahren. Es wird nur einmal abgebucht.',
      startAgainAction: 'Mit einer Karte fortfahren',
    },
  },
  paymentPlan: {
    challengeFailed:
      'Ihre Bank konnte nicht bestätigen, dass Sie es sind. Ihre Ratenzahlung ist deshalb, wie sie war. Bitte versuchen Sie es erneut oder verwenden Sie eine andere Karte.',
    challengeClosed:
      'Sie haben die Prüfung Ihrer Bank vor dem Ende geschlossen. Ihre Ratenzahlung ist deshalb, wie sie war. Sie können es erneut versuchen, wann Sie möchten.',
    challengeExpired:
      'Die Prüfung Ihrer Bank endete, bevor sie abgeschlossen war. Ihre Ratenzahlung ist deshalb, wie sie war. Sie können es erneut versuchen, wann Sie möchten.',
    headings: {
      notSent: 'Ihre Änderung wurde nicht gesendet',
      unanswered: 'Wir haben noch keine Antwort zu Ihrer Änderung',
      notReceived: 'Ihre Änderung hat uns nicht erreicht',
      open: 'Eine Änderung Ihrer Ratenzahlung ist schon unterwegs',
    },
    notReached:
      'Diese Änderung hat uns bisher nicht erreicht. Ihre Ratenzahlung ist, wie sie war. Ein neuer Versuch ist gefahrlos: Sie wird nur einmal ausgeführt.',
    changedOtherwise:
      'Ihre Ratenzahlung wurde durch eine frühere Anfrage geändert und ist nicht wie zuletzt gewünscht.',
    planError: `Mit Ihrer Ratenzahlung gibt es ein Problem. ${quote}`,
    cardsUnavailable:
      'Wir konnten unseren Kartendienst nicht erreichen. Ihre Ratenzahlung ist deshalb, wie sie war. Bitte versuchen Sie es erneut.',
    signedOut: 'Ihre Änderung wurde nicht gesendet. Ihre Ratenzahlung ist, wie sie war.',
    invalidDay: 'Der Zahlungstag einer Ratenzahlung liegt zwischen 1 und 31.',
    checkUnavailable: `${challengeAsked} Bitte verwenden Sie eine andere Karte oder fahren Sie im Browser fort.`,
    pending:
      'Eine Änderung Ihrer Ratenzahlung ist schon unterwegs. Sie können gefahrlos fortfahren: Sie wird nur einmal ausgeführt.',
    money: {
      safeToTryAgain: 'Es wurde nichts geändert oder abgebucht. Sie können es gefahrlos erneut versuchen.',
      safeOnce:
        'Diese Änderung hat uns bisher nicht erreicht. Ein neuer Versuch ist gefahrlos: Sie wird nur einmal ausgeführt.',
      notCharged: 'Bei diesem Versuch wurde nichts geändert und nichts abgebucht.',
      pending:
        'Eine Änderung Ihrer Ratenzahlung ist schon unterwegs. Sie können gefahrlos fortfahren: Sie wird nur einmal ausgeführt.',
    },
  },
  operations: {
    payment: 'Die Zahlung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
    emptyPayments: 'Wir konnten Ihre Zahlung nicht finden. Bitte versuchen Sie es erneut.',
    paymentPlan: 'Wir können Ihre Ratenzahlung im Moment nicht ändern. Bitte versuchen Sie es erneut.',
    projection: 'Wir können Ihre Zahlungen im Moment nicht berechnen. Bitte versuchen Sie es erneut.',
  },
  paymentCode: {
    16000010:
      'Wir konnten Ihre Zahlung nicht ausführen. Bitte versuchen Sie es erneut oder verwenden Sie eine andere Karte.',
    16000020: `Wir konnten diese Zahlung nicht finden. Bitte sehen Sie in Ihre Buchung. Wenn sie dort nicht steht: ${quote}`,
    16000030: 'Diese Zahlung ist schon eingegangen. Bitte sehen Sie in Ihre Buchung, bevor Sie noch einmal zahlen.',
    16000040: 'Bei dieser Buchung ist nichts mehr zu zahlen.',
    16000050: 'Die Kartennummer ist ungültig. Bitte prüfen Sie sie und versuchen Sie es erneut.',
    16000060: 'Das Startdatum der Karte ist ungültig. Bitte prüfen Sie es und versuchen Sie es erneut.',
    16000070:
      'Das Ablaufdatum der Karte ist ungültig oder überschritten. Bitte prüfen Sie es oder verwenden Sie eine andere Karte.',
    16000080: 'Die Prüfnummer stimmt nicht. Bitte sehen Sie auf Ihrer Karte nach und versuchen Sie es erneut.',
    16000090:
      'Die Rechnungsadresse passt nicht zur Karte. Bitte klären Sie das mit Ihrer Bank oder verwenden Sie eine andere Karte.',
    16000100: 'Diese Zahlung wurde Ihrer Buchung schon zugeordnet. Bitte sehen Sie in Ihre Buchung.',
    16000110: 'Das ist schon bezahlt. Bitte sehen Sie in Ihre Buchung, bevor Sie noch einmal zahlen.',
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
    16000300:
      'Diese Zahlung kann nicht mehr geändert werden. Bitte laden Sie die Seite neu, um zu sehen, wie sie steht.',
    16000301:
      'Ihre Zahlung wurde angefordert und wird bearbeitet. Wenn Ihre Buchung nach 48 Stunden noch unvollständig ist, wenden Sie sich bitte an unseren Kundenservice.',
    16000302:
      'Diese Änderung Ihrer Ratenzahlung ist nicht möglich. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
    16000303: `Wir konnten Ihre Ratenzahlung nicht finden. Bitte sehen Sie in Ihre Buchung. Wenn sie dort nicht steht: ${quote}`,
    16000304: `Ihre Ratenzahlung kann nicht fortgesetzt werden. ${quote}`,
    16000305: `Wir konnten Ihr Guthaben für diese Zahlung nicht verwenden. ${quote}`,
    16000306: 'Diese Zahlung kann nicht mehr abgebrochen werden. Bitte sehen Sie in Ihre Buchung.',
    16000307:
      'Der Betrag hat sich geändert, seit diese Seite gezeigt wurde. Bitte prüfen Sie die neue Summe, bevor Sie zahlen.',
  },
  screen: {
    checkout: checkoutTexts,
    plan: planTexts,
    pay: {
      toBooking: 'Zurück zu Ihrer Buchung',
      owed: {
        heading: 'Was Sie zu zahlen haben',
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
        now: 'Sie zahlen jetzt',
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
      credit: (amounts) =>
        `Sie haben ein Guthaben von ${amounts}. Für Kartenzahlungen wird es nicht von selbst verwendet. Bitte wenden Sie sich an uns, wenn Sie es nutzen möchten.`,
      nothing: {
        allPaid: { heading: 'Es ist nichts zu zahlen', sentence: 'Ihre Buchung ist vollständig bezahlt. Vielen Dank.' },
        cancelled: {
          heading: 'Es ist nichts zu zahlen',
          sentence: 'Diese Buchung ist storniert. Es wird keine Zahlung verlangt.',
        },
        nothingOverdue: {
          heading: 'Es ist nichts überfällig',
          sentence: 'Ihre Ratenzahlung ist auf dem aktuellen Stand.',
          action: 'Zahlungswege ansehen',
        },
      },
      form: {
        summary: 'Ihre Zahlung',
        otherWays: 'Andere Zahlungswege',
      },
    },
  },
} satisfies Translation<typeof payingWords>
