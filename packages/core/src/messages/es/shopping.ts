import type { shoppingWords } from '../areas/shoppingAreaTexts.js'
import type { Translation } from '../Wording.js'
import { counted, figure, listed, pluralOf } from './counting.js'

const rooms = (count: number): string => counted(count, 'habitación', 'habitaciones')
const nights = (count: number): string => counted(count, 'noche', 'noches')
const extras = (count: number): string => counted(count, 'extra', 'extras')
const seats = (count: number): string => counted(count, 'plaza', 'plazas')
const onlyLeft = (count: number): string =>
  pluralOf(count, `Solo queda ${figure(count)}`, `Solo quedan ${figure(count)}`)

const whichKind = '¿Cómo quiere viajar?'
const whichRoute = '¿Qué ruta?'
const whichWay = '¿Ida y vuelta o solo un trayecto?'
const whichDay = '¿Qué día sale?'

export default {
  screen: {
    transport: {
      title: 'Transporte',
      booked: {
        heading: 'Sus trayectos',
        kept: 'Quedan como están; lo que añada se suma a ellos',
        inBasket: 'En su cesta, todavía sin pagar',
        none: 'Todavía no hay transporte reservado. Elija abajo cómo llegar.',
        timeTbc: 'Hora de salida por confirmar',
        arrives: (when) => `llegada ${when}`,
        from: (from, to) => `${from} – ${to}`,
        travellers: (names) => `Viajan: ${names}`,
      },
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
        travellers: {
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
        place: (place) => `Paso ${place}`,
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
        perTraveller: 'por persona',
        availability: { freesale: 'Disponible', plenty: 'Disponible', few: onlyLeft, soldOut: 'Agotado' },
        lead: (name) => `${name} (viajero principal)`,
        hasTransport: 'Ya tiene un trayecto',
        tooMany: (stop, available) =>
          available === 0
            ? `${stop} se acaba de agotar: elija otra salida`
            : `${pluralOf(available, 'Solo queda', 'Solo quedan')} ${seats(available)} en ${stop}: elija menos viajeros u otra salida`,
      },
      summary: {
        label: 'Su trayecto',
        heading: 'Su trayecto',
        nothing: 'El precio aparecerá aquí en cuanto elija una salida.',
        seats,
        line: (quantity, name) => `${figure(quantity)} × ${name}`,
        fees: 'incluye gastos de reserva',
        total: 'Total que se añade',
        add: 'Añadir a la cesta',
        adding: 'Añadiendo a su cesta',
        viewBasket: 'Ver la cesta',
      },
      added: (count) => `${seats(count)} en su cesta, que está lista cuando usted quiera.`,
      notAdded: 'No hemos podido añadir este trayecto',
      notAddedSentence:
        'Lo que ha elegido sigue aquí, con las plazas que quedan ahora. Compruébelo e inténtelo de nuevo.',
    },
    accommodation: {
      title: 'Alojamiento',
      loading: 'Cargando las habitaciones a la venta',
      failedHeading: 'No podemos mostrar las habitaciones a la venta ahora mismo',
      failedSentence: 'No podemos cargar las habitaciones a la venta en este momento. Inténtelo de nuevo.',
      emptyHeading: 'No hay habitaciones a la venta',
      emptySentence: 'Ahora mismo no hay habitaciones a la venta para esta reserva. Vuelva a mirar más tarde.',
      backToAll: 'Todos los alojamientos',
      booked: 'Dónde se aloja',
      bookedAt: (names) => listed(names),
      noneBooked: 'Todavía no hay habitaciones reservadas',
      noneBookedSentence: 'Elija abajo dónde quiere alojarse.',
      bookedHere: 'Habitaciones que ha reservado aquí',
      bookedRooms: (stays) => listed(stays.flatMap((stay) => stay.rooms.map(({ name }) => name))),
      nights,
      rooms,
      guests: (names) => (names.length === 0 ? 'Todavía sin huéspedes' : listed(names)),
      moreRooms: (count) => `Mostrar ${counted(count, 'habitación más', 'habitaciones más')}`,
      onSale: 'Añadir una habitación',
      stars: (count) => counted(count, 'estrella', 'estrellas'),
      sleeps: (count) => (count === 1 ? 'Para 1 persona' : `Para ${figure(count)} personas como máximo`),
      from: 'Desde',
      forNights: (count) => `por ${nights(count)}`,
      forTheStay: 'por la estancia',
      soldOut: 'Aquí están agotadas todas las habitaciones. Vuelva a mirar más tarde.',
      roomSoldOut: 'Agotada: todas estas habitaciones están ocupadas.',
      choose: 'Elegir habitaciones',
      look: 'Ver habitaciones',
      chooseAt: (action, name) => `${action}: ${name}`,
      inBasket: (count) => `${rooms(count)} en su cesta`,
      notHereHeading: 'Aquí no hay habitaciones a la venta',
      notHereSentence: 'Ahora mismo no hay habitaciones a la venta en este alojamiento. Vea los demás.',
      roomsHeading: 'Elija sus habitaciones',
      quantityOf: (room) => room,
      roomPlace: (place, of, name) => (of === 1 ? name : `${name}, habitación ${place} de ${of}`),
      extrasOf: (room) => `Extras de ${room}`,
      has: (extra, option) => (option === '' ? extra : `${extra}: ${option}`),
      noOption: 'Ninguno',
      otherInformation: (extra) => `Más información sobre ${extra}`,
      otherInformationHint: 'Por ejemplo, una dieta o una hora, si aquí importa',
      otherInformationProblems: {
        tooLong: 'Use como máximo 500 caracteres',
        cardNumber:
          'Esto parece un número de tarjeta. Quítelo: los datos de la tarjeta solo van en el formulario de la tarjeta',
      },
      noneChosen: 'Nada elegido',
      chosen: (options) => options.join(', '),
      roomComesTo: 'Esta habitación con sus extras',
      extrasLoading: 'Cargando los extras de estas habitaciones',
      extrasFailed: 'No podemos mostrar los extras de estas habitaciones ahora mismo',
      extrasFailedSentence:
        'Puede añadir ahora sus habitaciones sin extras y añadir los extras después en esta página.',
      noExtras: 'No hay extras para esta habitación.',
      held: {
        heading: 'En su cesta',
        sentence: 'Todavía puede añadir extras a estas habitaciones.',
        complete: 'Estas habitaciones tienen todos los extras que se pueden añadir.',
        extras: 'Añadir extras',
        total: 'Extras que se añaden',
        add: (count) => pluralOf(count, 'Añadir el extra a la cesta', 'Añadir los extras a la cesta'),
        adding: 'Añadiendo a su cesta',
      },
      summary: {
        count: rooms,
        none: 'Ninguna habitación elegida',
        chooseFirst: 'Elija primero al menos una habitación',
      },
      partly: 'Sus habitaciones están en su cesta; sus extras, no',
      partlySentence:
        'Los extras que eligió siguen aquí. Puede volver a intentarlo ahora, cambiarlos abajo o prescindir de ellos.',
      addAgain: 'Volver a añadir los extras',
      optionsNotAdded: 'Los extras no se han añadido',
      optionsNotAddedSentence:
        'Sus habitaciones siguen en su cesta y los extras que eligió siguen aquí. Compruébelos e inténtelo de nuevo.',
    },
    extras: {
      title: 'Extras',
      loading: 'Cargando los extras a la venta',
      failedHeading: 'No podemos mostrar los extras a la venta ahora mismo',
      failedSentence: 'No podemos cargar los extras a la venta en este momento. Inténtelo de nuevo.',
      emptyHeading: 'No hay extras a la venta',
      emptySentence: 'Ahora mismo no hay extras a la venta para esta reserva. Vuelva a mirar más tarde.',
      booked: 'Sus extras',
      bookedCount: (groups) => extras(groups.reduce((sum, group) => sum + group.extras.length, 0)),
      noneBooked: 'Todavía no hay extras reservados',
      noneBookedSentence: 'Elija abajo entre los que están a la venta.',
      ofRoom: (room, accommodation) => [room, accommodation].filter((part) => part !== '').join(', '),
      more: (count) => `Mostrar ${counted(count, 'grupo más', 'grupos más')}`,
      onSale: 'Añadir un extra',
      soldOut: 'Agotado: no queda ninguno.',
      quantityOf: (option, extra) => `${option}, ${extra}`,
      partlyAdded: (left) =>
        `${counted(left, 'extra aún no está', 'extras aún no están')} en su cesta y ${pluralOf(left, 'sigue elegido', 'siguen elegidos')} aquí. Inténtelo de nuevo.`,
      summary: { count: extras, none: 'Ningún extra elegido', chooseFirst: 'Elija primero al menos un extra' },
    },
  },
} satisfies Translation<typeof shoppingWords>
