import type { questionsWords } from '../../../questions/mandatoryTexts.js'
import type { Translation } from '../../../language/Wording.js'
import { counted, listed, figure, pluralOf } from '../counting.js'

export default {
  screen: {
    mandatory: {
      title: 'Datos obligatorios',
      addressTitle: 'Dirección obligatoria',
      intro:
        'Necesitamos estas respuestas antes de su viaje. Las respuestas de cada viajero se guardan por separado, así que puede parar y volver cuando quiera.',
      loading: 'Cargando las preguntas sobre su viaje',
      failedHeading: 'No podemos mostrar las preguntas ahora mismo',
      failedSentence: 'No podemos cargar las preguntas sobre su viaje en este momento. Inténtelo de nuevo.',
      outOfDate: 'Puede que las preguntas no estén al día',
      outOfDateSentence:
        'No hemos podido actualizarlas, así que ve lo último que sabíamos. No se ha perdido nada de lo que escribió.',
      tryAgain: 'Volver a intentarlo',
      noneHeading: 'No se le pide nada',
      noneSentence: 'No hay preguntas sobre esta reserva. Si eso cambia, lo verá en su reserva.',
      noAddressHeading: 'No se pide ninguna dirección',
      noAddressSentence: 'No hay que dar ninguna dirección para este viajero.',
      doneHeading: 'Todo está respondido',
      doneSentence: 'Gracias. Todavía puede cambiar abajo cualquier respuesta.',
      backToBooking: 'Volver a su reserva',
      backToQuestions: 'Volver a las preguntas',
      progress: 'Respuestas hasta ahora',
      answered: (answered, all) => `${figure(answered)} de ${figure(all)} respondidas`,
      optionalOnly: 'Opcional',
      left: (passengers, others, questions) => {
        const people = [
          ...(passengers === 0 ? [] : [counted(passengers, 'viajero', 'viajeros')]),
          ...(others === 0 ? [] : [counted(others, 'persona más', 'personas más')]),
        ]
        return `${pluralOf(questions, 'Queda', 'Quedan')} ${counted(questions, 'pregunta', 'preguntas')} de ${listed(people)}`
      },
      notTravelling: 'No viaja en esta reserva, pero también se piden sus datos.',
      passenger: (name, own) => {
        if (name === '') return own ? 'Usted' : 'Acompañante'
        return own ? `${name} (usted)` : name
      },
      lead: 'Viajero principal',
      questionsFor: (name) => `Preguntas para ${name}`,
      questions: 'Preguntas',
      answer: 'Responder',
      giveAddress: 'Escribir la dirección',
      changeAddress: 'Cambiar la dirección',
      forQuestion: (action, label, name) => `${action}: ${label}, ${name}`,
      addressIntro: (name) => `Para ${name}. Cuando se guarde, volverá a las preguntas.`,
    },
  },
} satisfies Translation<typeof questionsWords>
