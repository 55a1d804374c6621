import type { paymentsTexts as payments } from '../../../bookings/money/billTexts.js'
import type { pricesTexts as prices } from '../../../bookings/money/moneyTexts.js'
import type { Translation } from '../../../language/Wording.js'
import { counted, figure, times } from '../counting.js'

const labels = {
  nameChangeFee: 'Gastos de cambio de nombre',
  delivery: 'Entrega',
  discounts: 'Descuentos',
  resaleFees: 'Gastos de reventa',
}

export const pricesTexts = {
  heading: 'Resumen de precios',
  sections: {
    accommodation: 'Alojamiento',
    customerChange: 'Cambio de nombre',
    tickets: 'Entradas',
    transport: 'Transporte',
    extras: 'Extras',
    insurance: 'Seguro',
    delivery: 'Entrega',
    discounts: 'Descuentos',
    fees: 'Gastos',
  },
  lineTitle: ({ title, label }) => (label === null ? title : labels[label]),
  quantity: (count, title) => (count === 1 ? title : times(count, title)),
  each: (amount) => `${amount} por unidad`,
  departureTimeTbc: 'Hora de salida por confirmar',
  free: 'Gratis',
  included: 'Incluido',
  more: (count) => `Mostrar ${figure(count)} más`,
  nothing: 'Nada en esta reserva tiene un precio propio.',
  bookingFee: 'Gastos de reserva',
  withFee: (fee) => `incl. ${fee} de gastos de reserva`,
  withoutPrice: 'Otros artículos incluidos',
  inTicketPrices: 'Incluido en los precios de las entradas',
  feeNote: 'Incluido en los precios anteriores',
  totals: 'Totales',
  bookingPrice: 'Precio de la reserva',
  discounts: 'Descuentos',
  total: 'Precio total de la reserva',
  paid: 'Pagado hasta ahora',
  outstanding: 'Por pagar',
} satisfies Translation<typeof prices>

export const paymentsTexts = {
  heading: 'Pagos realizados',
  none: 'Todavía no hay pagos.',
  words: {
    paid: 'Pagado',
    confirmed: 'Pagado',
    failed: 'Fallido',
    pending: 'Pendiente',
    unknown: 'Aún no se sabe',
    returned: 'Devuelto',
  },
  purposes: {
    deposit: 'Anticipo',
    instalment: 'Cuota de su plan de pagos',
    addedItems: 'Artículos añadidos a su reserva',
    inFull: 'Pago completo',
    balance: 'Pago parcial',
    payment: 'Pago',
    refund: 'Reembolso',
    chargeback: 'Pago devuelto a petición de su banco',
  },
  failed: (count) => counted(count, 'pago fallido o devuelto', 'pagos fallidos o devueltos'),
  failedSentence: 'No se ha cobrado nada por ellos, o el dinero se ha devuelto.',
  apportioned: 'A qué se destinó',
  cardUsed: (digits) => `Tarjeta terminada en ${digits}`,
  numbered: (reference) => `Referencia ${reference}`,
  receipt: {
    link: 'Recibo',
    of: (purpose, date) => `de ${purpose}, ${date}`,
    heading: (amount) => `${amount} pagados`,
    returned: (amount, date, reference) => `Este dinero se devolvió: ${amount} el ${date} (${reference}).`,
    amount: 'Importe pagado',
    purpose: 'Concepto',
    date: 'Fecha',
    card: 'Tarjeta',
    cardEnding: (digits) => `terminada en ${digits}`,
    reference: 'Referencia del pago',
    booking: 'Referencia de la reserva',
    trip: 'Viaje',
    outstanding: 'Por pagar',
    nothingLeft: 'Nada',
    print: 'Imprimir recibo',
    calendar: 'Añadir al calendario',
    calendarFailed: 'No podemos crear su archivo de calendario en este momento. Inténtelo de nuevo.',
    toBooking: 'Volver a su viaje',
    all: 'Todos los pagos',
    bought: 'Lo que ha comprado',
    planCard: {
      heading: (digits) => `Su próxima cuota se sigue cobrando de la tarjeta terminada en ${digits}`,
      sentence: (digits) =>
        `No pudimos cobrar de esa tarjeta. Puede usar desde ahora la tarjeta terminada en ${digits}. Su banco le pide que la introduzca una vez más.`,
      action: 'Usarla para las próximas cuotas',
    },
    missingHeading: 'Todavía no hay recibo de este pago',
    missingSentence: 'Su reserva no lo muestra como pagado. Los pagos que sí muestra están abajo.',
  },
} satisfies Translation<typeof payments>

export const bankTexts = {
  heading: 'La comprobación de su banco sigue abierta',
  sentence:
    'No se cobra nada hasta que confirme este pago con su banco. Para usar otra tarjeta, continúe y cierre la comprobación.',
  planSentence:
    'No se cobra nada por esto. Su banco espera que usted confirme su tarjeta. Para usar otra tarjeta, continúe y cierre la comprobación.',
  elsewhere: 'No se cobra nada hasta que termine. Si la tiene abierta en otra pestaña, termínela allí.',
  planElsewhere: 'No se cobra nada por este cambio. Si tiene la comprobación abierta en otra pestaña, termínela allí.',
  action: 'Continuar',
}
