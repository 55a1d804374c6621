import type { checkoutTexts as english } from '../../../payment/paymentTexts.js'
import type { Translation } from '../../../language/Wording.js'

const stages = {
  sending: 'Enviando su pago',
  bank: 'Comprobando con su banco',
  confirming: 'Confirmando su reserva',
}

export const checkoutTexts = {
  loading: 'Cargando el pago',
  emptyHeading: 'No hay nada que pagar',
  emptySentence: 'Su cesta está vacía. Añada algo primero.',
  emptyPaid: (amount: string, date: string, reference: string) =>
    `Su última cesta está pagada: ${amount} el ${date} (${reference}).`,
  failedHeading: 'No podemos abrir el pago ahora mismo',
  failedSentence: 'No podemos cargar su cesta en este momento. Inténtelo de nuevo.',
  chooseTickets: 'Elegir entradas',
  backToBasket: 'Volver a su cesta',
  toBooking: 'Ir a su reserva',
  blockedHeading: 'Antes debe revisar su cesta',
  purchase: {
    heading: 'Lo que compra',
    show: (total) => `Lo que compra: ${total}`,
    total: 'Total',
    fees: 'incluye gastos de reserva',
  },
  balance: {
    byHand: (amount, date) =>
      `Por pagar del resto de su reserva: ${amount}${date === null ? '' : `, a más tardar el ${date}`}.`,
    byItself: (amount) => `Por pagar del resto de su reserva: ${amount}, que cobra su plan de pagos.`,
  },
  wallets: {
    heading: 'Su pago',
    label: 'Apple Pay y Google Pay',
    orByCard: 'o pague con tarjeta',
    unavailable: 'Apple Pay y Google Pay no están disponibles en este navegador.',
  },
  form: {
    heading: 'Pagar con tarjeta',
    safe: 'Los datos de su tarjeta van directamente a nuestro proveedor de tarjetas. Nosotros nunca los vemos ni los guardamos.',
    name: 'Nombre en la tarjeta',
    number: 'Número de tarjeta',
    expiry: 'Fecha de caducidad',
    cvc: 'Código de seguridad',
    loading: 'Cargando los campos de la tarjeta',
    checking: 'Comprobando lo que queda por pagar',
    tryAgain: 'Volver a intentarlo',
    unavailableHeading: 'Aún no podemos mostrar el formulario de la tarjeta',
    unavailable:
      'No hemos podido conectar con nuestro proveedor de tarjetas. Compruebe su conexión, desactive los bloqueadores en esta página e inténtelo de nuevo.',
    problems: {
      title: 'Compruebe los datos de su tarjeta',
      name: 'Escriba el nombre que figura en la tarjeta',
      nameTooLong: 'Use como máximo 80 caracteres para el nombre de la tarjeta',
      nameIsNumber: 'Esto parece un número de tarjeta. Escriba aquí el nombre que figura en la tarjeta',
      number: 'Escriba el número de la tarjeta',
      expiry: 'Escriba la fecha de caducidad',
      cvc: 'Escriba el código de seguridad',
    },
    pay: (amount) => `Pagar ${amount}`,
    stillThere: 'Su cesta no ha cambiado.',
    newTotal: (amount) => `El nuevo total es ${amount}.`,
    newBalance: (amount) => `Ahora quedan ${amount} por pagar.`,
    recovery: { booking: 'Comprobar su reserva', waysToPay: 'Ver las formas de pago' },
    cards: (amex) => (amex ? 'Visa, Mastercard o American Express' : 'Visa o Mastercard'),
    amexRefused: 'American Express no se puede usar para esta reserva. Use otra tarjeta.',
  },
  terms: {
    loading: 'Cargando las condiciones',
    read: 'Leer las condiciones',
    accept: 'He leído y acepto las condiciones',
    failedHeading: 'No podemos mostrar las condiciones ahora mismo',
    failedSentence: 'No hemos podido cargar las condiciones. Forman parte de su reserva; pídanos una copia.',
    tryAgain: 'Intentar de nuevo',
    problemTitle: 'Compruebe las condiciones',
    problems: {
      notShownYet: 'Espere a que aparezcan las condiciones y acéptelas',
      notAccepted: 'Acepte las condiciones',
    },
  },
  free: {
    heading: 'Nada que pagar',
    sentence: 'Lo que hay en su cesta no cuesta nada. Complete la reserva para conservarlo.',
    complete: 'Completar la reserva',
    stage: 'Completando su reserva',
  },
  progress: {
    label: 'Su pago, paso a paso',
    stages,
    balanceStages: { ...stages, confirming: 'Confirmando su pago' },
    planStages: { ...stages, sending: 'Enviando su cambio', confirming: 'Confirmando su plan de pagos' },
    bankNote: 'Puede que su banco le pida que confirme que es usted.',
    keepOpen: 'No cierre esta página, por favor.',
  },
  checking: { heading: 'Un momento', sentence: 'Estamos comprobando que no se haya pagado nada todavía.' },
  notChecked: {
    heading: 'No hemos podido comprobar sus pagos',
    sentence:
      'Hasta que esta comprobación funcione no se cobra nada más. Antes de que pague, nos aseguramos de que no se haya pagado ya.',
    retry: 'Volver a comprobar',
  },
  checkNow: 'Comprobar ahora',
  done: {
    heading: 'Todo listo',
    otherwise: 'Este importe ya está pagado',
    received: 'Hemos recibido su pago.',
    sentence: 'Su reserva está al día.',
    toReceipt: 'Ver su recibo',
  },
} satisfies Translation<typeof english>
