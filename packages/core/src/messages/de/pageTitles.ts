import type { pageTitles as english } from '../../bookings/page/bookingTexts.js'
import type { Translation } from '../Wording.js'

export const pageTitles = {
  basket: 'Ihr Warenkorb',
  checkout: 'Kasse',
  waysToPay: 'Bezahlen',
  outstanding: 'Alles bezahlen',
  overdue: 'Überfälligen Betrag bezahlen',
  plan: 'Ratenzahlung',
  changePayment: 'Zahlungskarte ändern',
  changeDay: 'Zahlungstag ändern',
} satisfies Translation<typeof english>
