import type { transportWords } from '../../../catalogue/transport/transportTexts.js'
import type { Translation } from '../../../language/Wording.js'
import { counted, figure, listed, times } from '../counting.js'

const seats = (count: number): string => counted(count, 'Platz', 'Plätze')
const whichKind = 'Wie möchten Sie reisen?'

export default {
  operations: {
    transportTypes: 'Wir können die Verkehrsmittel im Moment nicht laden. Bitte versuchen Sie es erneut.',
    transportRoutes: 'Wir können die Strecken im Moment nicht laden. Bitte versuchen Sie es erneut.',
    transportDates: 'Wir können die Reisetage im Moment nicht laden. Bitte versuchen Sie es erneut.',
    transportLocations:
      'Wir können die Abfahrts- und Ankunftsorte im Moment nicht laden. Bitte versuchen Sie es erneut.',
    transportStops: 'Wir können die Abfahrten im Moment nicht laden. Bitte versuchen Sie es erneut.',
    outboundStops: 'Wir können die Abfahrten der Hinreise im Moment nicht laden. Bitte versuchen Sie es erneut.',
    returnStops: 'Wir können die Abfahrten der Rückreise im Moment nicht laden. Bitte versuchen Sie es erneut.',
  },
  screen: {
    transport: {
      title: 'An- und Abreise',
      booked: {
        heading: 'Ihre Fahrten',
        kept: 'Neue Fahrten kommen zu Ihren gebuchten hinzu',
        inBasket: 'In Ihrem Warenkorb, noch nicht bezahlt',
        none: 'Noch keine An- oder Abreise gebucht. Wählen Sie unten, wie Sie hinkommen.',
        timeTbc: 'Uhrzeit noch offen',
        arrives: (when) => `Ankunft ${when}`,
        from: (from, to) => `${from} – ${to}`,
        passengers: (names) => `Es reisen: ${listed(names)}`,
      },
      typeNames: { Coach: 'Reisebus', Bus: 'Bus', Train: 'Zug', Flight: 'Flug', Ferry: 'Fähre' },
      directions: { OUTBOUND: 'Hinreise', RETURN: 'Rückreise', UNKNOWN: 'Andere Fahrten' },
      modes: { BOTH_WAYS: 'Hin und zurück', OUTBOUND_ONLY: 'Nur hin', RETURN_ONLY: 'Nur zurück' },
      steps: {
        type: {
          name: 'Verkehrsmittel',
          question: whichKind,
          loading: 'Die Verkehrsmittel werden geladen',
          none: 'Für diese Buchung gibt es derzeit keine Fahrten. Bitte sehen Sie später noch einmal nach.',
        },
        route: {
          name: 'Strecke',
          question: 'Welche Strecke?',
          loading: 'Die Strecken werden geladen',
          none: 'Für dieses Verkehrsmittel gibt es keine Strecke. Bitte wählen Sie ein anderes.',
        },
        direction: {
          name: 'Richtung',
          question: 'Hin und zurück oder nur eine Richtung?',
          loading: 'Die Richtungen werden geladen',
          none: 'Es gibt keine Richtung zu wählen.',
        },
        date: {
          name: 'Tag',
          question: 'An welchem Tag brechen Sie auf?',
          loading: 'Die Tage werden geladen',
          none: 'Auf dieser Strecke fährt nichts. Bitte wählen Sie eine andere.',
        },
        places: {
          name: 'Von und nach',
          question: 'Von wo nach wo?',
          loading: 'Die Orte werden geladen',
          none: 'An diesem Tag fährt nichts. Bitte wählen Sie einen anderen.',
        },
        stops: {
          name: 'Abfahrten',
          question: 'Welche Abfahrt?',
          loading: 'Die Abfahrten werden geladen',
          none: 'Zwischen diesen Orten gibt es keine Abfahrt. Bitte wählen Sie andere.',
        },
        passengers: {
          name: 'Reisende',
          question: 'Wer reist?',
          loading: 'Die Reisenden werden geladen',
          none: 'In dieser Buchung ist niemand, der reisen könnte.',
        },
      },
      fields: {
        type: whichKind,
        route: 'Welche Strecke?',
        direction: 'Hin und zurück oder nur eine Richtung?',
        date: 'An welchem Tag brechen Sie auf?',
        departure: 'Wo brechen Sie auf?',
        arrival: 'Wo kommen Sie an?',
        outbound: 'Abfahrt der Hinreise',
        return: 'Abfahrt der Rückreise',
      },
      add: {
        heading: 'An- oder Abreise hinzufügen',
        place: (place, most) =>
          place === most ? `Schritt ${place} von ${most}` : `Schritt ${place} von höchstens ${most}`,
        change: 'Ändern',
        changeStep: (step) => `${step} ändern`,
        startOver: 'Neu beginnen',
        emptyHeading: 'Nichts zur Auswahl',
        failedHeading: 'Wir können diesen Schritt gerade nicht zeigen',
        failedSentence: 'Wir können das Angebot im Moment nicht laden. Was Sie gewählt haben, ist noch da.',
        problems: 'Bitte prüfen Sie Ihre Fahrt',
        noReturnAfter: 'Nach dieser Hinreise fährt nichts mehr zurück. Bitte wählen Sie eine frühere.',
        journeyOpen: 'Wählen Sie eine Abfahrt',
        nobodyTravels: 'Wählen Sie, wer reist',
        perPassenger: 'pro Person',
        availability: {
          freesale: 'Verfügbar',
          plenty: 'Verfügbar',
          few: (left) => `Nur noch ${figure(left)}`,
          soldOut: 'Ausverkauft',
        },
        lead: (name) => `${name} (hauptreisende Person)`,
        hasTransport: {
          booking: 'Ist schon gebucht. Wählen Sie die Person für eine zweite Buchung.',
          basket: 'Liegt schon in Ihrem Warenkorb. Wählen Sie die Person für eine zweite Buchung.',
        },
        tooMany: (stop, available) =>
          available === 0
            ? `${stop} ist gerade ausverkauft: Bitte wählen Sie eine andere Abfahrt`
            : `Nur noch ${seats(available)} für ${stop}: Bitte wählen Sie weniger Reisende oder eine andere Abfahrt`,
      },
      summary: {
        label: 'Ihre Fahrt',
        heading: 'Ihre Fahrt',
        nothing: 'Der Preis erscheint hier, sobald Sie gewählt haben, wer mit welcher Abfahrt reist.',
        seats,
        line: (quantity, name) => times(quantity, name),
        fees: 'davon Buchungsgebühr',
        total: 'Summe',
        add: 'In den Warenkorb',
        adding: 'Wird in Ihren Warenkorb gelegt',
      },
    },
  },
} satisfies Translation<typeof transportWords>
