import type { accommodationWords } from '../../../catalogue/accommodation/accommodationTexts.js'
import type { Translation } from '../../../language/Wording.js'
import { counted, figure, listed } from '../counting.js'

const rooms = (count: number): string => counted(count, 'Zimmer', 'Zimmer')
const nights = (count: number): string => counted(count, 'Nacht', 'Nächte')

export default {
  screen: {
    accommodation: {
      title: 'Unterkunft',
      loading: 'Die verfügbaren Zimmer werden geladen',
      failedHeading: 'Wir können die verfügbaren Zimmer gerade nicht zeigen',
      failedSentence: 'Wir können die verfügbaren Zimmer im Moment nicht laden. Bitte versuchen Sie es erneut.',
      emptyHeading: 'Keine Zimmer verfügbar',
      emptySentence: 'Für diese Buchung gibt es derzeit keine Zimmer. Bitte sehen Sie später noch einmal nach.',
      backToAll: 'Alle Unterkünfte',
      booked: 'Wo Sie wohnen',
      bookedAt: (names) => listed(names),
      noneBooked: 'Noch keine Zimmer gebucht',
      noneBookedSentence: 'Wählen Sie unten aus, wo Sie wohnen möchten.',
      bookedHere: 'Ihre gebuchten Zimmer hier',
      bookedRooms: (stays) => listed(stays.flatMap((stay) => stay.rooms.map(({ name }) => name))),
      nights,
      rooms,
      guests: (names) => (names.length === 0 ? 'Noch keine Gäste genannt' : listed(names)),
      moreRooms: (count) => `${counted(count, 'weiteres', 'weitere')} Zimmer zeigen`,
      onSale: 'Zimmer hinzufügen',
      stars: (count) => counted(count, 'Stern', 'Sterne'),
      sleeps: (count) => (count === 1 ? 'Für 1 Person' : `Für bis zu ${figure(count)} Personen`),
      from: 'Ab',
      forNights: (count) => `für ${nights(count)}`,
      forTheStay: 'für den Aufenthalt',
      soldOut: 'Hier sind alle Zimmer ausgebucht. Bitte sehen Sie später noch einmal nach.',
      roomSoldOut: 'Ausgebucht: Alle diese Zimmer sind vergeben.',
      choose: 'Zimmer wählen',
      look: 'Zimmer ansehen',
      chooseAt: (action, name) => `${action}: ${name}`,
      inBasket: (count) => `${rooms(count)} in Ihrem Warenkorb`,
      notHereHeading: 'Hier sind keine Zimmer verfügbar',
      notHereSentence: 'In dieser Unterkunft gibt es derzeit keine Zimmer. Sehen Sie sich die anderen an.',
      roomsHeading: 'Wählen Sie Ihre Zimmer',
      guest: (name, has, inBasket) => {
        const isFor = `Ein Zimmer, das Sie hinzufügen, ist für ${listed([name])}.`
        const held = has.length === 0 ? '' : ` Diese Person hat schon: ${listed(has)}.`
        const chosen = inBasket.length === 0 ? '' : ` In Ihrem Warenkorb: ${listed(inBasket)}.`
        const again = held + chosen
        return again === '' ? isFor : `${isFor}${again} Fügen Sie nur dann eines hinzu, wenn Sie noch eines möchten.`
      },
      quantityOf: (room) => room,
      roomPlace: (place, of, name) => (of === 1 ? name : `${name}, Zimmer ${place} von ${of}`),
      extrasOf: (room) => `Extras für ${room}`,
      has: (extra, option) => (option === '' ? extra : `${extra}: ${option}`),
      noOption: 'Nichts zusätzlich',
      otherInformation: (extra) => `Weitere Angaben zu ${extra}`,
      otherInformationHint: 'Etwa zur Ernährung oder eine Uhrzeit, wo das hier wichtig ist',
      otherInformationProblems: {
        tooLong: 'Verwenden Sie höchstens 500 Zeichen',
        cardNumber:
          'Das sieht nach einer Kartennummer aus. Lassen Sie sie weg: Kartendaten gehören nur in das Kartenformular',
      },
      noneChosen: 'Nichts gewählt',
      chosen: (options) => options.join(', '),
      extrasLoading: 'Die Extras dieser Zimmer werden geladen',
      extrasFailed: 'Wir können die Extras dieser Zimmer gerade nicht zeigen',
      extrasFailedSentence:
        'Sie können Ihre Zimmer jetzt ohne Extras hinzufügen und die Extras später auf dieser Seite ergänzen.',
      noExtras: 'Für dieses Zimmer gibt es keine Extras.',
      held: {
        heading: 'In Ihrem Warenkorb',
        sentence: 'Sie können diese Zimmer noch um Extras ergänzen.',
        complete: 'Diese Zimmer haben jedes Extra, das es gibt.',
        extras: 'Extras hinzufügen',
        total: 'Summe der Extras',
        adding: 'Wird in Ihren Warenkorb gelegt',
      },
      summary: { count: rooms, none: 'Keine Zimmer gewählt', chooseFirst: 'Wählen Sie zuerst mindestens ein Zimmer' },
      partly: 'Ihre Zimmer liegen im Warenkorb, die Extras noch nicht',
      partlySentence:
        'Ihre Auswahl an Extras ist noch da. Sie können es jetzt erneut versuchen, sie unten ändern oder darauf verzichten.',
      addAgain: 'Extras erneut hinzufügen',
      optionsNotAdded: 'Die Extras wurden nicht hinzugefügt',
      optionsNotAddedSentence:
        'Ihre Zimmer liegen weiter im Warenkorb, und Ihre Auswahl an Extras ist noch da. Bitte prüfen Sie sie und versuchen Sie es erneut.',
    },
  },
} satisfies Translation<typeof accommodationWords>
