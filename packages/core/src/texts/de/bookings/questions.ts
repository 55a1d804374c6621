import type { questionsWords } from '../../../questions/mandatoryTexts.js'
import type { Translation } from '../../../language/Wording.js'
import { counted, listed, figure } from '../counting.js'

export default {
  screen: {
    mandatory: {
      title: 'Erforderliche Angaben',
      addressTitle: 'Erforderliche Adresse',
      intro:
        'Diese Antworten brauchen wir vor Ihrer Reise. Sie speichern die Antworten für jede Person einzeln, können also jederzeit unterbrechen und später weitermachen.',
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
      left: (passengers, others, questions) => {
        const people = [
          ...(passengers === 0 ? [] : [counted(passengers, 'reisende Person', 'Reisende')]),
          ...(others === 0 ? [] : [counted(others, 'weitere Person', 'weitere Personen')]),
        ]
        return `Noch ${counted(questions, 'Frage', 'Fragen')} für ${listed(people)}`
      },
      notTravelling: 'Reist bei dieser Buchung nicht mit, wird aber ebenfalls abgefragt.',
      passenger: (name, own) => {
        if (name === '') return own ? 'Sie' : 'Mitreisende Person'
        return own ? `${name} (Sie)` : name
      },
      lead: 'Hauptreisende Person',
      questionsFor: (name) => `Fragen für ${name}`,
      questions: 'Fragen',
      answer: 'Beantworten',
      giveAddress: 'Adresse eingeben',
      changeAddress: 'Adresse ändern',
      forQuestion: (action, label, name) => `${action}: ${label}, ${name}`,
      addressIntro: (name) => `Für ${name}. Nach dem Speichern sind Sie wieder bei den Fragen.`,
    },
  },
} satisfies Translation<typeof questionsWords>
