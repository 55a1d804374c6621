import type { nameChangeWords } from '../../../name-change/ticketDetailsTexts.js'
import type { Translation } from '../../../language/Wording.js'
import { newPassenger } from '../shopping/basket.js'

export default {
  screen: {
    ticketDetails: {
      title: 'Titulares de las entradas',
      intro: 'A nombre de quién está cada entrada. ¿Va otra persona? Cambie el nombre donde la entrada lo permita.',
      introReadOnly: 'A nombre de quién estaba cada entrada.',
      pending: {
        loading: 'Cargando sus entradas',
        outOfDate: 'No hemos podido volver a comprobar qué cambios de nombre están pendientes.',
        unknown: 'No podemos cambiar nombres ahora mismo',
        unknownSentence:
          'No hemos podido comprobar qué cambios de nombre están ya pendientes. Los nombres se muestran tal como se reservaron.',
        tryAgain: 'Volver a intentarlo',
      },
      emptyHeading: 'No hay entradas',
      emptySentence: 'Añada entradas para lo que hay durante su viaje.',
      add: 'Añadir entradas',
      states: {
        all: 'Todas',
        transferable: 'Se puede cambiar el nombre',
        changing: 'Cambio en curso',
        fixed: 'El nombre no cambia',
      },
      noPassenger: 'Sin viajero',
      lead: 'Viajero principal',
      change: 'Cambiar nombre',
      changeOn: (ticket, holder) => `Cambiar nombre: ${ticket}, ${holder}`,
      fee: (amount) => `${amount} de gastos de cambio de nombre`,
      noFee: 'Cambio gratuito',
      feeLater: 'Verá los gastos en su cesta antes de pagar',
      formHeading: '¿A nombre de quién debe estar esta entrada?',
      formLabel: (ticket, holder) => `Nombre nuevo para ${ticket}, ${holder}`,
      known: 'Alguien de esta reserva',
      knownHint: 'Rellena lo que sabemos de esa persona.',
      somebodyElse: 'Otra persona',
      feeSentence: 'No se cambia nada hasta que pague.',
      addToBasket: 'Añadir a la cesta',
      adding: 'Añadiendo el cambio de nombre a su cesta',
      cancel: 'Cancelar',
      problemsTitle: 'Hay un problema',
      newPassengerFields: newPassenger,
      unchanged: 'La entrada ya está a este nombre',
      notAdded: 'El cambio de nombre no se ha añadido',
      nothingLost: 'Lo que escribió sigue aquí.',
      inBasket: (name) => `Estará a nombre de ${name} cuando pague.`,
      viewBasket: 'Ver la cesta',
      badges: {
        changing: 'Cambio en curso',
        inBasket: 'En su cesta',
        onResale: 'En reventa',
        resold: 'Vendida',
      },
      waiting: {
        asked: 'Se ha pedido un cambio de nombre y está pendiente de hacerse.',
        inReview: 'Se está revisando un cambio de nombre.',
        unknown: 'Hay un cambio de nombre pendiente.',
      },
      notAllowed: 'El nombre de esta entrada no se puede cambiar.',
      onResale: 'Está en reventa. Retírela primero de la reventa para cambiar el nombre.',
      toResale: 'Ir a la reventa de entradas',
      resold: 'Se vendió, así que ahora está a nombre de otra persona.',
    },
  },
} satisfies Translation<typeof nameChangeWords>
