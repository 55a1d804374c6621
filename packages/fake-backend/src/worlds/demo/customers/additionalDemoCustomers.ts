import { noPassport } from '../../../customer/passport.js'
import { onlyNamed } from '../../../customer/personalDetails.js'
import { dateIn } from '../../../values/calendar.js'
import { harts, margarets } from './demoAddresses.js'
import { irisQuestions, theosQuestions } from './demoQuestions.js'
import type { PassengerRecord } from '../../../records/PassengerRecord.js'

/** The additional customers of demo@example.com: Theo and Iris on SUN1001, Margaret on SUN1003. */
export const additionalDemoCustomers = (now: number): readonly PassengerRecord[] => [
  {
    id: '7101',
    type: 'additional',
    personal: {
      first_name: 'Theo',
      last_name: 'Hart',
      ...onlyNamed,
      gender: 'M',
      phone: '+44 7700 900 431',
      date_of_birth: '1985-11-03',
      emergency_contact: { full_name: 'Amelia Hart', telephone: '+44 20 7946 0018' },
    },
    address: harts,
    passport: {
      ...noPassport,
      number: '523819046',
      expiry_date: dateIn(now, 1150),
      nationality: 'GB',
      first_name: 'Theodore',
      middle_names: 'James',
      last_name: 'Hart',
      issue_country: 'GB',
    },
    questions: theosQuestions(),
  },
  {
    id: '7102',
    type: 'additional',
    personal: {
      first_name: 'Iris',
      last_name: 'Hart',
      ...onlyNamed,
      gender: 'F',
      phone: null,
      date_of_birth: '2016-04-22',
      emergency_contact: { full_name: 'Amelia Hart', telephone: '+44 20 7946 0018' },
    },
    address: harts,
    passport: null,
    questions: irisQuestions(),
  },
  {
    id: '7103',
    type: 'additional',
    personal: {
      first_name: 'Margaret',
      last_name: 'Hart',
      ...onlyNamed,
      gender: 'F',
      phone: '+353 21 496 0175',
      date_of_birth: '1954-01-30',
      emergency_contact: null,
    },
    address: margarets,
    passport: {
      ...noPassport,
      number: 'PE7714203',
      expiry_date: dateIn(now, 204),
      nationality: 'IE',
      first_name: 'Margaret',
      middle_names: 'Rose',
      last_name: 'Hart',
      issue_country: 'IE',
    },
    questions: [],
  },
]
