import type { basketWords } from '../../areas/basketAreaTexts.js'
import { dotted } from '../../../language/formats.js'
import { peopleInWords } from '../../../language/peopleInWords.js'
import type { Translation } from '../../../language/Wording.js'
import { counted, figure, listed, pluralOf, times } from '../counting.js'

const verb = (count: number): string => pluralOf(count, 'wurde', 'wurden')
const named = (item: string, person: string | null): string => (person === null ? item : `${item}, ${person}`)
const tickets = (count: number): string => counted(count, 'Ticket', 'Tickets')

const nameMissing = { firstName: 'Geben Sie einen Vornamen ein', lastName: 'Geben Sie einen Nachnamen ein' }
const toPutRight = {
  ...nameMissing,
  email: 'Geben Sie eine E-Mail-Adresse in der Form name@example.com ein',
  telephone: 'Geben Sie eine Telefonnummer mit 7 bis 15 Ziffern ein, etwa 020 7946 0018 oder +44 20 7946 0018',
}

export const paymentRequested =
  'Ihre Zahlung wurde angefordert und wird bearbeitet. Wenn Ihre Buchung nach 48 Stunden noch unvollständig ist, wenden Sie sich bitte an unseren Kundenservice.'

export const newPassenger = {
  labels: { firstName: 'Vorname', lastName: 'Nachname', email: 'E-Mail-Adresse', telephone: 'Telefonnummer' },
  problem: (field, problem) => {
    switch (problem) {
      case 'tooLong':
        return 'Verwenden Sie höchstens 80 Zeichen'
      case 'cardNumber':
        return 'Das sieht nach einer Kartennummer aus. Lassen Sie sie weg: Kartendaten gehören nur in das Kartenformular'
      case 'missing':
      case 'invalid':
        return toPutRight[field]
    }
  },
} satisfies Translation<(typeof basketWords)['screen']['tickets']['newPassengerFields']>

export default {
  basket: {
    sections: {
      tickets: 'Tickets',
      accommodation: 'Unterkunft',
      extras: 'Extras',
      transport: 'An- und Abreise',
      customerChange: 'Namensänderung',
    },
    added: (count, name) => `${times(count, name)} ${verb(count)} in Ihren Warenkorb gelegt.`,
    optionsAdded: (count) =>
      pluralOf(
        count,
        'Ihr Zimmerextra wurde in Ihren Warenkorb gelegt.',
        'Ihre Zimmerextras wurden in Ihren Warenkorb gelegt.',
      ),
    nameChangeAdded: 'Namensänderung in den Warenkorb gelegt',
    ticketsAdded: (names) => `Diese Tickets liegen jetzt in Ihrem Warenkorb: ${names}`,
    transportAdded: 'Fahrt in den Warenkorb gelegt',
    roomsRemoved: (count, room) => `${times(count, room)} ${verb(count)} aus Ihrem Warenkorb entfernt.`,
    extrasRemoved: (values) => `Diese Extras wurden aus Ihrem Warenkorb entfernt: ${values}`,
    itemsRemoved: 'Die Artikel wurden aus Ihrem Warenkorb entfernt.',
    passengersAdded: (count) =>
      `${counted(count, 'reisende Person', 'Reisende')} ${verb(count)} in Ihren Warenkorb aufgenommen.`,
    begunAnew: 'Der Warenkorb, den Sie gefüllt haben, ist nicht mehr offen. Wir haben einen neuen für Sie begonnen.',
    noLongerThere:
      'Das liegt nicht mehr in Ihrem Warenkorb. Vielleicht wurde es in einem anderen Tab oder auf einem anderen Gerät entfernt.',
  },
  codes: {
    50008020: 'Sie haben mehr Tickets gewählt, als erlaubt sind.',
    16000301: paymentRequested,
  },
  operations: {
    accommodations: 'Wir können die verfügbaren Zimmer im Moment nicht laden. Bitte versuchen Sie es erneut.',
    roomsAvailability:
      'Wir können im Moment nicht prüfen, welche Zimmer verfügbar sind. Bitte versuchen Sie es erneut.',
    roomExtras: 'Wir können die Extras dieser Zimmer im Moment nicht laden. Bitte versuchen Sie es erneut.',
    extras: 'Wir können die verfügbaren Extras im Moment nicht laden. Bitte versuchen Sie es erneut.',
    extrasAvailability:
      'Wir können im Moment nicht prüfen, welche Extras verfügbar sind. Bitte versuchen Sie es erneut.',
    optionSettings: 'Wir können die Einstellungen Ihrer Buchung im Moment nicht laden. Bitte versuchen Sie es erneut.',
    tickets: 'Wir können die verfügbaren Tickets im Moment nicht laden. Bitte versuchen Sie es erneut.',
    ticketsAvailability:
      'Wir können im Moment nicht prüfen, welche Tickets verfügbar sind. Bitte versuchen Sie es erneut.',
    createBasket: 'Wir können im Moment keinen Warenkorb beginnen. Bitte versuchen Sie es erneut.',
    addAccommodation:
      'Wir können diese Zimmer im Moment nicht in Ihren Warenkorb legen. Bitte versuchen Sie es erneut.',
    addExtras: 'Wir können diese Extras im Moment nicht in Ihren Warenkorb legen. Bitte versuchen Sie es erneut.',
    addNameChange:
      'Wir können diese Namensänderung im Moment nicht in Ihren Warenkorb legen. Bitte versuchen Sie es erneut.',
    addTickets: 'Wir können diese Tickets im Moment nicht in Ihren Warenkorb legen. Bitte versuchen Sie es erneut.',
    addPassengers:
      'Wir können diese Personen im Moment nicht in Ihren Warenkorb aufnehmen. Bitte versuchen Sie es erneut.',
    addTransport: 'Wir können diese Fahrt im Moment nicht in Ihren Warenkorb legen. Bitte versuchen Sie es erneut.',
    removeAccommodation:
      'Wir können dieses Zimmer im Moment nicht aus Ihrem Warenkorb entfernen. Bitte versuchen Sie es erneut.',
    removeExtra:
      'Wir können dieses Extra im Moment nicht aus Ihrem Warenkorb entfernen. Bitte versuchen Sie es erneut.',
    removeItems:
      'Wir können Ihre Auswahl im Moment nicht aus Ihrem Warenkorb entfernen. Bitte versuchen Sie es erneut.',
    resetBasket: 'Wir können Ihren Warenkorb im Moment nicht leeren. Bitte versuchen Sie es erneut.',
  },
  screen: {
    basket: {
      loading: 'Ihr Warenkorb wird geladen',
      failedHeading: 'Wir können Ihren Warenkorb gerade nicht zeigen',
      failedSentence: 'Wir können Ihren Warenkorb im Moment nicht laden. Bitte versuchen Sie es erneut.',
      emptyHeading: 'Ihr Warenkorb ist leer',
      emptySentence: 'Wählen Sie Tickets, ein Zimmer, Extras oder eine Fahrt für Ihre Reise. Sie finden sie dann hier.',
      chooseTickets: 'Tickets wählen',
      backToBooking: 'Zurück zu Ihrer Buchung',
      addMore: 'Noch etwas hinzufügen',
      items: (count) => counted(count, 'Artikel', 'Artikel'),
      needsPuttingRight: (section) => `${section}: Bitte korrigieren Sie das, bevor Sie zur Kasse gehen`,
      nothingHere: 'Hier ist noch nichts',
      roomPlace: (room, place, of) => `${room}, Zimmer ${place} von ${of}`,
      noPassenger: 'Niemand gewählt',
      select: (item, person) => `${named(item, person)} auswählen`,
      selectAll: 'Alle auswählen',
      remove: 'Entfernen',
      removeOne: (item, person) => `${named(item, person)} entfernen`,
      removeWithExtras: 'Mit den zugehörigen Extras entfernen',
      removeAlike: (count, room) => `Alle ${times(count, room)} entfernen`,
      removeSelected: (count) =>
        count === 0 ? 'Auswahl entfernen' : `${counted(count, 'Artikel', 'Artikel')} entfernen`,
      selectFirst: 'Wählen Sie zuerst aus, was Sie entfernen möchten',
      removing: 'Wird entfernt',
      passengers: 'Weitere Personen',
      passengersSentence: 'Sie werden Ihrer Buchung hinzugefügt, wenn Sie bezahlen.',
      withoutTicket: 'Nichts in diesem Warenkorb',
      removePassenger: (name) => `${name} entfernen`,
      confirmRemoval: {
        title: (button) => `${button}?`,
        sentence: 'Ihre Buchung bleibt, wie sie ist.',
        withMore: 'Was dazugehört, wird mit entfernt.',
        confirm: 'Entfernen',
        keep: 'Behalten',
      },
      confirmPassengers: {
        title: (names) => `Auch ${names} entfernen?`,
        sentence: (names, count) => `${names} ${count === 1 ? 'hat' : 'haben'} sonst nichts in diesem Warenkorb.`,
        both: (passengers) => (passengers === 1 ? 'Auch die Person entfernen' : 'Auch die Personen entfernen'),
        itemsOnly: () => 'Nur die Artikel entfernen',
      },
      missing: {
        heading: (count) => (count === 1 ? 'Wer ist diese Person?' : 'Wer sind diese Personen?'),
        sentence:
          'Ihre Tickets liegen im Warenkorb, aber für wen sie sind, hat uns nicht erreicht. Nennen Sie hier die Namen oder entfernen Sie die Tickets.',
        passenger: (of) => `Für ${of}`,
        ticket: (ticket, event) => `${ticket}, ${event}`,
        save: (count) => `${counted(count, 'Person', 'Personen')} speichern`,
        saving: 'Wird gespeichert',
        problems: 'Bitte prüfen Sie die Namen',
        failed: 'Wir konnten diese Namen nicht speichern. Sie stehen noch hier, bitte versuchen Sie es erneut.',
      },
      empty: 'Warenkorb leeren',
      confirmEmpty: {
        title: 'Warenkorb leeren?',
        sentence: 'Alles darin geht zurück in den Verkauf. Ihre Buchung bleibt, wie sie ist.',
        confirm: 'Warenkorb leeren',
        keep: 'Warenkorb behalten',
      },
      summary: {
        label: 'Summe des Warenkorbs',
        fees: 'davon Buchungsgebühr',
        total: 'Gesamt',
        checkout: 'Zur Kasse',
        obstacles: {
          mandatorySection: 'Bitte korrigieren Sie zuerst, was in Ihrem Warenkorb markiert ist.',
          nothingToBuy: 'In Ihrem Warenkorb ist noch nichts zu kaufen.',
          belowZero:
            'Ihre Summe liegt unter null, mit Karte ist also nichts zu zahlen. Bitte wenden Sie sich an uns, um zu buchen.',
        },
      },
    },
    shop: {
      tryAgain: 'Erneut versuchen',
      backToBooking: 'Zurück zu Ihrer Buchung',
      outOfDate: 'Preise und Verfügbarkeit sind vielleicht nicht mehr aktuell.',
      gone: 'Etwas, das Sie gewählt hatten, ist nicht mehr verfügbar und wurde weggelassen.',
      several: (count, name) => (count === 1 ? name : times(count, name)),
      people: (names) => listed(names),
      fewPeople: (names) =>
        peopleInWords(names, 3, {
          people: listed,
          peopleAndMore: (few, more) => `${few.join(', ')} und ${figure(more)} weitere`,
        }),
      availability: {
        freesale: 'Verfügbar',
        plenty: 'Verfügbar',
        few: (left) => `Nur noch ${figure(left)}`,
        soldOut: 'Ausverkauft',
        taken: 'Sie haben alle gewählt, die noch da sind',
      },
      free: 'Kostenlos',
      included: 'Inbegriffen',
      hidden: 'Der Preis erscheint in der Summe, sobald Sie es wählen',
      thatIsAll: 'Mehr gibt es nicht',
      tooMany: (available) =>
        available === 0
          ? 'Das ist gerade ausverkauft: Bitte wählen Sie keines'
          : `Nur noch ${figure(available)}: Bitte wählen Sie weniger`,
      inBasket: (count) => `${figure(count)} in Ihrem Warenkorb`,
      summary: {
        label: 'Ihre Auswahl',
        heading: 'Ihre Auswahl',
        nothing: 'Noch nichts gewählt.',
        line: (quantity, name) => times(quantity, name),
        fees: 'davon Buchungsgebühr',
        total: 'Summe',
        add: 'In den Warenkorb',
        buy: 'Jetzt kaufen',
        adding: 'Wird in Ihren Warenkorb gelegt',
        viewBasket: 'Warenkorb ansehen',
      },
      problems: 'Bitte prüfen Sie Ihre Auswahl',
      notAdded: 'Es wurde nichts in Ihren Warenkorb gelegt',
      notAddedSentence:
        'Von Ihrer Auswahl ist nichts verloren gegangen. Bitte prüfen Sie sie und versuchen Sie es erneut.',
      partlyAdded: 'Nur ein Teil davon liegt in Ihrem Warenkorb',
      unclear: 'Wir können nicht sagen, ob das hinzugefügt wurde',
      unclearSentence: 'Bitte sehen Sie in Ihren Warenkorb, bevor Sie wieder etwas hinzufügen.',
      items: (count) => counted(count, 'Extra', 'Extras'),
    },
    tickets: {
      title: 'Tickets',
      loading: 'Die verfügbaren Tickets werden geladen',
      failedHeading: 'Wir können die Tickets gerade nicht zeigen',
      failedSentence: 'Wir können die verfügbaren Tickets im Moment nicht laden. Bitte versuchen Sie es erneut.',
      emptyHeading: 'Keine Tickets verfügbar',
      emptySentence: 'Für diese Buchung gibt es derzeit keine Tickets. Bitte sehen Sie später noch einmal nach.',
      nothingOnSale: 'Für diese Veranstaltung gibt es keine Tickets.',
      held: (count, sold) =>
        dotted(`Sie haben ${tickets(count)} in dieser Buchung`, sold === 0 ? '' : `${figure(sold)} verkauft`),
      heldStates: { all: 'Alle', kept: 'Ihre', onResale: 'Im Weiterverkauf', sold: 'Verkauft' },
      free: 'Kostenlos',
      each: 'pro Stück',
      quantityOf: (ticket, event) => `${ticket}, ${event}`,
      passengerLegend: (count) => (count === 1 ? 'Für wen ist dieses Ticket?' : 'Für wen sind diese Tickets?'),
      oneEach: (count, others) =>
        `Je eins für ${others ? `die ${figure(count)} ohne Ticket` : `${figure(count)} Reisende`}`,
      buyOneEach: 'Je eins jetzt kaufen',
      ticketPlace: (place) => `Ticket ${place}`,
      choosePassenger: 'Person wählen',
      lead: (name) => `${name} (hauptreisende Person)`,
      hasOne: {
        booking: (name) => `${name}, hat schon ein Ticket`,
        basket: (name) => `${name}, hat ein Ticket in Ihrem Warenkorb`,
      },
      alreadyHeldBy: {
        booking: (names, count) =>
          `${names} ${count === 1 ? 'hat' : 'haben'} schon ein Ticket für diese Veranstaltung.`,
        basket: (names, count) =>
          `${names} ${count === 1 ? 'hat' : 'haben'} ein Ticket für diese Veranstaltung in Ihrem Warenkorb.`,
      },
      newPassenger: 'Weitere Person hinzufügen',
      unnamedPassenger: (place) => `Weitere Person ${place}`,
      newPassengerFields: newPassenger,
      problems: {
        title: 'Bitte prüfen Sie Ihre Tickets',
        tooMany: (available) =>
          available === 0
            ? 'Dieses Ticket ist gerade ausverkauft'
            : `Nur noch ${figure(available)}: Bitte wählen Sie weniger`,
        passengerOpen: 'Wählen Sie, für wen dieses Ticket ist',
      },
      summary: {
        count: tickets,
        none: 'Keine Tickets gewählt',
        chooseFirst: 'Wählen Sie zuerst mindestens ein Ticket',
      },
      partlyAdded: (left) =>
        left === 0
          ? 'Die Tickets liegen in Ihrem Warenkorb, aber die weiteren Personen konnten nicht aufgenommen werden. Ihre Eingaben bleiben dort für einen neuen Versuch.'
          : `${counted(left, 'Ticket liegt', 'Tickets liegen')} noch nicht in Ihrem Warenkorb und ${pluralOf(left, 'ist', 'sind')} hier noch gewählt. Bitte versuchen Sie es erneut.`,
    },
  },
} satisfies Translation<typeof basketWords>
