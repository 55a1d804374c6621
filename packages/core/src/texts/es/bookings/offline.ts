import type { offlineWords } from '../../../offline/offlineTexts.js'
import type { Translation } from '../../../language/Wording.js'
import { counted, figure } from '../counting.js'

export default {
  screen: {
    offline: {
      suffix: 'Área de cliente',
      copy: {
        heading: 'Guardar para leer sin conexión',
        offer: 'Guarde esta reserva y sus entradas electrónicas en este dispositivo, para poder leerlas sin conexión.',
        whoCanRead:
          'Cualquiera que pueda usar este dispositivo podrá leerlas sin su contraseña mientras no tenga conexión. Permanecen hasta que usted cierre la sesión aquí, otra persona la inicie o termine el viaje.',
        replaces: (name) => `Hay sitio para una reserva: ${name}, que está guardada ahora, se quitará.`,
        keep: 'Guardar en este dispositivo',
        keeping: 'Guardando su reserva en este dispositivo',
        failed: 'Su reserva no se ha guardado en este dispositivo',
        failedSentence:
          'No se ha cambiado nada. Compruebe su conexión y el espacio de este dispositivo e inténtelo de nuevo.',
        kept: (moment) => `Guardada en este dispositivo, tal como estaba el ${moment}`,
        missing: (count) =>
          `${counted(count, 'entrada electrónica no se ha podido descargar y necesitará', 'entradas electrónicas no se han podido descargar y necesitarán')} conexión.`,
        tryAgain: 'Volver a intentarlo',
        remove: 'Quitar de este dispositivo',
      },
      offline: 'No tiene conexión',
      asOf: (moment) => `Tal como estaba el ${moment}`,
      asOfSentence:
        'Esta es la copia que guarda en este dispositivo. Lo que haya cambiado desde entonces lo verá cuando vuelva a tener conexión.',
      tryAgain: 'Volver a intentarlo',
      checking: 'Buscando una conexión',
      online: 'Tiene conexión',
      openLatest: 'Sus reservas se pueden volver a cargar.',
      open: 'Abrir',
      signInAgain: 'Inicie sesión para ver su reserva.',
      signIn: 'Iniciar sesión',
      tickets: (count) => (count === 1 ? 'Su entrada' : 'Sus entradas'),
      ticketKept: 'Se abre sin conexión',
      ticketNotKept: 'Necesita conexión',
      gate: {
        show: 'Mostrar en el acceso',
        heading: (position, count) => (count === 1 ? 'Su entrada' : `Entrada ${figure(position)} de ${figure(count)}`),
        loading: 'Preparando su entrada',
        page: (position, count) => `Página ${figure(position)} de ${figure(count)}`,
        previous: 'Anterior',
        next: 'Siguiente',
        enlarge: 'Ampliar',
        wholePage: 'Página entera',
        close: 'Cerrar',
        notFetched: 'No se ha podido cargar esta entrada',
        notFetchedSentence: 'Compruebe su conexión e inténtelo de nuevo.',
        unreadable: 'Esta entrada no se puede mostrar aquí',
        unreadableSentence: 'Guarde el archivo y ábralo con otra aplicación.',
        save: 'Guardar el archivo',
      },
      itinerary: 'Su itinerario',
      passengers: 'Viajeros',
      extras: 'Extras',
      documents: 'Su reserva',
      noneHeading: 'No hay nada guardado en este dispositivo',
      noneSentence:
        'Una reserva que guarde en este dispositivo se puede leer aquí sin conexión, hasta que cierre la sesión o termine el viaje.',
      otherHeading: 'Esta página necesita conexión',
      otherSentence: (name) => `Todavía puede leer ${name}, la reserva que guarda en este dispositivo.`,
      read: 'Leer esta reserva',
    },
  },
} satisfies Translation<typeof offlineWords>
