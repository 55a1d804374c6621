import type { pageTitles as english } from '../../bookings/page/bookingTexts.js'
import type { Translation } from '../Wording.js'

export const pageTitles = {
  basket: 'Su cesta',
  checkout: 'Pago',
  waysToPay: 'Hacer un pago',
  outstanding: 'Pagar todo',
  overdue: 'Pagar el importe vencido',
  plan: 'Plan de pagos',
  changePayment: 'Cambiar la tarjeta de pago',
  changeDay: 'Cambiar el día de pago',
} satisfies Translation<typeof english>
