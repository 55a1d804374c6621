import type { CustomerRecord } from './CustomerRecord.js'

/** The one password of all demo customers (decisions §6). */
export const demoPassword = 'Passw0rd!'

const customer = (
  id: string,
  name: string,
  firstName: string,
  lastName: string,
  more: Partial<CustomerRecord> = {},
): CustomerRecord => ({
  id,
  email: `${name}@example.com`,
  firstName,
  lastName,
  password: demoPassword,
  resetRequired: false,
  emailVerified: true,
  locked: false,
  wrongPasswords: 0,
  credit: [],
  ...more,
})

export const demoCustomers = (): readonly CustomerRecord[] => [
  customer('7001', 'demo', 'Amelia', 'Hart', {
    credit: [
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
    ],
  }),
  customer('7002', 'new', 'Noah', 'Price'),
  customer('7003', 'plan', 'Priya', 'Nair'),
  customer('7004', 'reset', 'Rhys', 'Owen', { resetRequired: true }),
  customer('7005', 'locked', 'Lena', 'Vogt', { locked: true }),
  customer('7006', 'unverified', 'Umar', 'Siddiqui', { emailVerified: false }),
]
