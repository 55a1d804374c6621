import { noPassport } from '../../../customer/passport.js'
import { onlyNamed } from '../../../customer/personalDetails.js'
import type { CustomerRecord } from '../../../records/CustomerRecord.js'
import type { PersonalRecord } from '../../../records/PassengerRecord.js'
import { dateIn } from '../../../values/calendar.js'
import { harts, nairs, owens } from './demoAddresses.js'
import { ameliasQuestions } from './demoQuestions.js'

/** The password of all demo customers (docs/demo-world#d6). */
export const demoPassword = 'Passw0rd!'

/** A customer with no details but the given ones. */
export const customerRecord = (
  id: string,
  email: string,
  personal: Pick<PersonalRecord, 'first_name' | 'last_name'> & Partial<PersonalRecord>,
  more: Partial<CustomerRecord> = {},
): CustomerRecord => ({
  id,
  type: 'customer',
  email,
  personal: { ...onlyNamed, ...personal },
  address: null,
  passport: null,
  questions: [],
  password: demoPassword,
  passwordReset: null,
  resetRequired: false,
  emailVerified: true,
  locked: false,
  wrongPasswords: 0,
  bankAccount: null,
  credit: [],
  ...more,
})

/** new@example.com has only a name, so that testers see empty forms. */
export const demoCustomers = (now: number): readonly CustomerRecord[] => [
  customerRecord('7001', 'demo@example.com', amelia.personal, amelia.more(now)),
  customerRecord('7002', 'new@example.com', { first_name: 'Noah', last_name: 'Price' }),
  customerRecord(
    '7003',
    'plan@example.com',
    {
      first_name: 'Priya',
      last_name: 'Nair',
      gender: 'F',
      phone: '+44 161 496 0722',
      date_of_birth: '1992-07-09',
      emergency_contact: { full_name: 'Dev Nair', telephone: '+44 161 496 0723' },
    },
    { address: nairs },
  ),
  customerRecord(
    '7004',
    'reset@example.com',
    { first_name: 'Rhys', last_name: 'Owen', gender: 'M', phone: '+44 7700 900 118', date_of_birth: '1978-12-01' },
    { address: owens, resetRequired: true },
  ),
  customerRecord(
    '7005',
    'locked@example.com',
    { first_name: 'Lena', last_name: 'Vogt', gender: 'X' },
    { locked: true },
  ),
  customerRecord(
    '7006',
    'unverified@example.com',
    { first_name: 'Umar', last_name: 'Siddiqui' },
    { emailVerified: false },
  ),
]

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
const amelia = {
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
