import type { BookingsShown } from '../../../bookings/list/bookingFinder.js'
import type { memberWords } from '../../areas/memberTexts.js'
import type { Translation } from '../../../language/Wording.js'
import { counted, figure, pluralOf } from '../counting.js'

const some = (count: number): string => counted(count, 'reserva', 'reservas')

const states: Readonly<Record<BookingsShown, string>> = {
  all: 'Todas',
  attention: 'Requieren atención',
  upcoming: 'Próximas',
  past: 'Pasadas',
  cancelled: 'Canceladas',
}

export default {
  account: {
    passwordChanged: '¡Su contraseña se ha cambiado correctamente!',
    resetRequested: 'Consulte su correo electrónico: ahí encontrará su contraseña temporal.',
    resetRequestedHeader: 'Consulte su correo',
    resetRequestedNotice:
      'El correo puede tardar hasta 5 minutos en llegar. Si no lo encuentra, mire también en la carpeta de correo no deseado.',
    endsSoonHeader: '¿Sigue ahí?',
    endsSoon: (minutes) =>
      `Para proteger sus datos, su sesión se cerrará en ${counted(minutes, 'minuto', 'minutos')}. ¿Desea mantenerla abierta?`,
    stay: 'Mantener la sesión',
    okay: 'De acuerdo',
    newPasswordSet: '¡Contraseña restablecida!',
    newPasswordNotice: 'Ya puede iniciar sesión con su contraseña nueva.',
    continue: 'Continuar',
    newPasswordFailed: '¡No se ha restablecido la contraseña!',
    somethingWentWrong: 'Vaya, algo ha fallado.',
    tryAgain: 'Volver a intentarlo',
  },
  customer: {
    updated: '¡Sus datos se han actualizado correctamente!',
    deliveriesUpdated: '¡Sus datos y sus direcciones de entrega se han actualizado correctamente!',
    additionalUpdated: '¡Los datos de su acompañante se han actualizado correctamente!',
  },
  leave: {
    header: '¿Salir sin guardar?',
    message: 'En esta página hay cambios que todavía no se han guardado.',
    leave: 'Salir sin guardar',
    stay: 'Seguir en esta página',
  },
  codes: { 13000010: 'No hemos encontrado ninguna reserva que coincida. Inténtelo de nuevo.' },
  operations: {
    getCustomer: 'No podemos cargar sus datos en este momento. Inténtelo de nuevo.',
    getRequiredData: 'No podemos cargar los datos que necesita su reserva en este momento. Inténtelo de nuevo.',
    updateCustomer: 'No podemos actualizar sus datos en este momento. Inténtelo de nuevo.',
    updateCustomerBookingDeliveries:
      'No podemos actualizar sus datos y sus direcciones de entrega en este momento. Inténtelo de nuevo.',
    getAdditionalCustomer: 'No podemos cargar los datos de su acompañante en este momento. Inténtelo de nuevo.',
    updateAdditionalCustomer: 'No podemos actualizar los datos de su acompañante en este momento. Inténtelo de nuevo.',
    getBookings: 'No podemos cargar sus reservas en este momento. Inténtelo de nuevo.',
    getBooking: 'No podemos cargar su reserva en este momento. Inténtelo de nuevo.',
    bookingRequiredData: 'No podemos cargar los datos que necesita su reserva en este momento. Inténtelo de nuevo.',
  },
  screen: {
    bookings: {
      title: 'Mis reservas',
      loading: 'Cargando sus reservas',
      upcoming: 'Próximas',
      past: 'Reservas pasadas',
      noUpcoming: 'No hay próximas reservas',
      noUpcomingLine: 'Cuando reserve su próximo viaje, aparecerá aquí.',
      empty: 'Todavía no hay reservas',
      emptyLine: 'Cuando reserve con nosotros, verá aquí su viaje con todo lo que puede añadir, cambiar o pagar.',
      discover: (name) => `Visitar ${name}`,
      failed: 'No hemos podido cargar sus reservas',
      unopened: {
        title: (reference) => `No se ha podido abrir la reserva ${reference}`,
        later: 'Espere un momento e inténtelo de nuevo.',
        unfinishedLater: 'Espere un momento e inténtelo de nuevo. La reserva le mostrará cómo terminó.',
        missing: 'Compruebe la referencia y que ha iniciado sesión con la cuenta a la que pertenece.',
      },
      failedLine: 'Esto no cambia nada en sus reservas. Inténtelo de nuevo.',
      stale: 'Puede que sus reservas hayan cambiado',
      staleLine: 'No hemos podido actualizar esta página, así que muestra lo último que sabíamos.',
      tryAgain: 'Volver a intentarlo',
      reference: 'Referencia',
      owed: 'Por pagar',
      owedInAll: 'Por pagar en total',
      next: {
        byItself: (amount, date) =>
          `Próxima cuota: ${amount}${date === null ? '' : ` (${date})`}, se cobra automáticamente`,
        byHand: (amount, date) => `Próximo pago: ${amount}${date === null ? '' : `, a más tardar el ${date}`}`,
      },
      nothingOwed: 'Nada más por pagar',
      view: 'Ver reserva',
      showTickets: 'Mostrar entradas',
      countdown: {
        ahead: (days) => (days === 0 ? 'Hoy' : counted(days, 'día para su viaje', 'días para su viaje')),
        underWay: 'En curso',
        over: 'Terminado',
        off: 'No se realiza',
      },
      needsAttention: 'Requiere su atención',
      attention: {
        balanceOverdue: (amount, since) =>
          `${amount === null ? 'Un pago vencido' : `${amount} vencidos`}${since === null ? '' : ` desde el ${since}`}`,
        planInError: 'Su plan de pagos necesita otra tarjeta',
        balance: (amount) => `${amount} por pagar`,
        balanceBy: (amount, date) => `${amount} por pagar hasta el ${date}`,
        questions: (count) => `${counted(count, 'pregunta', 'preguntas')} sobre su viaje por responder`,
        bankDetails: 'Faltan sus datos bancarios',
      },
      step: {
        balanceOverdue: 'Pagar lo vencido',
        balanceOverdueUnknown: 'Ver qué ha vencido',
        planInError: 'Cambiar la tarjeta',
        balance: 'Formas de pago',
        questions: 'Responder preguntas',
        bankDetails: 'Indicar datos bancarios',
      },
      finder: {
        label: 'Buscar una reserva',
        hint: 'Nombre, referencia o fecha: Lisboa, marzo 2024',
        show: 'Mostrar',
        states,
        figure,
        found: (count) =>
          count === 0
            ? 'No se ha encontrado ninguna reserva'
            : `${counted(count, 'reserva encontrada', 'reservas encontradas')}`,
        inAll: some,
        clear: 'Quitar el filtro',
        none: 'Ninguna reserva coincide',
        noneLine: 'Compruebe la ortografía o busque otro nombre, referencia o fecha.',
        noneOf: (state, count) => `No hay nada en «${states[state]}», pero sí ${some(count)} en otros apartados.`,
        ofYear: some,
        needing: (count) => `${figure(count)} ${pluralOf(count, 'requiere', 'requieren')} atención`,
        more: (more, year) => `Mostrar ${figure(more)} más de ${year}`,
        bankDetailsLine: 'Podremos devolverle dinero cuando sepamos su cuenta.',
      },
      status: {
        inProgress: 'En curso',
        saved: 'Guardada',
        inReview: 'En revisión',
        checkout: 'Pendiente de pago',
        abandoned: 'Abandonada',
        cancelled: 'Cancelada',
        completed: 'Completada',
        locked: 'Bloqueada',
        archived: 'Archivada',
        unknown: 'Estado desconocido',
      },
      paymentStatus: {
        outstanding: 'Por pagar',
        onPlan: 'Con plan de pagos',
        overdue: 'Vencida',
        fullyPaid: 'Pagada por completo',
        awaiting: 'En espera',
        overpaid: 'Pagada de más',
        unknown: 'Estado del pago desconocido',
      },
    },
  },
} satisfies Translation<typeof memberWords>
