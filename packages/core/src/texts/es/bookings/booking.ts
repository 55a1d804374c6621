import type { bookingWords } from '../../areas/bookingAreaTexts.js'
import { dotted } from '../../../language/formats.js'
import { joined, type Translation } from '../../../language/Wording.js'
import { bankTexts, pricesTexts } from './bookingMoney.js'
import { counted, figure, pluralOf } from '../counting.js'

const several = (holders: readonly string[]): string =>
  holders.length <= 4 ? joined(holders) : `${joined(holders.slice(0, 3))} y ${figure(holders.length - 3)} más`

const tickets = (count: number): string => counted(count, 'entrada', 'entradas')

export default {
  basket: {
    elsewhere: {
      gone: 'La cesta que estaba viendo ya no está abierta. Se pagó o se vació en otro sitio, o ha caducado.',
      replaced: 'La cesta que estaba viendo ya no está abierta. Esta es la que se empezó después.',
      changed: 'Su cesta se ha cambiado en otra pestaña o en otro dispositivo. Así está ahora.',
    },
    warningHeader: 'Aviso',
    ok: 'Aceptar',
    putRight: 'Corregirlo',
  },
  codes: {
    500036010: 'No podemos cambiar la reventa de algunas de sus entradas en este momento.',
  },
  operations: {
    bookingDelivery: 'No podemos cambiar su dirección de entrega en este momento. Inténtelo de nuevo.',
    download: 'No podemos descargar este archivo en este momento. Inténtelo de nuevo.',
    resale: 'No podemos cambiar la reventa de sus entradas en este momento. Inténtelo de nuevo.',
    pendingChanges: 'No podemos comprobar qué cambios de nombre siguen pendientes en este momento. Inténtelo de nuevo.',
    getBasket: 'No podemos cargar su cesta en este momento. Inténtelo de nuevo.',
  },
  screen: {
    titles: {
      basket: 'Su cesta',
      checkout: 'Pago',
      waysToPay: 'Hacer un pago',
      receipt: 'Recibo',
      outstanding: 'Pagar todo',
      overdue: 'Pagar el importe vencido',
      plan: 'Plan de pagos',
      changePayment: 'Cambiar la tarjeta de pago',
      changeDay: 'Cambiar el día de pago',
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
      incomplete: 'Falta la asignación de sus entradas',
      incompleteSentence: 'No hemos podido cargar qué entradas tiene asignadas. Todo lo demás está como debe.',
      attention: {
        paymentOpen: 'Todavía no sabemos si su pago se ha realizado',
        paymentOpenSentence: 'No vuelva a pagar, por favor. Seguimos comprobando qué ha pasado.',
        paymentRecorded: 'Su pago está registrado',
        paymentRecordedSentence: 'El importe por pagar aún no está actualizado. No lo pague otra vez, por favor.',
        unbooked: 'Lo que pagó no está en su reserva',
        unbookedSentence: (amount, date, reference) =>
          `Pagó ${amount} el ${date} (${reference}) y aún no está en su reserva. Póngase en contacto con nuestro equipo de Atención al Cliente y no lo reserve otra vez.`,
        seePayment: 'Ver cómo está',
        paymentMoving: 'Su pago está en camino',
        paymentMovingSentence: 'Lo estamos confirmando. Puede quedarse en esta página o volver más tarde.',
        plan: {
          open: 'Todavía no sabemos si su plan de pagos se ha cambiado',
          openSentence: 'Por esto no se cobra nada. Seguimos comprobando qué ha pasado.',
          moving: 'Estamos actualizando su plan de pagos',
          movingSentence: 'Por esto no se cobra nada. Puede quedarse en esta página o volver más tarde.',
        },
        bank: bankTexts,
      },
      tickets: {
        heading: 'Sus entradas',
        count: (count) => counted(count, 'entrada', 'entradas'),
        none: 'Todavía no hay entradas',
        noneSentence: 'Añada entradas para lo que hay durante su viaje.',
        add: 'Añadir entradas',
        lead: 'Viajero principal',
        noPassenger: 'Sin viajero',
      },
      passengers: 'Viajeros',
      readOnly: {
        headings: { past: 'Este viaje ha terminado', cancelled: 'Esta reserva está cancelada' },
        sentence: 'Ya no se puede añadir ni cambiar nada. Sus documentos, pagos y recibos siguen en su reserva.',
        back: 'Volver a su reserva',
      },
      deliveries: {
        heading: 'Entrega',
        statuses: {
          orderPlaced: 'Pedido realizado',
          beingPrepared: 'En preparación',
          readyToDownload: 'Listas para descargar',
          onItsWay: 'En camino',
          unknown: 'Estado aún desconocido',
        },
        types: { eticket: 'Entrada electrónica', physical: 'Por correo', other: 'Otra entrega' },
        progress: (name) => `Progreso de ${name}`,
        states: { done: 'Hecho', current: 'Ahora', toCome: 'Próximo' },
        to: (lines) => `A ${lines.join(', ')}`,
        changeAddress: 'Cambiar la dirección',
        track: 'Seguir este envío',
        trackingId: 'Número de seguimiento',
        newTab: 'se abre en una pestaña nueva',
        ticketNote: (when, holders) => dotted(when, several(holders)),
        elsewhere: (note) => (note === '' ? 'En el sitio web del emisor' : dotted(note, 'en el sitio web del emisor')),
        downloading: 'Obteniendo su archivo',
        ready: (count) => pluralOf(count, 'Su entrada está lista', 'Sus entradas están listas'),
        readySentence: 'Guárdelas en su móvil antes de salir, para que se abran sin conexión en la puerta.',
        readyMore: (count) => `Mostrar ${figure(count)} más`,
      },
      prices: pricesTexts,
    },
    ticketList: {
      label: 'Buscar una entrada',
      hint: 'Evento, fecha, entrada o nombre',
      show: 'Mostrar',
      figure,
      found: (count) =>
        count === 0
          ? 'No se ha encontrado ninguna entrada'
          : counted(count, 'entrada encontrada', 'entradas encontradas'),
      inAll: tickets,
      clear: 'Quitar el filtro',
      none: 'Ninguna entrada coincide',
      noneLine: 'Compruebe la ortografía o busque otro evento, fecha, entrada o nombre.',
      ofEvent: tickets,
      more: (more, event) => `Mostrar ${figure(more)} más de ${event}`,
    },
    calendar: {
      reference: (reference) => `Referencia de la reserva: ${reference}`,
      journey: (name, from, to) => `${name}: ${from} – ${to}`,
      departs: (when, zone) => `Salida: ${when} (${zone})`,
      departsLocal: (when) => `Salida: ${when}, hora local`,
      arrives: (when, zone) => `Llegada: ${when} (${zone})`,
      arrivesLocal: (when) => `Llegada: ${when}, hora local`,
      timeToBeConfirmed: 'Hora de salida por confirmar',
      payment: {
        byHand: (amount) => `Por pagar: ${amount}`,
        byItself: (amount) => `Pago que se cobra automáticamente: ${amount}`,
      },
      online: { label: 'Google Calendar u Outlook', google: 'Añadir a Google Calendar', outlook: 'Añadir a Outlook' },
      starts: (when) => `Comienzo: ${when}, hora local`,
    },
  },
} satisfies Translation<typeof bookingWords>
