import { onlyNamed } from '../../../customer/personalDetails.js'
import type { CustomerRecord } from '../../../records/CustomerRecord.js'
import { nairs, owens } from './demoAddresses.js'
import { amelia } from './demoAmelia.js'
import type { PersonalRecord } from '../../../records/PassengerRecord.js'

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
