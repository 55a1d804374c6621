import type { paymentFlowTexts as english } from '../../../payment/paymentFlowTexts.js'
import type { Translation } from '../../../language/Wording.js'

const challengeAsked =
  'Ihre Bank möchte sicherstellen, dass Sie es sind. Diese Prüfung kann hier nicht angezeigt werden.'
const quote = 'Bitte wenden Sie sich mit Ihrer Buchungsnummer an unseren Kundenservice.'

export const paymentFlowTexts = {
  payment: {
    itemsAddedToBooking: 'Ihre Artikel wurden der Buchung hinzugefügt.',
    paid: 'Ihre Zahlung war erfolgreich!',
    paidOtherwise: 'Eine Zahlung in dieser Höhe ist bei uns eingegangen. Es wird nichts weiter abgebucht.',
    headings: {
      failed: 'Ihre Zahlung war nicht erfolgreich',
      notSent: 'Ihre Zahlung wurde nicht gesendet',
      unanswered: 'Wir haben noch keine Antwort zu Ihrer Zahlung',
      notReceived: 'Ihre letzte Zahlung hat uns nicht erreicht',
      notFound: 'Wir haben bisher keine Zahlung gefunden',
      open: 'Eine Zahlung dafür ist schon unterwegs',
      dueAgain: 'Dieser Betrag ist wieder fällig',
      failedBefore: 'Dieser Betrag ist fällig',
      otherPaid: 'Inzwischen wurde ein anderer Betrag gezahlt',
      unbooked: 'Vielleicht haben Sie das schon bezahlt',
      notCharged: 'Ihnen wurde nichts berechnet',
      moving: 'Ihre Zahlung läuft',
      undecided: 'Wir wissen noch nicht, ob Ihre Zahlung angekommen ist',
    },
    basketGone:
      'Der Warenkorb, den Sie bezahlen wollten, ist nicht mehr offen. Er wurde in einem anderen Tab oder auf einem anderen Gerät geleert, oder er ist abgelaufen.',
    detailsUpdated: 'Ihre Zahlungsangaben wurden geändert!',
    paidButFailedHeader: 'Bitte wenden Sie sich wegen Ihrer Buchung an uns',
    paidButFailed: 'Ihre Zahlung war erfolgreich, aber beim Abschließen Ihrer Buchung ist ein Fehler aufgetreten.',
    paidReference: (id) =>
      `Ihre Zahlungsnummer lautet: ${id}. Bitte wenden Sie sich an unseren Kundenservice, der das für Sie klärt.`,
    doNotRebook: 'Bitte buchen Sie nicht noch einmal.',
    challengeFailed:
      'Bei diesem Versuch wurde nichts abgebucht: Ihre Bank konnte nicht bestätigen, dass Sie es sind. Bitte versuchen Sie es erneut oder verwenden Sie eine andere Karte.',
    challengeClosed:
      'Bei diesem Versuch wurde nichts abgebucht: Sie haben die Prüfung Ihrer Bank vorzeitig geschlossen. Sie können es erneut versuchen, wann Sie möchten.',
    challengeExpired:
      'Bei diesem Versuch wurde nichts abgebucht: Die Prüfung Ihrer Bank endete, bevor sie abgeschlossen war. Sie können es erneut versuchen, wann Sie möchten.',
    otherCard: (card) =>
      card === null
        ? 'Diese Prüfung gehört zu einer Zahlung, die vorher begonnen wurde, vielleicht mit einer anderen Karte. Wenn Sie die Prüfung abschließen, wird diese Karte belastet.'
        : `Diese Prüfung gehört zur Karte mit den Endziffern ${card}, die zuerst verwendet wurde. Wenn Sie die Prüfung abschließen, wird diese Karte belastet und nicht die zuletzt eingegebene.`,
    checkUnavailable: `${challengeAsked} Bitte verwenden Sie eine andere Karte oder zahlen Sie im Browser.`,
    signedOut: 'Ihre Zahlung wurde nicht gesendet. Es wurde nichts abgebucht.',
    cancelled:
      'Sie wurden abgemeldet, bevor wir wussten, was aus dieser Zahlung geworden ist. Melden Sie sich wieder an, dann sehen Sie es in Ihrer Buchung.',
    earlierMayArrive: (amount) =>
      `Ihre Zahlung von ${amount} ist noch nicht abgeschlossen. Sie kann noch abgebucht werden, zusätzlich zu dem, was Sie hier bezahlen. Bitte sehen Sie bei den Zahlungen Ihrer Buchung nach, bevor Sie zahlen.`,
    dueAgain: (amount, date, reference) =>
      `Sie haben am ${date} ${amount} gezahlt (${reference}). Eine Zahlung wurde erstattet oder zurückgebucht, oder der Preis ist seitdem gestiegen. Wenn Sie das nicht erwartet haben, wenden Sie sich bitte an uns, bevor Sie zahlen.`,
    failedBefore: (amount, date, reference) =>
      `Ihre Zahlung vom ${date} über ${amount} (${reference}) gilt als fehlgeschlagen: Sie wurde abgelehnt, oder sie wurde seitdem zurückgezahlt. Wenn Sie das nicht erwartet haben, wenden Sie sich an uns, bevor Sie zahlen.`,
    otherPaid:
      'Ein Teil dessen, was Sie schulden, wurde in einem anderen Tab, auf einem anderen Gerät oder von jemand anderem gezahlt. Der Betrag, den Sie hier zahlen wollten, wurde nicht abgebucht.',
    unbooked: (amount, date, reference) =>
      `Sie haben am ${date} ${amount} gezahlt (${reference}), für einen Warenkorb, der noch nicht in Ihrer Buchung ist. Die neue Zahlung haben wir nicht gesendet. Wenn Sie hier dasselbe noch einmal bezahlen, zahlen Sie doppelt: Wenden Sie sich zuerst an uns. Um etwas anderes zu kaufen, drücken Sie noch einmal auf „Zahlen“.`,
    stillOwed: (amount, date, reference, owed) =>
      `Sie haben am ${date} ${amount} gezahlt (${reference}). Für Ihre Buchung sind weiterhin ${owed} offen: Eine Zahlung wurde erstattet oder zurückgebucht, oder der Preis ist seitdem gestiegen.`,
    claimNotFound: 'Uns wurde eine frühere Zahlung gemeldet, aber unsere Prüfung hat keine gefunden.',
    made: (bookingRef: string, amount: string | null) =>
      `Ihre Zahlung${amount === null ? '' : ` von ${amount}`} für ${bookingRef} ist bei uns eingegangen.`,
    unfinished: {
      payment: (bookingRef: string, amount: string | null) =>
        amount === null
          ? `Eine Zahlung für ${bookingRef} ist noch nicht abgeschlossen.`
          : `Ihre Zahlung von ${amount} für ${bookingRef} ist noch nicht abgeschlossen.`,
      plan: (bookingRef: string) => `Die Änderung Ihrer Ratenzahlung für ${bookingRef} ist noch nicht bestätigt.`,
      afterwards:
        'Auch nach der Abmeldung kann das noch durchgehen. Wenn Sie sich wieder anmelden, sehen Sie in Ihrer Buchung, wie es ausgegangen ist.',
    },
    charged: {
      safeToTryAgain: 'Es wurde nichts abgebucht. Sie können es unbesorgt erneut versuchen.',
      safeOnce:
        'Bisher hat uns keine Zahlung erreicht. Ein neuer Versuch ist unbedenklich: Es wird nur einmal abgebucht.',
      notReceived: 'Sie können es unbesorgt erneut versuchen: Es wird nur einmal abgebucht.',
      notCharged: 'Bei diesem Versuch wurde nichts abgebucht.',
      pending: 'Sie können unbesorgt fortfahren: Es wird nur einmal abgebucht.',
      moving: 'Es wird nur einmal abgebucht.',
    },
    reasons: {
      16000050: 'Die Kartennummer ist ungültig.',
      16000060: 'Das Startdatum der Karte ist ungültig.',
      16000070: 'Das Ablaufdatum der Karte ist ungültig oder überschritten.',
      16000080: 'Die Prüfnummer stimmt nicht.',
      16000090: 'Die Rechnungsadresse passt nicht zur Karte.',
      16000130: 'Ihre Bank konnte diese Zahlung nicht bestätigen.',
      16000140: 'Ihre Bank hat diese Karte abgelehnt.',
      16000160: 'Unser Kartendienst war nicht zu erreichen.',
      16000170: 'Unser Kartendienst hatte eine Störung.',
    },
    nextSteps: {
      tryAgain: 'Versuchen Sie es unten noch einmal oder verwenden Sie eine andere Karte.',
      checkCard: 'Prüfen Sie unten die Kartendaten oder verwenden Sie eine andere Karte.',
      anotherCard: 'Verwenden Sie unten eine andere Karte oder fragen Sie Ihre Bank nach dem Grund.',
      authenticate: 'Drücken Sie noch einmal auf „Zahlen“ und schließen Sie die Prüfung Ihrer Bank ab.',
      wait: 'Warten Sie einige Minuten und drücken Sie dann noch einmal auf „Zahlen“.',
      checkAmount: 'Sehen Sie sich den neuen Betrag an, bevor Sie auf „Zahlen“ drücken.',
      payOtherwise: 'Wählen Sie einen anderen Zahlungsweg.',
      checkBooking: 'Sehen Sie in Ihrer Buchung nach, bevor Sie noch einmal zahlen.',
      contactUs: 'Wenden Sie sich an unseren Kundenservice und nennen Sie Ihre Buchungsnummer.',
      doNotPayAgain: 'Sehen Sie in Ihrer Buchung nach, bevor Sie noch einmal zahlen.',
    },
    undecided: {
      sentence:
        'Wir klären, was aus Ihrer Zahlung geworden ist. Wir prüfen weiter, und Sie können auch jetzt nachsehen.',
      wait: 'Bitte zahlen Sie nicht noch einmal.',
      recorded: 'Ihre Zahlung ist verbucht',
      disagrees: (amount, date, reference) =>
        `Ihre Zahlung von ${amount} vom ${date} (${reference}) ist verbucht. Der offene Betrag ist noch nicht aktualisiert, und wir prüfen weiter. Bitte zahlen Sie ihn nicht noch einmal.`,
      challenge: 'Sonst können Sie hier mit Ihrer Karte fortfahren. Es wird nur einmal abgebucht.',
      support: (reference) =>
        `Es ist mehr als 48 Stunden her. Bitte wenden Sie sich an unseren Kundenservice und nennen Sie ${reference}.`,
      startAgain: 'Wenn es nicht weitergeht, können Sie mit Ihrer Karte fortfahren. Es wird nur einmal abgebucht.',
      startAgainAction: 'Mit einer Karte fortfahren',
    },
  },
  freeBasket: {
    headings: {
      failed: 'Ihre Buchung wurde nicht abgeschlossen',
      notSent: 'Ihre Anfrage wurde nicht gesendet',
      unanswered: 'Wir haben noch keine Antwort erhalten',
      notReceived: 'Ihre Anfrage hat uns nicht erreicht',
      notFound: 'Ihre Buchung ist bisher nicht abgeschlossen',
      open: 'Ihre Buchung wird abgeschlossen',
      moving: 'Ihre Buchung wird abgeschlossen',
      undecided: 'Wir wissen noch nicht, ob Ihre Buchung abgeschlossen wurde',
    },
    charged: {
      safeToTryAgain: 'Es wird nichts abgebucht. Sie können es unbesorgt erneut versuchen.',
      safeOnce:
        'Es wird nichts abgebucht. Sie können es unbesorgt erneut versuchen: Ihre Buchung wird nur einmal abgeschlossen.',
      notCharged: 'Es wird nichts abgebucht.',
      pending: 'Es wird nichts abgebucht. Sie können unbesorgt fortfahren: Ihre Buchung wird nur einmal abgeschlossen.',
      moving: 'Es wird nichts abgebucht.',
    },
    nextSteps: {
      wait: 'Warten Sie einige Minuten und versuchen Sie es dann erneut.',
      checkAmount: 'Sehen Sie in Ihrem Warenkorb nach, bevor Sie es erneut versuchen.',
      checkBooking: 'Sehen Sie in Ihrer Buchung nach, bevor Sie es erneut versuchen.',
      doNotPayAgain: 'Sehen Sie in Ihrer Buchung nach, bevor Sie es erneut versuchen.',
      contactUs: 'Wenden Sie sich an unseren Kundenservice und nennen Sie Ihre Buchungsnummer.',
    },
    undecided: {
      sentence:
        'Es wird nichts abgebucht. Wir klären, ob Ihre Buchung abgeschlossen wurde. Wir prüfen weiter, und Sie können auch jetzt nachsehen.',
      challenge: 'Es wird nichts abgebucht. Sie können hier fortfahren: Ihre Buchung wird nur einmal abgeschlossen.',
      startAgain:
        'Wenn es nicht weitergeht, können Sie es erneut versuchen. Ihre Buchung wird nur einmal abgeschlossen.',
      startAgainAction: 'Erneut versuchen',
    },
  },
  paymentPlan: {
    challengeFailed:
      'Bei diesem Versuch wurde nichts geändert und nichts abgebucht: Ihre Bank konnte nicht bestätigen, dass Sie es sind. Bitte versuchen Sie es erneut oder verwenden Sie eine andere Karte.',
    challengeClosed:
      'Bei diesem Versuch wurde nichts geändert und nichts abgebucht: Sie haben die Prüfung Ihrer Bank vorzeitig geschlossen. Sie können es erneut versuchen, wann Sie möchten.',
    challengeExpired:
      'Bei diesem Versuch wurde nichts geändert und nichts abgebucht: Die Prüfung Ihrer Bank endete, bevor sie abgeschlossen war. Sie können es erneut versuchen, wann Sie möchten.',
    headings: {
      notSent: 'Ihre Änderung wurde nicht gesendet',
      unanswered: 'Wir haben noch keine Antwort zu Ihrer Änderung',
      open: 'Eine Änderung Ihrer Ratenzahlung ist schon unterwegs',
    },
    actions: {
      create: {
        failed: 'Ihre Ratenzahlung wurde nicht eingerichtet',
        notReceived: 'Ihre Ratenzahlung wurde bisher nicht eingerichtet',
        moving: 'Ihre Ratenzahlung wird eingerichtet',
        undecided: 'Wir wissen noch nicht, ob Ihre Ratenzahlung eingerichtet wurde',
      },
      changePayment: {
        failed: 'Ihre Karte wurde nicht geändert',
        notReceived: 'Ihre Karte wurde bisher nicht geändert',
        moving: 'Ihre Karte wird geändert',
        undecided: 'Wir wissen noch nicht, ob Ihre Karte geändert wurde',
      },
      changeDay: {
        failed: 'Ihr Zahlungstag wurde nicht geändert',
        notReceived: 'Ihr Zahlungstag wurde bisher nicht geändert',
        moving: 'Ihr Zahlungstag wird geändert',
        undecided: 'Wir wissen noch nicht, ob Ihr Zahlungstag geändert wurde',
      },
    },
    notReached:
      'Bisher wurde nichts geändert oder abgebucht. Ein neuer Versuch ist unbedenklich: Die Änderung wird nur einmal ausgeführt.',
    changedOtherwise:
      'Ihre Ratenzahlung wurde durch eine frühere Anfrage geändert und entspricht nicht Ihrem letzten Wunsch.',
    planError: `Mit Ihrer Ratenzahlung gibt es ein Problem. ${quote}`,
    signedOut: 'Ihre Änderung wurde nicht gesendet. Es wurde nichts geändert.',
    invalidDay: 'Der Zahlungstag einer Ratenzahlung liegt zwischen 1 und 31.',
    otherCard: (card) =>
      card === null
        ? 'Diese Prüfung gehört zu einer Änderung, die vorher begonnen wurde, vielleicht mit einer anderen Karte. Wenn Sie die Prüfung abschließen, wird diese Karte verwendet.'
        : `Diese Prüfung gehört zur Karte mit den Endziffern ${card}, die zuerst verwendet wurde. Wenn Sie die Prüfung abschließen, wird diese Karte verwendet und nicht die zuletzt eingegebene.`,
    checkUnavailable: `${challengeAsked} Bitte verwenden Sie eine andere Karte oder fahren Sie im Browser fort.`,
    charged: {
      safeToTryAgain: 'Es wurde nichts geändert oder abgebucht. Sie können es unbesorgt erneut versuchen.',
      safeOnce:
        'Bisher wurde nichts geändert oder abgebucht. Ein neuer Versuch ist unbedenklich: Die Änderung wird nur einmal ausgeführt.',
      notReceived:
        'Es wurde nichts abgebucht. Ein neuer Versuch ist unbedenklich: Die Änderung wird nur einmal ausgeführt.',
      notCharged: 'Bei diesem Versuch wurde nichts geändert und nichts abgebucht.',
      pending: 'Sie können unbesorgt fortfahren: Die Änderung wird nur einmal ausgeführt.',
      moving: 'Für diese Änderung wird nichts abgebucht.',
    },
    nextSteps: {
      tryAgain: 'Versuchen Sie es unten noch einmal oder verwenden Sie eine andere Karte.',
      tryDayAgain: 'Versuchen Sie es unten noch einmal.',
      authenticate: 'Versuchen Sie es noch einmal und schließen Sie die Prüfung Ihrer Bank ab.',
      wait: 'Warten Sie einige Minuten und versuchen Sie es dann noch einmal.',
      checkAmount:
        'Die Zahlungen haben sich geändert, seit sie angezeigt wurden. Sehen Sie sie sich an, bevor Sie es erneut versuchen.',
      payOtherwise: 'Wählen Sie einen anderen Zahlungsweg.',
      checkBooking: 'Sehen Sie in Ihrer Buchung nach, bevor Sie es erneut versuchen.',
      doNotPayAgain: 'Sehen Sie in Ihrer Buchung nach, bevor Sie es erneut versuchen.',
    },
    undecided: {
      sentence: 'Für diese Änderung wurde nichts abgebucht. Wir prüfen weiter, und Sie können auch jetzt nachsehen.',
      challenge: 'Sonst können Sie hier neu beginnen.',
      wait: 'Bitte sehen Sie nach, bevor Sie es erneut versuchen.',
      startAgainAction: 'Neu beginnen',
    },
  },
} satisfies Translation<typeof english>
