import type { holdingsWords } from '../areas/holdingsAreaTexts.js'
import type { Translation } from '../Wording.js'
import { newcomer } from './basket.js'
import { counted, figure, pluralOf } from './counting.js'

const tickets = (count: number): string => counted(count, 'entrada', 'entradas')

export default {
  delivery: {
    addressUpdated: '¡Su dirección de entrega se ha actualizado correctamente!',
    addressesUpdated: '¡Sus direcciones de entrega se han actualizado correctamente!',
  },
  resale: {
    updated: '¡La reventa de sus entradas se ha actualizado correctamente!',
    customerDataChanges: 'No se puede poner a la venta por un cambio en los datos del cliente',
    reasons: {
      notEnabled: 'No se puede poner a la venta porque la reventa no está abierta para esta entrada',
      outstandingBalance: 'No se puede poner a la venta hasta que su reserva esté pagada por completo',
      dateExpired: 'No se puede poner a la venta porque el plazo de reventa ha terminado',
      noResellTicketType: 'No se puede poner a la venta porque este tipo de entrada no admite reventa',
    },
    unavailable: 'No se puede poner a la venta en este momento',
  },
  screen: {
    mandatory: {
      title: 'Datos obligatorios',
      addressTitle: 'Dirección obligatoria',
      intro:
        'Necesitamos estas respuestas antes de su viaje. Cada viajero se guarda por separado, así que puede parar y volver cuando quiera.',
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
      left: (travellers, questions) =>
        `${pluralOf(questions, 'Queda', 'Quedan')} ${counted(questions, 'pregunta', 'preguntas')} de ${counted(travellers, 'viajero', 'viajeros')}`,
      traveller: (name, own) => {
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
    delivery: {
      title: 'Cambiar la dirección de entrega',
      intro: (delivery) => `¿Adónde debemos enviar ${delivery}?`,
      formLabel: 'Dirección de entrega',
      use: 'Usar esta dirección',
      using: 'Cambiando la dirección',
      cancel: 'Cancelar',
      problemsTitle: 'Hay un problema',
      everywhere: 'Usarla para todas las reservas con una entrega',
      everywhereHint: 'Sus otras reservas próximas. Verá cuáles son antes de que se cambie nada.',
      others: {
        loading: 'Buscando las entregas de sus otras reservas',
        heading: 'También se enviará aquí',
        none: 'Ninguna de sus otras reservas tiene una entrega que se pueda enviar aquí.',
        line: (delivery, reference, why) => [delivery, reference, ...(why === undefined ? [] : [why])].join(' · '),
        more: (count) => `Mostrar ${figure(count)} más`,
        fixedHeading: 'Queda como está',
        onItsWay: 'ya está en camino',
        failed:
          'No hemos podido consultar las entregas de sus otras reservas. Inténtelo de nuevo o use la dirección solo para esta reserva.',
        tryAgain: 'Volver a intentarlo',
      },
      notChanged: 'No hemos podido cambiar la dirección',
      notAllChanged: 'No hemos podido cambiar todas las direcciones',
      nothingLost: 'Lo que escribió sigue aquí, y puede volver a enviarlo sin riesgo.',
      someMayHaveChanged:
        'Puede que algunas de sus entregas ya tengan la dirección nueva. Lo que escribió sigue aquí, y puede volver a enviarlo sin riesgo.',
      elsewhere: 'Lo que queda como está',
      fixed: {
        onItsWay: 'Ya está en camino, así que va a la dirección a la que se envió.',
        withoutAddress: 'No se envía a ninguna dirección, así que no hay nada que cambiar.',
        notTheFirst: 'Su dirección no se puede cambiar aquí. Póngase en contacto con nosotros si debe ir a otro sitio.',
      },
      nothing: 'No hay ninguna dirección que cambiar',
      nothingSentence: 'No hay nada que entregar en esta reserva.',
      backToBooking: 'Volver a su reserva',
    },
    resale: {
      title: 'Reventa de entradas',
      intro:
        '¿No puede ir? Ponga sus entradas a la venta para otras personas, o retírelas de la reventa. Puede hacer las dos cosas a la vez.',
      loading: 'Cargando sus entradas',
      failedHeading: 'No podemos mostrar la reventa de sus entradas ahora mismo',
      tryAgain: 'Volver a intentarlo',
      outOfDate: 'No hemos podido volver a comprobar qué cambios de nombre están pendientes.',
      emptyHeading: 'No hay entradas para poner a la venta',
      emptySentence: 'Esta reserva no tiene entradas que se puedan poner a la venta.',
      backToBooking: 'Volver a su reserva',
      states: {
        all: 'Todas',
        available: 'Se pueden vender',
        onResale: 'En reventa',
        unavailable: 'No se pueden vender',
        resold: 'Vendidas',
      },
      sold: 'Vendidas',
      soldSentence: 'Ahora son de otra persona. Ya no le permiten entrar.',
      onResale: 'En reventa',
      putUp: 'Poner a la venta',
      cancel: 'Retirar de la reventa',
      putUpAll: (count) => (count === 1 ? 'Vender 1 entrada' : `Vender las ${figure(count)} entradas`),
      cancelAll: (count) => (count === 1 ? 'Retirar 1 entrada' : `Retirar las ${figure(count)} entradas`),
      someChosen: (count) => counted(count, 'elegida', 'elegidas'),
      noPassenger: 'Sin pasajero',
      summary: {
        label: 'Sus cambios',
        heading: 'Sus cambios',
        nothing: 'Elija las entradas que quiere poner a la venta o retirar. No pasa nada hasta que confirme.',
        none: 'Nada elegido',
        putUp: 'Poner a la venta',
        cancel: 'Retirar de la reventa',
        count: tickets,
        brief: (putUp, cancel) => {
          if (cancel === 0) return `Vender ${figure(putUp)}`
          return putUp === 0 ? `Retirar ${figure(cancel)}` : `Vender ${figure(putUp)}, retirar ${figure(cancel)}`
        },
        afterwards: 'Después',
        listed: 'En reventa',
        usable: 'Siguen siendo suyas',
        fees: 'Gastos de reventa',
        feesNote: 'Los gastos de reserva de las entradas en reventa',
        review: 'Revisar los cambios',
        chooseFirst: 'Elija primero al menos una entrada',
        clear: 'Borrar mi selección',
        updating: 'Actualizando la reventa de sus entradas',
      },
      confirm: {
        title: '¿Actualizar la reventa de sus entradas?',
        putUp: (count) => `${counted(count, 'entrada se pondrá', 'entradas se pondrán')} a la venta`,
        putUpSentence: (count) =>
          count === 1
            ? 'Sigue siendo suya hasta que alguien la compre. Cuando se venda, ya no servirá para entrar.'
            : 'Siguen siendo suyas hasta que alguien las compre. Cuando se venda una, ya no servirá para entrar.',
        cancel: (count) => `${counted(count, 'entrada se retirará', 'entradas se retirarán')} de la reventa`,
        cancelSentence: (count) =>
          count === 1 ? 'Se podrá usar para entrar, como antes.' : 'Se podrán usar para entrar, como antes.',
        ticket: (event, ticket, holder) => `${event}: ${ticket}, ${holder}`,
        and: (count) => `y ${figure(count)} más`,
        usable: (count) =>
          `${counted(count, 'entrada de esta reserva no estará', 'entradas de esta reserva no estarán')} en reventa.`,
        fees: (amount) => `Gastos de reventa de esta reserva después: ${amount}.`,
        confirm: (putUp, cancel) => {
          if (cancel === 0) return `Vender ${tickets(putUp)}`
          return putUp === 0 ? `Retirar ${tickets(cancel)}` : `Vender ${figure(putUp)} y retirar ${figure(cancel)}`
        },
        back: 'Todavía no',
      },
      notUpdated: 'La reventa de sus entradas no se ha actualizado del todo',
      notUpdatedSentence: 'Lo que eligió sigue elegido donde no se ha hecho. Compruébelo e inténtelo de nuevo.',
    },
    ticketDetails: {
      title: 'Titulares de las entradas',
      intro: 'A nombre de quién está cada entrada. ¿Va otra persona? Cambie el nombre donde la entrada lo permita.',
      introPast: 'A nombre de quién estaba cada entrada.',
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
      noPassenger: 'Sin pasajero',
      lead: 'Viajero principal',
      change: 'Cambiar nombre',
      changeOn: (ticket, holder) => `Cambiar nombre: ${ticket}, ${holder}`,
      fee: (amount) => `${amount} de gastos de cambio de nombre`,
      noFee: 'Cambio gratuito',
      feeLater: 'Verá los gastos en su cesta antes de pagar',
      formHeading: '¿A nombre de quién debe estar esta entrada?',
      formLabel: (ticket, holder) => `Nombre nuevo para ${ticket}, ${holder}`,
      feeSentence: 'No se cambia nada hasta que pague.',
      addToBasket: 'Añadir a la cesta',
      adding: 'Añadiendo el cambio de nombre a su cesta',
      cancel: 'Cancelar',
      problemsTitle: 'Hay un problema',
      newcomer,
      unchanged: 'La entrada ya está a este nombre',
      notAdded: 'El cambio de nombre no se ha añadido',
      nothingLost: 'Lo que escribió sigue aquí.',
      inBasket: (name) => `En su cesta: a nombre de ${name}`,
      inBasketSentence: 'El nombre cambia cuando pague.',
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
} satisfies Translation<typeof holdingsWords>
