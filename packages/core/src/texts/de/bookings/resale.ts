import type { resaleWords } from '../../../resale/resaleTexts.js'
import type { Translation } from '../../../language/Wording.js'
import { counted, figure } from '../counting.js'

const tickets = (count: number): string => counted(count, 'Ticket', 'Tickets')

const feesExplained = 'Die Buchungsgebühren der Tickets im Weiterverkauf. Wer sie wann zahlt, wissen wir noch nicht.'

export default {
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
      soldSentence: 'Diese Tickets gehören jetzt jemand anderem. Für Sie gelten sie nicht mehr.',
      onResale: 'Im Weiterverkauf',
      putUp: 'Zum Weiterverkauf anbieten',
      cancel: 'Aus dem Weiterverkauf nehmen',
      putUpAll: (count) => (count === 1 ? '1 Ticket anbieten' : `Alle ${figure(count)} Tickets anbieten`),
      cancelAll: (count) => {
        if (count === 1) return 'Aus dem Weiterverkauf nehmen'
        return count === 2 ? 'Beide aus dem Weiterverkauf nehmen' : `Alle ${figure(count)} aus dem Weiterverkauf nehmen`
      },
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
        feesNote: feesExplained,
        review: 'Änderungen prüfen',
        chooseFirst: 'Wählen Sie zuerst mindestens ein Ticket',
        clear: 'Auswahl aufheben',
        updating: 'Der Weiterverkauf Ihrer Tickets wird geändert',
      },
      confirm: {
        title: 'Änderungen bestätigen',
        putUp: (count) => `${tickets(count)} zum Weiterverkauf anbieten`,
        putUpSentence: (count) =>
          count === 1
            ? 'Es bleibt Ihres, bis es jemand kauft. Danach kommen Sie damit nicht mehr hinein.'
            : 'Sie bleiben Ihre, bis sie jemand kauft. Mit einem verkauften kommen Sie nicht mehr hinein.',
        cancel: (count) => `${tickets(count)} aus dem Weiterverkauf nehmen`,
        cancelSentence: (count) => (count === 1 ? 'Es gilt für Sie wie zuvor.' : 'Sie gelten für Sie wie zuvor.'),
        ticket: (event, ticket, holder) => `${event}: ${ticket}, ${holder}`,
        and: (count) => `und ${figure(count)} weitere`,
        usable: (count) => `Sie behalten dann ${tickets(count)} für sich.`,
        fees: (amount) => `Weiterverkaufsgebühren: ${amount}. ${feesExplained}`,
        confirm: (putUp, cancel) => {
          if (cancel === 0) return `${tickets(putUp)} anbieten`
          return putUp === 0
            ? `${tickets(cancel)} zurücknehmen`
            : `${figure(putUp)} anbieten und ${figure(cancel)} zurücknehmen`
        },
        back: 'Noch nicht',
      },
      payout: {
        account: (ending) => `Wird ein Ticket verkauft, geht das Geld auf Ihr Konto mit den Endziffern ${ending}.`,
        noAccount: 'Wir kennen noch kein Bankkonto von Ihnen und könnten Ihnen ein verkauftes Ticket nicht auszahlen.',
        unknown: 'Wird ein Ticket verkauft, geht das Geld auf das Bankkonto in Ihrem Profil.',
        add: 'Bankverbindung angeben',
        amount: 'Den Betrag bestätigen wir beim Verkauf.',
      },
      notUpdated: {
        none: 'Der Weiterverkauf Ihrer Tickets wurde nicht geändert',
        some: 'Der Weiterverkauf Ihrer Tickets wurde nicht vollständig geändert',
        unknown: 'Wir wissen noch nicht, ob der Weiterverkauf Ihrer Tickets geändert wurde',
      },
      notUpdatedSentence: {
        none: 'Ihre Auswahl bleibt bestehen. Bitte prüfen Sie sie und versuchen Sie es erneut.',
        some: 'Wo es nicht gelungen ist, bleibt Ihre Auswahl bestehen. Bitte prüfen Sie sie und versuchen Sie es erneut.',
        unknown: 'Bitte prüfen Sie, was geändert wurde, bevor Sie es erneut versuchen.',
      },
      checkWhatWasDone: 'Prüfen, was geändert wurde',
    },
  },
} satisfies Translation<typeof resaleWords>
