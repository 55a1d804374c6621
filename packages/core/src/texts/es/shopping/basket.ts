import type { basketWords } from '../../areas/basketAreaTexts.js'
import { dotted } from '../../../language/formats.js'
import { peopleInWords } from '../../../language/peopleInWords.js'
import type { Translation } from '../../../language/Wording.js'
import { counted, figure, listed, pluralOf, times } from '../counting.js'

const named = (item: string, person: string | null): string => (person === null ? item : `${item}, ${person}`)
const tickets = (count: number): string => counted(count, 'entrada', 'entradas')
const items = (count: number): string => counted(count, 'artículo', 'artículos')
const onlyLeft = (count: number): string =>
  pluralOf(count, `Solo queda ${figure(count)}`, `Solo quedan ${figure(count)}`)

const toPutRight = {
  firstName: 'Escriba un nombre',
  lastName: 'Escriba los apellidos',
  email: 'Escriba un correo electrónico con la forma nombre@example.com',
  telephone: 'Escriba un teléfono de 7 a 15 cifras, como 020 7946 0018 o +44 20 7946 0018',
}

export const paymentRequested =
  'Su pago se ha solicitado y se está tramitando. Si su pedido sigue incompleto pasadas 48 horas, póngase en contacto con nuestro servicio de atención al cliente.'

export const newPassenger = {
  labels: { firstName: 'Nombre', lastName: 'Apellidos', email: 'Correo electrónico', telephone: 'Teléfono' },
  problem: (field, problem) => {
    switch (problem) {
      case 'tooLong':
        return 'Use como máximo 80 caracteres'
      case 'cardNumber':
        return 'Esto parece un número de tarjeta. Quítelo: los datos de la tarjeta solo van en el formulario de la tarjeta'
      case 'missing':
      case 'invalid':
        return toPutRight[field]
    }
  },
} satisfies Translation<(typeof basketWords)['screen']['tickets']['newPassengerFields']>

export default {
  basket: {
    sections: {
      tickets: 'Entradas',
      accommodation: 'Alojamiento',
      extras: 'Extras',
      transport: 'Transporte',
      customerChange: 'Cambio de nombre',
    },
    added: (count, name) => `${times(count, name)}: ${pluralOf(count, 'añadido', 'añadidos')} a su cesta.`,
    optionsAdded: (count) =>
      pluralOf(
        count,
        'La opción de su alojamiento se ha añadido a su cesta.',
        'Las opciones de su alojamiento se han añadido a su cesta.',
      ),
    nameChangeAdded: 'Cambio de nombre añadido a la cesta',
    ticketsAdded: (names) => `Entradas añadidas a su cesta: ${names}`,
    transportAdded: 'Transporte añadido a la cesta',
    roomsRemoved: (count, room) => `${times(count, room)}: ${pluralOf(count, 'quitado', 'quitados')} de su cesta.`,
    extrasRemoved: (values) => `Extras quitados de su cesta: ${values}`,
    itemsRemoved: 'Los artículos se han quitado de su cesta.',
    passengersAdded: (count) =>
      `${counted(count, 'viajero', 'viajeros')} ${pluralOf(count, 'añadido', 'añadidos')} a su cesta.`,
    begunAnew: 'La cesta que estaba llenando ya no está abierta, así que hemos empezado una nueva para usted.',
    noLongerThere: 'Esto ya no está en su cesta. Puede que se haya quitado en otra pestaña o en otro dispositivo.',
  },
  codes: {
    50008020: 'Su solicitud supera el número máximo de entradas permitido.',
    16000301: paymentRequested,
  },
  operations: {
    accommodations: 'No podemos cargar las habitaciones a la venta en este momento. Inténtelo de nuevo.',
    roomsAvailability: 'No podemos comprobar qué habitaciones hay disponibles en este momento. Inténtelo de nuevo.',
    roomExtras: 'No podemos cargar los extras de estas habitaciones en este momento. Inténtelo de nuevo.',
    extras: 'No podemos cargar los extras a la venta en este momento. Inténtelo de nuevo.',
    extrasAvailability: 'No podemos comprobar qué extras hay disponibles en este momento. Inténtelo de nuevo.',
    optionSettings: 'No podemos cargar los ajustes de su reserva en este momento. Inténtelo de nuevo.',
    tickets: 'No podemos cargar las entradas a la venta en este momento. Inténtelo de nuevo.',
    ticketsAvailability: 'No podemos comprobar qué entradas hay disponibles en este momento. Inténtelo de nuevo.',
    createBasket: 'No podemos empezar una cesta en este momento. Inténtelo de nuevo.',
    addAccommodation: 'No podemos añadir estas habitaciones a su cesta en este momento. Inténtelo de nuevo.',
    addExtras: 'No podemos añadir estos extras a su cesta en este momento. Inténtelo de nuevo.',
    addNameChange: 'No podemos añadir este cambio de nombre a su cesta en este momento. Inténtelo de nuevo.',
    addTickets: 'No podemos añadir estas entradas a su cesta en este momento. Inténtelo de nuevo.',
    addPassengers: 'No podemos añadir estos viajeros a su cesta en este momento. Inténtelo de nuevo.',
    addTransport: 'No podemos añadir este transporte a su cesta en este momento. Inténtelo de nuevo.',
    removeAccommodation: 'No podemos quitar esta habitación de su cesta en este momento. Inténtelo de nuevo.',
    removeExtra: 'No podemos quitar este extra de su cesta en este momento. Inténtelo de nuevo.',
    removeItems: 'No podemos quitar de su cesta lo que ha elegido en este momento. Inténtelo de nuevo.',
    resetBasket: 'No podemos vaciar su cesta en este momento. Inténtelo de nuevo.',
  },
  screen: {
    basket: {
      loading: 'Cargando su cesta',
      failedHeading: 'No podemos mostrar su cesta ahora mismo',
      failedSentence: 'No podemos cargar su cesta en este momento. Inténtelo de nuevo.',
      emptyHeading: 'Su cesta está vacía',
      emptySentence: 'Elija entradas, una habitación, extras o transporte para su viaje y los encontrará aquí.',
      chooseTickets: 'Elegir entradas',
      backToBooking: 'Volver a su reserva',
      addMore: 'Añadir algo más',
      items,
      needsPuttingRight: (section) => `${section}: corríjalo antes de pagar`,
      nothingHere: 'Aquí todavía no hay nada',
      roomPlace: (room, place, of) => `${room}, habitación ${place} de ${of}`,
      noPassenger: 'Ningún viajero elegido',
      select: (item, person) => `Seleccionar ${named(item, person)}`,
      selectAll: 'Seleccionar todo',
      remove: 'Quitar',
      removeOne: (item, person) => `Quitar ${named(item, person)}`,
      removeWithExtras: 'Quitar con sus extras',
      removeAlike: (count, room) => `Quitar ${times(count, room)}`,
      removeSelected: (count) => (count === 0 ? 'Quitar lo seleccionado' : `Quitar ${items(count)}`),
      selectFirst: 'Seleccione primero lo que quiere quitar',
      removing: 'Quitando',
      passengers: 'Viajeros nuevos',
      passengersSentence: 'Se añaden a su reserva cuando pague.',
      withoutTicket: 'Nada en esta cesta',
      removePassenger: (name) => `Quitar al viajero ${name}`,
      confirmRemoval: {
        title: (button) => `¿${button}?`,
        sentence: 'Su reserva queda como está.',
        withMore: 'Lo que forma parte de ello se quita también.',
        confirm: 'Quitar',
        keep: 'Conservar',
      },
      confirmPassengers: {
        title: (names) => `¿Quitar también a ${names}?`,
        sentence: (names, count) => `${names} no ${pluralOf(count, 'tiene', 'tienen')} nada más en esta cesta.`,
        both: (passengers) => pluralOf(passengers, 'Quitar también al viajero', 'Quitar también a los viajeros'),
        itemsOnly: (count) => pluralOf(count, 'Quitar solo el artículo', 'Quitar solo los artículos'),
      },
      missing: {
        heading: (count) => (count === 1 ? '¿Quién es este viajero?' : '¿Quiénes son estos viajeros?'),
        sentence:
          'Sus entradas están en la cesta, pero no nos ha llegado para quién son. Escriba aquí los nombres o quite las entradas.',
        passenger: (of) => `Para ${of}`,
        ticket: (ticket, event) => `${ticket}, ${event}`,
        save: (count) => `Guardar ${counted(count, 'viajero', 'viajeros')}`,
        saving: 'Guardando',
        problems: 'Compruebe los nombres',
        failed: 'No hemos podido guardar estos nombres. Siguen aquí, así que inténtelo de nuevo.',
      },
      empty: 'Vaciar la cesta',
      confirmEmpty: {
        title: '¿Vaciar su cesta?',
        sentence: 'Todo lo que contiene vuelve a la venta. Su reserva queda como está.',
        confirm: 'Vaciar la cesta',
        keep: 'Conservar la cesta',
      },
      summary: {
        label: 'Total de la cesta',
        fees: 'incluye gastos de reserva',
        total: 'Total',
        checkout: 'Ir a pagar',
        obstacles: {
          mandatorySection: 'Corrija primero lo que está marcado en su cesta.',
          nothingToBuy: 'Todavía no hay nada que comprar en su cesta.',
          belowZero:
            'El total es inferior a cero, así que no hay nada que pagar con tarjeta. Contacte con nosotros para reservarlo.',
        },
      },
    },
    shop: {
      tryAgain: 'Volver a intentarlo',
      backToBooking: 'Volver a su reserva',
      outOfDate: 'Puede que los precios y la disponibilidad no estén al día.',
      gone: 'Algo que había elegido ya no está a la venta, así que se ha dejado fuera.',
      several: (count, name) => (count === 1 ? name : times(count, name)),
      people: (names) => listed(names),
      fewPeople: (names) =>
        peopleInWords(names, 3, {
          people: listed,
          peopleAndMore: (few, more) => `${few.join(', ')} y ${figure(more)} más`,
        }),
      availability: {
        freesale: 'Disponible',
        plenty: 'Disponible',
        few: onlyLeft,
        soldOut: 'Agotado',
        taken: 'Ha elegido todos los que quedan',
      },
      free: 'Gratis',
      included: 'Incluido',
      hidden: 'Su precio aparece en el total cuando lo elige',
      thatIsAll: 'No hay más',
      tooMany: (available) =>
        available === 0 ? 'Se acaba de agotar: no elija ninguno' : `${onlyLeft(available)}: elija menos`,
      inBasket: (count) => `${figure(count)} en su cesta`,
      summary: {
        label: 'Su selección',
        heading: 'Su selección',
        nothing: 'Todavía no ha elegido nada.',
        line: (quantity, name) => times(quantity, name),
        fees: 'incluye gastos de reserva',
        total: 'Total que se añade',
        add: 'Añadir a la cesta',
        buy: 'Comprar ahora',
        adding: 'Añadiendo a su cesta',
        viewBasket: 'Ver la cesta',
      },
      problems: 'Compruebe su selección',
      notAdded: 'No se ha añadido nada a su cesta',
      notAddedSentence: 'No se ha perdido nada de lo que eligió. Compruebe su selección e inténtelo de nuevo.',
      partlyAdded: 'Solo una parte ha entrado en su cesta',
      unclear: 'No podemos saber si esto se ha añadido',
      unclearSentence: 'Mire su cesta antes de volver a añadir nada.',
      items: (count) => counted(count, 'extra', 'extras'),
    },
    tickets: {
      title: 'Entradas',
      loading: 'Cargando las entradas a la venta',
      failedHeading: 'No podemos mostrar las entradas ahora mismo',
      failedSentence: 'No podemos cargar las entradas a la venta en este momento. Inténtelo de nuevo.',
      emptyHeading: 'No hay entradas a la venta',
      emptySentence: 'Ahora mismo no hay entradas a la venta para esta reserva. Vuelva a mirar más tarde.',
      nothingOnSale: 'No hay entradas a la venta para este evento.',
      held: (count, sold) =>
        dotted(`Tiene ${tickets(count)} en esta reserva`, sold === 0 ? '' : `${counted(sold, 'vendida', 'vendidas')}`),
      heldStates: { all: 'Todas', kept: 'Suyas', onResale: 'En reventa', sold: 'Vendidas' },
      free: 'Gratis',
      each: 'cada una',
      quantityOf: (ticket, event) => `${ticket}, ${event}`,
      passengerLegend: (count) => (count === 1 ? '¿Para quién es esta entrada?' : '¿Para quién son estas entradas?'),
      oneEach: (count, others) =>
        others
          ? `Una para cada uno de los ${figure(count)} que no la tienen`
          : `Una para cada uno de los ${figure(count)} viajeros`,
      buyOneEach: 'Comprar una para cada uno ahora',
      ticketPlace: (place) => `Entrada ${place}`,
      choosePassenger: 'Elija un viajero',
      lead: (name) => `${name} (viajero principal)`,
      hasOne: {
        booking: (name) => `${name}, ya tiene una entrada`,
        basket: (name) => `${name}, tiene una entrada en su cesta`,
      },
      alreadyHeldBy: {
        booking: (names, count) => `${names} ya ${pluralOf(count, 'tiene', 'tienen')} una entrada para este evento.`,
        basket: (names, count) =>
          `${names} ${pluralOf(count, 'tiene', 'tienen')} una entrada para este evento en su cesta.`,
      },
      newPassenger: 'Añadir un viajero nuevo',
      unnamedPassenger: (place) => `Viajero nuevo ${place}`,
      newPassengerFields: newPassenger,
      problems: {
        title: 'Compruebe sus entradas',
        tooMany: (available) =>
          available === 0 ? 'Esta entrada se acaba de agotar' : `${onlyLeft(available)}: elija menos`,
        passengerOpen: 'Elija para quién es esta entrada',
      },
      summary: { count: tickets, none: 'Ninguna entrada elegida', chooseFirst: 'Elija primero al menos una entrada' },
      partlyAdded: (left) =>
        left === 0
          ? 'Las entradas están en su cesta, pero no se han podido añadir sus viajeros nuevos. Lo que escribió sigue allí para volver a intentarlo.'
          : `${counted(left, 'entrada aún no está', 'entradas aún no están')} en su cesta y ${pluralOf(left, 'sigue elegida', 'siguen elegidas')} aquí. Inténtelo de nuevo.`,
    },
  },
} satisfies Translation<typeof basketWords>
