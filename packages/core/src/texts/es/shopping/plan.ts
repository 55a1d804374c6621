import type { planTexts as english } from '../../../payment-plan/planTexts.js'
import type { Translation } from '../../../language/Wording.js'
import { counted } from '../counting.js'

const instalments = (count: number): string => counted(count, 'cuota', 'cuotas')

export const planTexts = {
  back: 'Volver a su plan de pagos',
  toBooking: 'Volver a su reserva',
  setUp: {
    heading: 'Pagar en cuotas',
    lead: (amount) =>
      `Quedan ${amount} por pagar. Elija un día del mes y lo cobraremos de su tarjeta en cuotas mensuales.`,
    replaces: (date) => `El plan sustituye a la fecha en la que tendría que pagar: ${date}.`,
    day: 'Día de pago',
    dayHint: 'El día de cada mes en que se cobra una cuota',
    cardHeading: 'La tarjeta con la que se paga',
    cardSentence: 'Hoy no se cobra nada. Puede que su banco le pida que confirme que es usted.',
    confirm: 'Crear el plan de pagos',
    otherwise: 'Pagar de otra forma',
  },
  projection: {
    heading: 'Sus cuotas',
    loading: 'Calculando sus cuotas',
    sentence: (count, first, final) =>
      count === 1 ? `Una cuota, el ${first}.` : `${instalments(count)}, del ${first} al ${final}.`,
    failedHeading: (day) => `No tenemos cuotas que mostrar para el día ${day}`,
    failedHint: 'También puede elegir otro día.',
    none: 'Con este día no cae ninguna cuota antes de su viaje. Elija otro día.',
    first: 'Mire antes las cuotas: se muestran para el día que ha elegido.',
  },
  table: {
    caption: 'Qué se cobra y cuándo',
    date: 'Fecha',
    amount: 'Importe',
    total: 'Total',
    dateAndState: 'Fecha y estado',
    states: { paid: 'Pagada', overdue: 'Vencida', toCome: 'Próxima' },
    paidByYou: 'Pagada por usted',
    paidTogether: (count) => `${instalments(count)}, pagadas por usted de una vez`,
    overdueSince: (date) => `Vencida desde el ${date}`,
    dueNow: 'Vence ahora',
  },
  day: (day) => `${day}`,
  chooseDay: 'Elija un día',
  overview: {
    heading: 'Su plan',
    next: 'Próxima cuota',
    noNext: 'Ninguna cuota próxima',
    paused: 'Los cobros están en pausa hasta que nos dé otra tarjeta',
    paidOf: (paid, all) => `${paid} de ${instalments(all)} ${all === 1 ? 'pagada' : 'pagadas'}`,
    toCome: 'Próximas',
    remaining: (count, amount) => (count === 0 ? 'Ninguna' : `${instalments(count)}, ${amount}`),
    final: 'Última cuota',
    day: 'Día de pago',
    dayOf: (day) => `El día ${day} de cada mes`,
    card: 'Tarjeta',
    cardOf: (digits, name) => `Terminada en ${digits}, ${name}`,
    changeCard: 'Cambiar tarjeta',
    changeDay: 'Cambiar día',
    payments: 'Cuotas de su plan',
    overdue: (amount) => `Su plan tiene ${amount} vencidos`,
    overdueSentence:
      'No hemos podido cobrarlos. Páguelos ahora para que su plan siga adelante. Las próximas cuotas quedan como están.',
    overduePaused:
      'No hemos podido cobrarlos. No se cobran automáticamente de una tarjeta nueva: páguelos ahora, por favor.',
    payOverdue: 'Pagar lo vencido',
    errorHeading: 'Hay un problema con su plan de pagos',
    errorSentence:
      'No se cobra ninguna cuota hasta que se resuelva. Denos otra tarjeta: de ella se cobrarán las próximas cuotas. Si eso no lo resuelve, póngase en contacto con nuestro servicio de atención al cliente.',
    finishedHeading: 'Todo su plan de pagos está pagado',
    finishedSentence: 'No queda nada por cobrar.',
  },
  none: {
    heading: 'Esta reserva no tiene plan de pagos',
    owed: 'No se puede crear un plan de pagos para ella. En su lugar puede pagar todo lo que queda.',
    settled: 'No queda nada por pagar, así que no hace falta ninguno.',
    pay: 'Formas de pago',
  },
  noPlan: {
    heading: 'No hay ningún plan de pagos que cambiar',
    sentence: 'Esta reserva no tiene ningún plan de pagos en curso.',
    action: 'Ir al plan de pagos',
  },
  changePayment: {
    now: (digits, name) => `Sus cuotas se cobran de la tarjeta terminada en ${digits}, ${name}.`,
    paused: (digits, name) =>
      `Los cobros de la tarjeta terminada en ${digits}, ${name}, están en pausa hasta que nos dé otra.`,
    unknownNow: 'Sus cuotas deben cobrarse de otra tarjeta.',
    sentence:
      'Denos la tarjeta para las próximas cuotas. Hoy no se cobra nada. Puede que su banco le pida que confirme que es usted.',
    overdue: (amount) =>
      `Los ${amount} vencidos no se cobran automáticamente de la tarjeta nueva. Puede pagarlos ahora.`,
    heading: 'La tarjeta nueva',
    confirm: 'Cambiar tarjeta',
  },
  changeDay: {
    now: (day) => `Sus cuotas se cobran el día ${day} de cada mes.`,
    heading: 'Elija otro día',
    compare: 'Qué cambia',
    before: 'Ahora',
    after: 'Nuevo',
    count: 'Próximas cuotas',
    next: 'Próxima cuota',
    final: 'Última cuota',
    each: 'Cada cuota',
    varies: 'Los importes varían',
    nothing: 'Ninguna',
    same: 'Este es ahora su día de pago. Elija otro para ver qué cambia.',
    confirm: (day) => `Cambiar al día ${day}`,
    confirmNone: 'Cambiar día',
    overdue: (amount) => `Los ${amount} vencidos deben pagarse ahora, sea cual sea el día.`,
    cardFirst: 'Su plan necesita antes otra tarjeta',
    cardFirstSentence: 'Hay un problema con su plan de pagos. El día se podrá cambiar cuando tenga otra tarjeta.',
  },
  progress: { label: 'Su cambio, paso a paso' },
  done: {
    headings: {
      create: 'Su plan de pagos está creado',
      changePayment: 'Sus cuotas se cobran ahora de su tarjeta nueva',
      changeDay: 'Su día de pago ha cambiado',
    },
    otherwise: 'Compruebe el día y la tarjeta de su plan de pagos',
    elsewhere: 'Mientras tanto, su plan de pagos se ha creado en otro lugar',
    next: (amount, date) => `El próximo cobro es de ${amount}, el ${date}.`,
  },
} satisfies Translation<typeof english>
