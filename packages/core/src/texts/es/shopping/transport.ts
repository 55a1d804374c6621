import type { transportWords } from '../../../catalogue/transport/transportTexts.js'
import type { Translation } from '../../../language/Wording.js'
import { counted, figure, listed, pluralOf, times } from '../counting.js'

const seats = (count: number): string => counted(count, 'plaza', 'plazas')
const onlyLeft = (count: number): string =>
  pluralOf(count, `Solo queda ${figure(count)}`, `Solo quedan ${figure(count)}`)
const whichKind = '¿Cómo quiere viajar?'
const whichRoute = '¿Qué ruta?'
const whichWay = '¿Ida y vuelta o solo un trayecto?'
const whichDay = '¿Qué día sale?'

export default {
  operations: {
    transportTypes: 'No podemos cargar los medios de transporte en este momento. Inténtelo de nuevo.',
    transportRoutes: 'No podemos cargar las rutas en este momento. Inténtelo de nuevo.',
    transportDates: 'No podemos cargar los días de viaje en este momento. Inténtelo de nuevo.',
    transportLocations: 'No podemos cargar los lugares de salida y llegada en este momento. Inténtelo de nuevo.',
    transportStops: 'No podemos cargar las salidas en este momento. Inténtelo de nuevo.',
    outboundStops: 'No podemos cargar las salidas de ida en este momento. Inténtelo de nuevo.',
    returnStops: 'No podemos cargar las salidas de vuelta en este momento. Inténtelo de nuevo.',
  },
  screen: {
    transport: {
      title: 'Transporte',
      booked: {
        heading: 'Sus trayectos',
        kept: 'Los trayectos nuevos se suman a los que tiene',
        inBasket: 'En su cesta, todavía sin pagar',
        none: 'Todavía no hay transporte reservado. Elija abajo cómo llegar.',
        timeTbc: 'Hora de salida por confirmar',
        arrives: (when) => `llegada ${when}`,
        from: (from, to) => `${from} – ${to}`,
        passengers: (names) => `Viajan: ${listed(names)}`,
      },
      typeNames: { Coach: 'Autocar', Bus: 'Autobús', Train: 'Tren', Flight: 'Vuelo', Ferry: 'Ferry' },
      directions: { OUTBOUND: 'Ida', RETURN: 'Vuelta', UNKNOWN: 'Otros trayectos' },
      modes: { BOTH_WAYS: 'Ida y vuelta', OUTBOUND_ONLY: 'Solo ida', RETURN_ONLY: 'Solo vuelta' },
      steps: {
        type: {
          name: 'Medio de transporte',
          question: whichKind,
          loading: 'Cargando los medios de transporte',
          none: 'Ahora mismo no hay transporte a la venta para esta reserva. Vuelva a mirar más tarde.',
        },
        route: {
          name: 'Ruta',
          question: whichRoute,
          loading: 'Cargando las rutas',
          none: 'No hay ninguna ruta para este medio de transporte. Elija otro.',
        },
        direction: {
          name: 'Sentido',
          question: whichWay,
          loading: 'Cargando los sentidos',
          none: 'No hay ningún sentido que elegir.',
        },
        date: {
          name: 'Día',
          question: whichDay,
          loading: 'Cargando los días',
          none: 'No hay salidas en esta ruta. Elija otra.',
        },
        places: {
          name: 'Origen y destino',
          question: '¿Desde dónde y hasta dónde?',
          loading: 'Cargando los lugares',
          none: 'No hay salidas este día. Elija otro.',
        },
        stops: {
          name: 'Salidas',
          question: '¿Qué salida?',
          loading: 'Cargando las salidas',
          none: 'No hay ninguna salida entre estos lugares. Elija otros.',
        },
        passengers: {
          name: 'Viajeros',
          question: '¿Quién viaja?',
          loading: 'Cargando los viajeros',
          none: 'En esta reserva no hay nadie que pueda viajar.',
        },
      },
      fields: {
        type: whichKind,
        route: whichRoute,
        direction: whichWay,
        date: whichDay,
        departure: '¿De dónde sale?',
        arrival: '¿Adónde llega?',
        outbound: 'Salida de ida',
        return: 'Salida de vuelta',
      },
      add: {
        heading: 'Añadir transporte',
        place: (place, most) => (place === most ? `Paso ${place} de ${most}` : `Paso ${place} de ${most} como máximo`),
        change: 'Cambiar',
        changeStep: (step) => `Cambiar: ${step}`,
        startOver: 'Empezar de nuevo',
        emptyHeading: 'Nada que elegir',
        failedHeading: 'No podemos mostrar este paso ahora mismo',
        failedSentence: 'No podemos cargar la oferta en este momento. Lo que ha elegido sigue aquí.',
        problems: 'Compruebe su trayecto',
        noReturnAfter: 'Después de esta ida no hay ninguna vuelta. Elija una anterior.',
        journeyOpen: 'Elija una salida',
        nobodyTravels: 'Elija quién viaja',
        perPassenger: 'por persona',
        availability: { freesale: 'Disponible', plenty: 'Disponible', few: onlyLeft, soldOut: 'Agotado' },
        lead: (name) => `${name} (viajero principal)`,
        hasTransport: {
          booking: 'Ya tiene un trayecto. Márquelo para comprar otro.',
          basket: 'Ya tiene un trayecto en su cesta. Márquelo para comprar otro.',
        },
        tooMany: (stop, available) =>
          available === 0
            ? `${stop} se acaba de agotar: elija otra salida`
            : `${pluralOf(available, 'Solo queda', 'Solo quedan')} ${seats(available)} en ${stop}: elija menos viajeros u otra salida`,
      },
      summary: {
        label: 'Su trayecto',
        heading: 'Su trayecto',
        nothing: 'El precio aparecerá aquí en cuanto elija una salida y quién viaja.',
        seats,
        line: (quantity, name) => times(quantity, name),
        fees: 'incluye gastos de reserva',
        total: 'Total que se añade',
        add: 'Añadir a la cesta',
        adding: 'Añadiendo a su cesta',
      },
    },
  },
} satisfies Translation<typeof transportWords>
