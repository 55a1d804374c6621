import type { nameChangeWords } from '../../../name-change/ticketDetailsTexts.js'
import type { Translation } from '../../../language/Wording.js'
import { newPassenger } from '../shopping/basket.js'

export default {
  screen: {
    ticketDetails: {
      title: 'Ticketangaben',
      intro: 'Auf wen jedes Ticket lautet. Jemand anders geht hin? Ändern Sie den Namen, wo das Ticket es erlaubt.',
      introReadOnly: 'Auf wen jedes Ticket lautete.',
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
      known: 'Jemand aus dieser Buchung',
      knownHint: 'Füllt aus, was wir von dieser Person wissen.',
      somebodyElse: 'Jemand anderes',
      feeSentence: 'Es wird nichts geändert, bevor Sie bezahlen.',
      addToBasket: 'In den Warenkorb',
      adding: 'Die Namensänderung wird in Ihren Warenkorb gelegt',
      cancel: 'Abbrechen',
      problemsTitle: 'Bitte prüfen Sie Ihre Angaben',
      newPassengerFields: newPassenger,
      unchanged: 'Auf diesen Namen lautet das Ticket schon',
      notAdded: 'Die Namensänderung wurde nicht hinzugefügt',
      nothingLost: 'Ihre Eingaben sind noch da.',
      inBasket: (name) => `Sobald Sie bezahlt haben, lautet es auf ${name}.`,
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
} satisfies Translation<typeof nameChangeWords>
