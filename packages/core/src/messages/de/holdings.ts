import type { holdingsWords } from '../areas/holdingsAreaTexts.js'
import type { Translation } from '../Wording.js'
import { newcomer } from './basket.js'
import { counted, figure } from './counting.js'

const tickets = (count: number): string => counted(count, 'Ticket', 'Tickets')

export default {
  delivery: {
    addressUpdated: 'Ihre Lieferadresse wurde geändert!',
    addressesUpdated: 'Ihre Lieferadressen wurden geändert!',
  },
  resale: {
    updated: 'Der Weiterverkauf Ihrer Tickets wurde geändert!',
    customerDataChanges: 'Kann wegen einer Änderung der Kundendaten nicht angeboten werden',
    reasons: {
      notEnabled: 'Kann nicht angeboten werden, weil der Weiterverkauf für dieses Ticket nicht geöffnet ist',
      outstandingBalance: 'Kann erst angeboten werden, wenn Ihre Buchung vollständig bezahlt ist',
      dateExpired: 'Kann nicht angeboten werden, weil die Frist für den Weiterverkauf abgelaufen ist',
      noResellTicketType: 'Kann nicht angeboten werden, weil es für diese Ticketart keinen Weiterverkauf gibt',
    },
    unavailable: 'Kann derzeit nicht zum Weiterverkauf angeboten werden',
  },
  screen: {
    mandatory: {
      title: 'Erforderliche Angaben',
      addressTitle: 'Erforderliche Adresse',
      intro:
        'Diese Antworten brauchen wir vor Ihrer Reise. Jede Person wird einzeln gespeichert, Sie können also jederzeit unterbrechen und später weitermachen.',
      loading: 'Die Fragen zu Ihrer Reise werden geladen',
      failedHeading: 'Wir können die Fragen gerade nicht zeigen',
      failedSentence: 'Wir können die Fragen zu Ihrer Reise im Moment nicht laden. Bitte versuchen Sie es erneut.',
      outOfDate: 'Die Fragen sind vielleicht nicht mehr aktuell',
      outOfDateSentence:
        'Wir konnten sie nicht aktualisieren. Sie sehen den letzten bekannten Stand. Ihre Eingaben sind noch da.',
      tryAgain: 'Erneut versuchen',
      noneHeading: 'Sie müssen nichts angeben',
      noneSentence: 'Zu dieser Buchung gibt es keine Fragen. Wenn sich das ändert, sehen Sie es in Ihrer Buchung.',
      noAddressHeading: 'Es wird keine Adresse benötigt',
      noAddressSentence: 'Für diese Person ist keine Adresse anzugeben.',
      doneHeading: 'Alles ist beantwortet',
      doneSentence: 'Vielen Dank. Sie können unten weiterhin jede Antwort ändern.',
      backToBooking: 'Zurück zu Ihrer Buchung',
      backToQuestions: 'Zurück zu den Fragen',
      progress: 'Bisherige Antworten',
      answered: (answered, all) => `${figure(answered)} von ${figure(all)} beantwortet`,
      optionalOnly: 'Freiwillig',
      left: (travellers, questions) =>
        `Noch ${counted(questions, 'Frage', 'Fragen')} für ${counted(travellers, 'Person', 'Personen')}`,
      traveller: (name, own) => {
        if (name === '') return own ? 'Sie' : 'Mitreisende Person'
        return own ? `${name} (Sie)` : name
      },
      lead: 'Hauptreisende Person',
      questionsFor: (name) => `Fragen für ${name}`,
      questions: 'Fragen',
      answer: 'Antworten',
      giveAddress: 'Adresse eingeben',
      changeAddress: 'Adresse ändern',
      forQuestion: (action, label, name) => `${action}: ${label}, ${name}`,
      addressIntro: (name) => `Für ${name}. Nach dem Speichern sind Sie wieder bei den Fragen.`,
    },
    delivery: {
      title: 'Lieferadresse ändern',
      intro: (delivery) => `Wohin sollen wir ${delivery} senden?`,
      formLabel: 'Lieferadresse',
      use: 'Diese Adresse verwenden',
      using: 'Die Adresse wird geändert',
      cancel: 'Abbrechen',
      problemsTitle: 'Bitte prüfen Sie Ihre Angaben',
      everywhere: 'Für jede Buchung mit einer Lieferung verwenden',
      everywhereHint: 'Ihre anderen bevorstehenden Buchungen. Bevor etwas geändert wird, sehen Sie, welche das sind.',
      others: {
        loading: 'Die Lieferungen Ihrer anderen Buchungen werden gesucht',
        heading: 'Wird ebenfalls hierher gesendet',
        none: 'Keine Ihrer anderen Buchungen hat eine Lieferung, die hierher gehen könnte.',
        line: (delivery, reference, why) => [delivery, reference, ...(why === undefined ? [] : [why])].join(' · '),
        more: (count) => `${figure(count)} weitere zeigen`,
        fixedHeading: 'Bleibt, wie es ist',
        onItsWay: 'schon unterwegs',
        failed:
          'Wir konnten die Lieferungen Ihrer anderen Buchungen nicht finden. Versuchen Sie es erneut oder verwenden Sie die Adresse nur für diese Buchung.',
        tryAgain: 'Erneut versuchen',
      },
      notChanged: 'Wir konnten die Adresse nicht ändern',
      notAllChanged: 'Wir konnten nicht jede Adresse ändern',
      nothingLost: 'Ihre Eingaben sind noch da. Sie können sie gefahrlos noch einmal senden.',
      someMayHaveChanged:
        'Einige Ihrer Lieferungen haben vielleicht schon die neue Adresse. Ihre Eingaben sind noch da. Sie können sie gefahrlos noch einmal senden.',
      elsewhere: 'Was bleibt, wie es ist',
      fixed: {
        onItsWay: 'Diese Lieferung ist schon unterwegs und geht an die Adresse, an die sie gesendet wurde.',
        withoutAddress: 'Diese Lieferung geht an keine Adresse. Deshalb ist nichts zu ändern.',
        notTheFirst:
          'Die Adresse dieser Lieferung kann hier nicht geändert werden. Bitte wenden Sie sich an uns, wenn sie anderswohin gehen soll.',
      },
      nothing: 'Es gibt keine Adresse zu ändern',
      nothingSentence: 'Für diese Buchung wird nichts geliefert.',
      backToBooking: 'Zurück zu Ihrer Buchung',
    },
    resale: {
      title: 'Ticket-Weiterverkauf',
      intro:
        'Sie sind verhindert? Bieten Sie anderen Ihre Tickets an, oder nehmen Sie Tickets wieder aus dem Weiterverkauf. Beides geht in einem Schritt.',
      loading: 'Ihre Tickets werden geladen',
      failedHeading: 'Wir können den Weiterverkauf Ihrer Tickets gerade nicht zeigen',
      tryAgain: 'Erneut versuchen',
      outOfDate: 'Wir konnten nicht noch einmal prüfen, welche Namensänderungen ausstehen.',
      emptyHeading: 'Keine Tickets zum Anbieten',
      emptySentence: 'Diese Buchung hat keine Tickets, die zum Weiterverkauf angeboten werden könnten.',
      backToBooking: 'Zurück zu Ihrer Buchung',
      states: {
        all: 'Alle',
        available: 'Kann angeboten werden',
        onResale: 'Im Weiterverkauf',
        unavailable: 'Nicht möglich',
        resold: 'Verkauft',
      },
      sold: 'Verkauft',
      soldSentence: 'Diese Tickets gehören jetzt jemand anderem. Sie können damit nicht mehr eintreten.',
      onResale: 'Im Weiterverkauf',
      putUp: 'Zum Weiterverkauf anbieten',
      cancel: 'Aus dem Weiterverkauf nehmen',
      putUpAll: (count) => (count === 1 ? '1 Ticket anbieten' : `Alle ${figure(count)} Tickets anbieten`),
      cancelAll: (count) => (count === 1 ? '1 Ticket zurücknehmen' : `Alle ${figure(count)} Tickets zurücknehmen`),
      someChosen: (count) => `${figure(count)} gewählt`,
      noPassenger: 'Niemand zugeordnet',
      summary: {
        label: 'Ihre Änderungen',
        heading: 'Ihre Änderungen',
        nothing:
          'Wählen Sie Tickets, die Sie anbieten oder zurücknehmen möchten. Bis Sie bestätigen, geschieht nichts.',
        none: 'Nichts gewählt',
        putUp: 'Zum Weiterverkauf anbieten',
        cancel: 'Aus dem Weiterverkauf nehmen',
        count: tickets,
        brief: (putUp, cancel) => {
          if (cancel === 0) return `${figure(putUp)} anbieten`
          return putUp === 0
            ? `${figure(cancel)} zurücknehmen`
            : `${figure(putUp)} anbieten, ${figure(cancel)} zurücknehmen`
        },
        afterwards: 'Danach',
        listed: 'Im Weiterverkauf',
        usable: 'Bleiben bei Ihnen',
        fees: 'Weiterverkaufsgebühren',
        feesNote: 'Die Buchungsgebühren der Tickets im Weiterverkauf',
        review: 'Änderungen prüfen',
        chooseFirst: 'Wählen Sie zuerst mindestens ein Ticket',
        clear: 'Auswahl aufheben',
        updating: 'Der Weiterverkauf Ihrer Tickets wird geändert',
      },
      confirm: {
        title: 'Weiterverkauf Ihrer Tickets ändern?',
        putUp: (count) => `${counted(count, 'Ticket wird', 'Tickets werden')} zum Weiterverkauf angeboten`,
        putUpSentence: (count) =>
          count === 1
            ? 'Es bleibt Ihres, bis es jemand kauft. Sobald es verkauft ist, gilt es nicht mehr als Ihr Eintritt.'
            : 'Sie bleiben Ihre, bis sie jemand kauft. Sobald eines verkauft ist, gilt es nicht mehr als Ihr Eintritt.',
        cancel: (count) => `${counted(count, 'Ticket wird', 'Tickets werden')} aus dem Weiterverkauf genommen`,
        cancelSentence: (count) =>
          count === 1 ? 'Sie können damit wie zuvor eintreten.' : 'Sie können damit alle wie zuvor eintreten.',
        ticket: (event, ticket, holder) => `${event}: ${ticket}, ${holder}`,
        and: (count) => `und ${figure(count)} weitere`,
        usable: (count) =>
          `${counted(count, 'Ticket dieser Buchung ist', 'Tickets dieser Buchung sind')} dann nicht im Weiterverkauf.`,
        fees: (amount) => `Weiterverkaufsgebühren dieser Buchung danach: ${amount}.`,
        confirm: (putUp, cancel) => {
          if (cancel === 0) return `${tickets(putUp)} anbieten`
          return putUp === 0
            ? `${tickets(cancel)} zurücknehmen`
            : `${figure(putUp)} anbieten und ${figure(cancel)} zurücknehmen`
        },
        back: 'Noch nicht',
      },
      notUpdated: 'Der Weiterverkauf Ihrer Tickets wurde nicht vollständig geändert',
      notUpdatedSentence:
        'Wo es nicht gelungen ist, bleibt Ihre Auswahl bestehen. Bitte prüfen Sie sie und versuchen Sie es erneut.',
    },
    ticketDetails: {
      title: 'Ticketangaben',
      intro: 'Auf wen jedes Ticket lautet. Jemand anders geht hin? Ändern Sie den Namen, wo das Ticket es erlaubt.',
      introPast: 'Auf wen jedes Ticket lautete.',
      pending: {
        loading: 'Ihre Tickets werden geladen',
        outOfDate: 'Wir konnten nicht noch einmal prüfen, welche Namensänderungen ausstehen.',
        unknown: 'Wir können Namen gerade nicht ändern',
        unknownSentence:
          'Wir konnten nicht prüfen, welche Namensänderungen schon ausstehen. Die Namen sind so gezeigt, wie sie gebucht wurden.',
        tryAgain: 'Erneut versuchen',
      },
      emptyHeading: 'Keine Tickets',
      emptySentence: 'Ergänzen Sie Tickets für das, was während Ihrer Reise stattfindet.',
      add: 'Tickets hinzufügen',
      states: {
        all: 'Alle',
        transferable: 'Name änderbar',
        changing: 'Änderung läuft',
        fixed: 'Name bleibt',
      },
      noPassenger: 'Niemand zugeordnet',
      lead: 'Hauptreisende Person',
      change: 'Namen ändern',
      changeOn: (ticket, holder) => `Namen ändern: ${ticket}, ${holder}`,
      fee: (amount) => `${amount} Gebühr für die Namensänderung`,
      noFee: 'Kostenlos änderbar',
      feeLater: 'Die Gebühr sehen Sie vor dem Bezahlen in Ihrem Warenkorb',
      formHeading: 'Auf wen soll dieses Ticket lauten?',
      formLabel: (ticket, holder) => `Neuer Name für ${ticket}, ${holder}`,
      feeSentence: 'Es wird nichts geändert, bevor Sie bezahlen.',
      addToBasket: 'In den Warenkorb',
      adding: 'Die Namensänderung wird in Ihren Warenkorb gelegt',
      cancel: 'Abbrechen',
      problemsTitle: 'Bitte prüfen Sie Ihre Angaben',
      newcomer,
      unchanged: 'Auf diesen Namen lautet das Ticket schon',
      notAdded: 'Die Namensänderung wurde nicht hinzugefügt',
      nothingLost: 'Ihre Eingaben sind noch da.',
      inBasket: (name) => `In Ihrem Warenkorb: soll auf ${name} lauten`,
      inBasketSentence: 'Der Name ändert sich, sobald Sie bezahlen.',
      viewBasket: 'Warenkorb ansehen',
      badges: {
        changing: 'Änderung läuft',
        inBasket: 'In Ihrem Warenkorb',
        onResale: 'Im Weiterverkauf',
        resold: 'Verkauft',
      },
      waiting: {
        asked: 'Eine Namensänderung ist beantragt und wartet auf ihre Bearbeitung.',
        inReview: 'Eine Namensänderung wird gerade geprüft.',
        unknown: 'Eine Namensänderung steht aus.',
      },
      notAllowed: 'Der Name auf diesem Ticket kann nicht geändert werden.',
      onResale: 'Es ist im Weiterverkauf. Nehmen Sie es dort zuerst heraus, um den Namen zu ändern.',
      toResale: 'Zum Ticket-Weiterverkauf',
      resold: 'Es wurde verkauft und lautet jetzt auf jemand anderen.',
    },
  },
} satisfies Translation<typeof holdingsWords>
