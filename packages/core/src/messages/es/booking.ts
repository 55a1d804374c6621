import type { bookingWords } from '../areas/bookingAreaTexts.js'
import type { Translation } from '../Wording.js'
import { bankTexts, paymentsTexts, planTexts, pricesTexts } from './bookingMoney.js'
import { counted, figure, listed, pluralOf } from './counting.js'
import { deliveriesTexts } from './deliveries.js'
import { ticketListTexts } from './ticketList.js'

const andMore = (first: string, count: number | null, rest: string): string =>
  count === null || count === 0 ? first : `${first} · ${figure(count)} ${rest}`

export default {
  basket: {
    added: (count, name) => `${figure(count)} × ${name}: ${pluralOf(count, 'añadido', 'añadidos')} a su cesta.`,
    optionsAdded: (count) =>
      pluralOf(
        count,
        'La opción de su alojamiento se ha añadido a su cesta.',
        'Las opciones de su alojamiento se han añadido a su cesta.',
      ),
    nameChangeAdded: 'Cambio de nombre añadido a la cesta',
    ticketsAdded: (names) => `Entradas añadidas a su cesta: ${names}`,
    transportAdded: 'Transporte añadido a la cesta',
    roomsRemoved: (count, room) => `${figure(count)} × ${room}: ${pluralOf(count, 'quitado', 'quitados')} de su cesta.`,
    extrasRemoved: (values) => `Extras quitados de su cesta: ${values}`,
    itemsRemoved: 'Los artículos se han quitado de su cesta.',
    passengersAdded: (count) =>
      `${counted(count, 'pasajero', 'pasajeros')} ${pluralOf(count, 'añadido', 'añadidos')} a su cesta.`,
    elsewhere: {
      gone: 'La cesta que estaba viendo ya no está abierta. Se pagó o se vació en otro sitio, o ha caducado.',
      replaced: 'La cesta que estaba viendo ya no está abierta. Esta es la que se empezó después.',
      changed: 'Su cesta se ha cambiado en otra pestaña o en otro dispositivo. Así está ahora.',
    },
    begunAnew: 'La cesta que estaba llenando ya no está abierta, así que hemos empezado una nueva para usted.',
    noLongerThere: 'Esto ya no está en su cesta. Puede que se haya quitado en otra pestaña o en otro dispositivo.',
    warningHeader: 'Aviso',
    ok: 'Aceptar',
  },
  codes: {
    500036010: 'No podemos cambiar la reventa de algunas de sus entradas en este momento.',
  },
  operations: {
    bookingDelivery: 'No podemos cambiar su dirección de entrega en este momento. Inténtelo de nuevo.',
    download: 'No podemos descargar este archivo en este momento. Inténtelo de nuevo.',
    resale: 'No podemos cambiar la reventa de sus entradas en este momento. Inténtelo de nuevo.',
    pendingChanges: 'No podemos comprobar qué cambios de nombre siguen pendientes en este momento. Inténtelo de nuevo.',
    createBasket: 'No podemos empezar una cesta en este momento. Inténtelo de nuevo.',
    getBasket: 'No podemos cargar su cesta en este momento. Inténtelo de nuevo.',
    addAccommodation: 'No podemos añadir estas habitaciones a su cesta en este momento. Inténtelo de nuevo.',
    addExtras: 'No podemos añadir estos extras a su cesta en este momento. Inténtelo de nuevo.',
    addNameChange: 'No podemos añadir este cambio de nombre a su cesta en este momento. Inténtelo de nuevo.',
    addTickets: 'No podemos añadir estas entradas a su cesta en este momento. Inténtelo de nuevo.',
    addPassengers: 'No podemos añadir estos pasajeros a su cesta en este momento. Inténtelo de nuevo.',
    addTransport: 'No podemos añadir este transporte a su cesta en este momento. Inténtelo de nuevo.',
    removeAccommodation: 'No podemos quitar esta habitación de su cesta en este momento. Inténtelo de nuevo.',
    removeExtra: 'No podemos quitar este extra de su cesta en este momento. Inténtelo de nuevo.',
    removeItems: 'No podemos quitar estos artículos de su cesta en este momento. Inténtelo de nuevo.',
    resetBasket: 'No podemos vaciar su cesta en este momento. Inténtelo de nuevo.',
    completeBasket: 'No podemos completar su cesta en este momento. Inténtelo de nuevo.',
  },
  screen: {
    calendar: {
      reference: (reference) => `Referencia de la reserva: ${reference}`,
      journey: (name, from, to) => `${name}: ${from} – ${to}`,
      departs: (when, zone) => `Salida: ${when} (${zone})`,
      departsLocal: (when) => `Salida: ${when}, hora local`,
      arrives: (when, zone) => `Llegada: ${when} (${zone})`,
      arrivesLocal: (when) => `Llegada: ${when}, hora local`,
      timeToBeConfirmed: 'Hora de salida por confirmar',
      payment: {
        byHand: (amount) => `Pago pendiente: ${amount}`,
        byItself: (amount) => `Pago que se cobra automáticamente: ${amount}`,
      },
      starts: (when) => `Comienzo: ${when}, hora local`,
    },
    booking: {
      title: 'Mi reserva',
      myBookings: 'Mis reservas',
      copyReference: (reference) => `Copiar la referencia de la reserva ${reference}`,
      referenceCopied: 'Referencia de la reserva copiada',
      copied: 'Copiada',
      basket: 'Cesta',
      basketCount: (count) => (count === 0 ? 'vacía' : counted(count, 'artículo', 'artículos')),
      loading: 'Cargando su reserva',
      failedHeading: 'No podemos mostrar esta reserva ahora mismo',
      outOfDate: 'Puede que esto no esté al día',
      outOfDateSentence: 'No podemos actualizar su reserva en este momento. Lo que ve es de hace un momento.',
      tryAgain: 'Volver a intentarlo',
      incomplete: 'Faltan algunos datos de sus entradas',
      incompleteSentence: 'No hemos podido cargarlos ahora mismo. Todo lo demás está como debe.',
      attention: {
        heading: 'Qué requiere su atención',
        paymentOpen: 'Todavía no sabemos si su pago se ha realizado',
        paymentOpenSentence: 'No vuelva a pagar, por favor. Seguimos comprobando qué ha pasado.',
        seePayment: 'Ver cómo está',
        paymentMoving: 'Su pago está en camino',
        paymentMovingSentence: 'Lo estamos confirmando. Puede quedarse en esta página o volver más tarde.',
        bank: bankTexts,
      },
      parts: {
        heading: 'Todo lo que hay en su reserva',
        accommodation: 'Alojamiento',
        rooms: (count) => (count === 0 ? 'Elija dónde alojarse' : counted(count, 'habitación', 'habitaciones')),
        extras: 'Extras',
        extrasHeld: (count) => (count === 0 ? 'Vea qué puede añadir' : counted(count, 'extra', 'extras')),
        transport: 'Transporte',
        noTransport: 'Elija cómo llegar',
        nextDeparture: (when) => `Próxima salida: ${when}`,
        journeys: (count) => counted(count, 'trayecto', 'trayectos'),
        tickets: 'Entradas',
        ticketsHeld: (count, onResale) =>
          count === 0
            ? 'Ninguna todavía: vea qué hay'
            : andMore(counted(count, 'entrada', 'entradas'), onResale, 'en reventa'),
        ticketDetails: 'Titulares de las entradas',
        ticketsOfPast: 'A nombre de quién estaba cada entrada',
        transferable: (count) =>
          count === null || count === 0
            ? 'A nombre de quién está cada entrada'
            : `${counted(count, 'nombre se puede', 'nombres se pueden')} cambiar`,
        resale: 'Reventa',
        resaleHeld: (onResale, resalable) => {
          if (onResale > 0)
            return andMore(
              `${figure(onResale)} en reventa`,
              resalable,
              pluralOf(resalable ?? 0, 'disponible', 'disponibles'),
            )
          if (resalable === null) return 'Ponga a la venta las entradas que no pueda usar'
          return resalable === 0
            ? 'Ahora no se puede poner nada a la venta'
            : `${counted(resalable, 'entrada se puede', 'entradas se pueden')} poner a la venta`
        },
        mandatoryInformation: 'Datos obligatorios',
        questionsOpen: (count) =>
          count === 0 ? 'Nada más que responder' : `${counted(count, 'pregunta', 'preguntas')} por responder`,
        questionsAnswered: (answered, all) =>
          all === 0 ? 'Nada que responder' : `${figure(answered)} de ${figure(all)} respondidas`,
        delivery: 'Entrega',
        noDelivery: 'Nada que entregar',
        payments: 'Pagos',
        owed: (amount) => `${amount} por pagar`,
        overdue: (amount) => `${amount} vencidos`,
        byPlan: (amount) => `Quedan ${amount}, que cobra su plan`,
        nothingOwed: 'Nada más que pagar',
        paymentPlan: 'Plan de pagos',
        planNext: (amount, when) => `${amount}, ${when}`,
        planAvailable: 'Pagar a plazos',
        planRunning: 'Sus cuotas',
        planInError: 'Necesita otra tarjeta',
        basket: 'Cesta',
        basketHeld: (count) => {
          if (count === null) return 'Lo que está a punto de comprar'
          return count === 0 ? 'Vacía' : counted(count, 'artículo', 'artículos')
        },
      },
      trip: {
        heading: 'Su itinerario',
        nothing: 'Su itinerario todavía está vacío',
        nothingSentence: 'Los trayectos, las noches y los eventos aparecerán aquí día a día cuando los haya añadido.',
        moreDays: (count) => `Mostrar ${counted(count, 'día más', 'días más')}`,
        morePeople: (count) => `Mostrar ${figure(count)} más`,
        peopleCount: (count) => counted(count, 'viajero', 'viajeros'),
        undated: 'Fecha por confirmar',
        timeToBeConfirmed: 'Hora de salida por confirmar',
        journey: (from, to) => `${from} – ${to}`,
        arrives: (when) => `llegada ${when}`,
        checkIn: (name) => `Entrada en ${name}`,
        checkOut: (name) => `Salida de ${name}`,
        several: (count, name) => (count === 1 ? name : `${figure(count)} × ${name}`),
        people: (names) => listed(names),
        peopleAndMore: (names, more) => `${names.join(', ')} y ${figure(more)} más`,
        lead: 'Viajero principal',
        passenger: (name, lead) => (lead ? `${name} (viajero principal)` : name),
        extras: 'Extras',
        insurance: 'Seguro',
        held: (thing, names) => (names.length === 0 ? thing : `${thing} (${listed(names)})`),
        reference: 'Referencia de la reserva',
        dates: 'Fechas',
        status: 'Estado',
        balance: 'Por pagar',
        balanceBy: (amount, date) => (date === null ? amount : `${amount}, vence el ${date}`),
        overdue: 'Vencido',
        next: 'Próximo pago',
        byItself: (amount, date) => `${amount}${date === null ? '' : ` (${date})`}, se cobra automáticamente`,
        contact: (name, url) => `¿Preguntas sobre su viaje? Póngase en contacto con ${name}: ${url}`,
      },
      deliveries: deliveriesTexts,
      documents: {
        heading: 'Para llevar',
        confirmation: 'Confirmación de la reserva',
        confirmationSentence: 'Un documento para guardar',
        calendar: 'Añadir al calendario',
        calendarSentence: 'Fechas, trayectos y eventos (.ics)',
        calendarFailed: 'No podemos crear su archivo de calendario en este momento. Inténtelo de nuevo.',
        print: 'Imprimir itinerario',
        printSentence: 'Su viaje en papel',
        preparing: 'Preparando su archivo',
      },
      tickets: {
        heading: 'Sus entradas',
        count: (count) => counted(count, 'entrada', 'entradas'),
        none: 'Todavía no hay entradas',
        noneSentence: 'Añada entradas para lo que hay durante su viaje.',
        add: 'Añadir entradas',
        lead: 'Viajero principal',
        noPassenger: 'Sin pasajero',
      },
      passengers: 'Pasajeros',
      past: {
        heading: 'Este viaje ha terminado',
        sentence: 'Ya no se puede añadir ni cambiar nada. Sus documentos, pagos y recibos siguen en su reserva.',
        back: 'Volver a su reserva',
      },
      prices: pricesTexts,
      payments: paymentsTexts,
      plan: planTexts,
      summary: {
        label: 'Lo que debe',
        balance: 'Por pagar',
        overdue: 'Vencido',
        overdueSince: (date) => `Desde el ${date}`,
        next: 'Próximo pago',
        automatically: 'Se cobra automáticamente',
        onDate: (date) => `${date}, se cobra automáticamente`,
        allPaid: 'Todo pagado',
        nothingToPay: 'No queda nada por pagar.',
        overpaid: 'Pagado de más',
        overpaidSentence: 'Ha pagado más de lo que cuesta su reserva.',
        cancelled: 'Nada por pagar',
        cancelledSentence: 'Esta reserva está cancelada.',
        due: 'Vencimiento',
        total: 'Total',
        paid: 'Pagado hasta ahora',
        actions: {
          waysToPay: 'Ver las formas de pago',
          payOverdue: 'Pagar lo vencido',
          mendPlan: 'Cambiar la tarjeta',
          viewBasket: 'Ver la cesta',
          addTickets: 'Añadir entradas',
        },
      },
    },
    ticketList: ticketListTexts,
  },
} satisfies Translation<typeof bookingWords>
