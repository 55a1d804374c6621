import type { planTexts as english } from '../../../payment-plan/planTexts.js'
import type { Translation } from '../../Wording.js'
import { counted } from '../counting.js'

const payments = (count: number): string => counted(count, 'pago', 'pagos')

export const planTexts = {
  back: 'Volver a su plan de pagos',
  toBooking: 'Volver a su reserva',
  setUp: {
    heading: 'Pagar a plazos',
    lead: (amount) => `Debe ${amount}. Elija un día del mes y lo cobraremos de su tarjeta en pagos mensuales.`,
    day: 'Día de pago',
    dayHint: 'El día de cada mes en que se cobra un pago',
    cardHeading: 'La tarjeta con la que se paga',
    cardSentence: 'Hoy no se cobra nada. Puede que su banco le pida que confirme que es usted.',
    confirm: 'Crear el plan de pagos',
    otherwise: 'Pagar de otra forma',
  },
  projection: {
    heading: 'Sus pagos',
    loading: 'Calculando sus pagos',
    sentence: (count, first, final) =>
      count === 1 ? `Un pago, el ${first}.` : `${payments(count)}, del ${first} al ${final}.`,
    failedHeading: (day) => `No tenemos pagos que mostrar para el día ${day}`,
    failedHint: 'También puede elegir otro día.',
    none: 'Con este día no cae ningún pago antes de su viaje. Elija otro día.',
    first: 'Mire antes los pagos: se muestran para el día que ha elegido.',
  },
  table: {
    caption: 'Qué se cobra y cuándo',
    date: 'Fecha',
    amount: 'Importe',
    total: 'Total',
    dateAndState: 'Fecha y estado',
    states: { paid: 'Pagado', overdue: 'Vencido', toCome: 'Pendiente' },
    paidByYou: 'Pagado por usted',
    paidTogether: (count) => `${payments(count)}, pagados por usted de una vez`,
    overdueSince: (date) => `Vencido desde el ${date}`,
    dueNow: 'Vence ahora',
  },
  day: (day) => `${day}`,
  chooseDay: 'Elija un día',
  overview: {
    heading: 'Su plan',
    next: 'Próximo pago',
    noNext: 'Ningún pago pendiente',
    paid: 'Pagado',
    paidOf: (paid, all) => `${paid} de ${payments(all)}`,
    toCome: 'Pendiente',
    remaining: (count, amount) => (count === 0 ? 'Ninguno' : `${payments(count)}, ${amount}`),
    final: 'Último pago',
    day: 'Día de pago',
    dayOf: (day) => `El día ${day} de cada mes`,
    card: 'Tarjeta',
    cardOf: (digits, name) => `Terminada en ${digits}, ${name}`,
    changeCard: 'Cambiar tarjeta',
    changeDay: 'Cambiar día',
    payments: 'Pagos de su plan',
    overdue: (amount) => `Su plan tiene ${amount} vencidos`,
    overdueSentence:
      'No hemos podido cobrarlos. Páguelos ahora para que su plan siga adelante. Los pagos pendientes quedan como están.',
    payOverdue: 'Pagar lo vencido',
    errorHeading: 'Hay un problema con su plan de pagos',
    errorSentence:
      'No se cobra ningún pago hasta que se resuelva. Denos otra tarjeta de la que cobrar. Si eso no lo resuelve, póngase en contacto con nuestro servicio de atención al cliente.',
    finishedHeading: 'Todo su plan de pagos está pagado',
    finishedSentence: 'No queda nada por cobrar.',
  },
  none: {
    heading: 'Esta reserva no tiene plan de pagos',
    owed: 'No se puede crear un plan de pagos para ella. En su lugar puede pagar todo lo que debe.',
    settled: 'No queda nada por pagar, así que no hace falta ninguno.',
    pay: 'Ver las formas de pago',
  },
  noPlan: {
    heading: 'No hay ningún plan de pagos que cambiar',
    sentence: 'Esta reserva no tiene ningún plan de pagos en curso.',
    action: 'Ir al plan de pagos',
  },
  changePayment: {
    now: (digits, name) => `Sus pagos se cobran de la tarjeta terminada en ${digits}, ${name}.`,
    unknownNow: 'Sus pagos deben cobrarse de otra tarjeta.',
    sentence:
      'Denos la tarjeta para los próximos pagos. Hoy no se cobra nada. Puede que su banco le pida que confirme que es usted.',
    overdue: (amount) =>
      `Los ${amount} vencidos no se cobran automáticamente de la tarjeta nueva. Puede pagarlos ahora.`,
    heading: 'La tarjeta nueva',
    confirm: 'Cambiar tarjeta',
  },
  changeDay: {
    now: (day) => `Sus pagos se cobran el día ${day} de cada mes.`,
    heading: 'Elija otro día',
    compare: 'Qué cambia',
    before: 'Ahora',
    after: 'Nuevo',
    count: 'Pagos pendientes',
    next: 'Próximo pago',
    final: 'Último pago',
    each: 'Cada pago',
    varies: 'Los importes varían',
    nothing: 'Ninguno',
    same: 'Este es ahora su día de pago. Elija otro para ver qué cambia.',
    confirm: (day) => `Cambiar al día ${day}`,
    confirmNone: 'Cambiar día',
    overdue: (amount) => `Los ${amount} vencidos deben pagarse ahora, sea cual sea el día.`,
    cardFirst: 'Su plan necesita antes otra tarjeta',
    cardFirstSentence: 'Hay un problema con su plan de pagos. El día se podrá cambiar cuando tenga otra tarjeta.',
  },
  progress: { heading: 'Su cambio está en curso', label: 'Su cambio, paso a paso' },
  failed: {
    headings: {
      create: 'Su plan de pagos no se ha creado',
      changePayment: 'Su tarjeta no se ha cambiado',
      changeDay: 'Su día de pago no se ha cambiado',
    },
  },
  undecided: {
    heading: 'Todavía no sabemos si su plan de pagos se ha cambiado',
    sentence: 'No se ha cobrado nada por este cambio. Compruébelo antes de volver a intentarlo.',
    checkNow: 'Comprobar ahora',
    startAgain: 'Empezar de nuevo',
  },
  done: {
    headings: {
      create: 'Su plan de pagos está creado',
      changePayment: 'Sus pagos se cobran ahora de su tarjeta nueva',
      changeDay: 'Su día de pago ha cambiado',
    },
    otherwise: 'Compruebe el día y la tarjeta de su plan de pagos',
    next: (amount, date) => `El próximo cobro es de ${amount}, el ${date}.`,
  },
} satisfies Translation<typeof english>
