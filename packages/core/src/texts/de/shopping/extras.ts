import type { extrasWords } from '../../../catalogue/extras/extrasTexts.js'
import type { Translation } from '../../../language/Wording.js'
import { counted, pluralOf } from '../counting.js'

const extras = (count: number): string => counted(count, 'Extra', 'Extras')

export default {
  screen: {
    extras: {
      title: 'Extras',
      loading: 'Die verfügbaren Extras werden geladen',
      failedHeading: 'Wir können die verfügbaren Extras gerade nicht zeigen',
      failedSentence: 'Wir können die verfügbaren Extras im Moment nicht laden. Bitte versuchen Sie es erneut.',
      emptyHeading: 'Keine Extras verfügbar',
      emptySentence: 'Für diese Buchung gibt es derzeit keine Extras. Bitte sehen Sie später noch einmal nach.',
      booked: 'Ihre Extras',
      bookedCount: extras,
      noneBooked: 'Noch keine Extras gebucht',
      noneBookedSentence: 'Wählen Sie unten aus dem Angebot.',
      ofRoom: (room, accommodation) => [room, accommodation].filter((part) => part !== '').join(', '),
      more: (count) => `${counted(count, 'weitere Gruppe', 'weitere Gruppen')} zeigen`,
      onSale: 'Extra hinzufügen',
      soldOut: 'Ausverkauft: Davon ist nichts mehr da.',
      quantityOf: (option, extra) => `${option}, ${extra}`,
      partlyAdded: (left) =>
        `${counted(left, 'Extra liegt', 'Extras liegen')} noch nicht in Ihrem Warenkorb und ${pluralOf(left, 'ist', 'sind')} hier noch gewählt. Bitte versuchen Sie es erneut.`,
      summary: { count: extras, none: 'Keine Extras gewählt', chooseFirst: 'Wählen Sie zuerst mindestens ein Extra' },
    },
  },
} satisfies Translation<typeof extrasWords>
