import type { bookingPageWords } from '../../../booking-page/bookingPageTexts.js'
import { dotted } from '../../../language/formats.js'
import type { Translation } from '../../../language/Wording.js'
import { counted, figure, listed, pluralOf, times } from '../counting.js'

const andMore = (first: string, count: number | null, rest: string): string =>
  count === null || count === 0 ? first : dotted(first, `${figure(count)} ${rest}`)

export default {
  screen: {
    bookingPage: {
      parts: {
        heading: 'Su reserva',
        accommodation: 'Alojamiento',
        rooms: (count) => (count === 0 ? 'Elija dónde alojarse' : counted(count, 'habitación', 'habitaciones')),
        extras: 'Extras',
        extrasHeld: (count) => (count === 0 ? 'Vea qué puede añadir' : counted(count, 'extra', 'extras')),
        transport: 'Transporte',
        journeys: (count) => (count === 0 ? 'Elija cómo llegar' : counted(count, 'trayecto', 'trayectos')),
        tickets: 'Entradas',
        ticketsHeld: (count, transferable) => {
          if (count === 0) return 'Ninguna todavía'
          const held = counted(count, 'entrada', 'entradas')
          return transferable === null || transferable === 0
            ? held
            : dotted(held, `${counted(transferable, 'nombre se puede', 'nombres se pueden')} cambiar`)
        },
        ticketsReadOnly: 'A nombre de quién estaba cada entrada',
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
        questionsAnswered: (answered, all) =>
          all === 0 ? 'Sin preguntas' : `${figure(answered)} de ${figure(all)} respondidas`,
        payments: 'Pagos',
        paymentsMade: (count) => counted(count, 'pago realizado', 'pagos realizados'),
        paymentPlan: 'Plan de pagos',
        planAvailable: 'Pagar en cuotas',
        instalmentsPaid: (paid, all) => `${figure(paid)} de ${counted(all, 'cuota pagada', 'cuotas pagadas')}`,
        instalments: (count, last) => `${counted(count, 'cuota', 'cuotas')}${last === null ? '' : ` hasta el ${last}`}`,
      },
      help: {
        heading: '¿Necesita cambiar o cancelar algo?',
        sentence: 'Nuestro equipo de atención al cliente cambia o cancela lo que no pueda cambiar en esta página.',
        readOnly: {
          heading: '¿Preguntas sobre este viaje?',
          sentence: 'Pregunte a nuestro equipo de atención al cliente.',
        },
      },
      ready: {
        toDo: 'Por hacer',
        nothingToDo: 'Antes de salir',
        states: { done: 'Hecho', toDo: 'Por hacer', late: 'Urgente', coming: 'Nada que hacer' },
        passport: 'Pasaporte',
        passportMissing: 'Añádalo a su perfil',
        passportValid: (date) => `Válido hasta el ${date}`,
        passportShort: (date) => `Válido hasta el ${date}: algunos países exigen seis meses más`,
        passportOver: (date) => `Caduca el ${date}, antes de su regreso`,
      },
      add: {
        heading: 'Añadir',
        tickets: 'Entradas',
        accommodation: 'Habitación',
        transport: 'Transporte',
        extras: 'Extras',
        said: {
          tickets: 'Añadir entradas',
          accommodation: 'Añadir habitación',
          transport: 'Añadir transporte',
          extras: 'Añadir extras',
        },
      },
      documents: {
        heading: 'Para el viaje',
        confirmation: 'Confirmación de la reserva',
        confirmationSentence: 'Un documento para guardar',
        calendar: 'Añadir al calendario',
        calendarSentence: 'Fechas, trayectos y eventos (.ics)',
        calendarFailed: 'No podemos crear su archivo de calendario en este momento. Inténtelo de nuevo.',
        share: 'Compartir itinerario',
        shareSentence: 'Sin nombres ni precios',
        shareCopied: 'Itinerario copiado',
        shareFailed: 'No podemos compartir su itinerario en este momento. Inténtelo de nuevo.',
        print: 'Imprimir itinerario',
        printSentence: 'Su viaje en papel',
        preparing: 'Preparando su archivo',
      },
      ticketFile: {
        save: 'Guardar todas en un archivo',
        saved: 'Sus entradas están en un archivo',
        some: 'Algunas entradas no pueden estar en el archivo',
        failed: 'No hemos podido reunir sus entradas en un archivo',
        missing: {
          notFetched: 'No se ha podido descargar',
          unreadable: 'No se puede reunir, guárdela arriba',
          elsewhere: 'En el sitio de su emisor',
        },
        saveOthers: 'Guardar las otras',
      },
      summary: {
        label: 'Por pagar',
        balance: 'Por pagar',
        overdue: 'Vencido',
        overdueSince: (date) => `Desde el ${date}`,
        next: 'Próxima cuota',
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
          waysToPay: 'Formas de pago',
          payOverdue: 'Pagar lo vencido',
          mendPlan: 'Cambiar la tarjeta',
          viewBasket: 'Ver la cesta',
          addTickets: 'Añadir entradas',
        },
      },
    },
    trip: {
      heading: 'Su itinerario',
      nothing: 'Su itinerario todavía está vacío',
      nothingSentence: 'Los trayectos, las noches y los eventos aparecerán aquí día a día cuando los haya añadido.',
      moreDays: (count) => `Mostrar ${counted(count, 'día más', 'días más')}`,
      morePeople: (count) => `Mostrar ${figure(count)} más`,
      peopleCount: (count) => counted(count, 'viajero', 'viajeros'),
      today: 'Hoy',
      nextDay: 'A continuación',
      earlierDays: (count) => counted(count, 'día anterior', 'días anteriores'),
      map: 'Mapa',
      mapOf: (place) => `de ${place}, se abre en una pestaña nueva`,
      supplierReference: (reference) => `Referencia ${reference}`,
      undated: 'Fecha por confirmar',
      timeToBeConfirmed: 'Hora de salida por confirmar',
      journey: (from, to) => `${from} – ${to}`,
      arrives: (when) => `llegada ${when}`,
      checkIn: (name) => `Llegada al hotel: ${name}`,
      checkOut: (name) => `Salida del hotel: ${name}`,
      several: (count, name) => (count === 1 ? name : times(count, name)),
      people: (names) => listed(names),
      peopleAndMore: (names, more) => `${names.join(', ')} y ${figure(more)} más`,
      lead: 'Viajero principal',
      passenger: (name, lead) => (lead ? `${name} (viajero principal)` : name),
      extras: 'Extras',
      insurance: 'Seguro',
      held: (item, names) => (names.length === 0 ? item : `${item} (${listed(names)})`),
      reference: 'Referencia de la reserva',
      dates: 'Fechas',
      status: 'Estado',
      balance: 'Por pagar',
      balanceBy: (amount, date) => (date === null ? amount : `${amount}, vence el ${date}`),
      overdue: 'Vencido',
      next: 'Próxima cuota',
      byItself: (amount, date) => `${amount}${date === null ? '' : ` (${date})`}, se cobra automáticamente`,
      contact: (name, url) => `¿Preguntas sobre su viaje? Póngase en contacto con ${name}: ${url}`,
    },
  },
} satisfies Translation<typeof bookingPageWords>
