import { noPassport } from '../../../customer/passport.js'
import { onlyNamed } from '../../../customer/personalDetails.js'
import { dateIn } from '../../../values/calendar.js'
import type { CustomerRecord } from '../../../records/CustomerRecord.js'
import { harts } from './demoAddresses.js'
import { ameliasQuestions } from './demoQuestions.js'
import type { PersonalRecord } from '../../../records/PassengerRecord.js'

const personal: PersonalRecord = {
  first_name: 'Amelia',
  last_name: 'Hart',
  ...onlyNamed,
  gender: 'F',
  phone: '+44 20 7946 0018',
  date_of_birth: '1987-06-14',
  emergency_contact: { full_name: 'Margaret Hart', telephone: '+353 21 496 0175' },
}

const credit: CustomerRecord['credit'] = [
  {
    id: '301',
    name: 'Goodwill credit',
    credit_display: '£45.00',
    credit_value: 4500,
    currency_exponent: 2,
    currency_iso_code: 'GBP',
  },
  {
    id: '302',
    name: 'Refunded excursion',
    credit_display: '€20.50',
    credit_value: 2050,
    currency_exponent: 2,
    currency_iso_code: 'EUR',
  },
]

/** demo@example.com, with complete details. */
export const amelia = {
  personal,
  more: (now: number): Partial<CustomerRecord> => ({
    address: harts,
    passport: {
      ...noPassport,
      number: '518204773',
      expiry_date: dateIn(now, 2253),
      nationality: 'GB',
      first_name: 'Amelia',
      middle_names: 'Jane',
      last_name: 'Hart',
      issue_country: 'GB',
    },
    bankAccount: { account_name: 'Amelia J Hart', sort_code: '20-45-77', account_number: '41275678' },
    questions: ameliasQuestions(now),
    credit,
  }),
} as const
