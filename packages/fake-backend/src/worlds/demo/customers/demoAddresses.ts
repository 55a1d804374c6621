import { countries } from '../../../client/formLists.js'
import type { AddressRecord } from '../../../records/PassengerRecord.js'

const countryByCode = (code: string) => countries.find((one) => one.code === code) ?? null

export const harts: AddressRecord = {
  id: '8001',
  address_1: '14 Lantern Yard',
  address_2: 'Totterdown',
  address_3: '',
  city: 'Bristol',
  postcode: 'BS4 3DR',
  county: 'Somerset',
  country: countryByCode('GB'),
}

export const margarets: AddressRecord = {
  id: '8002',
  address_1: 'Glenview',
  address_2: 'Mill Lane',
  address_3: '',
  city: 'Kinsale',
  postcode: 'P17 XW30',
  county: 'County Cork',
  country: countryByCode('IE'),
}

export const nairs: AddressRecord = {
  id: '8003',
  address_1: 'Flat 6',
  address_2: '88 Canal Street',
  address_3: '',
  city: 'Manchester',
  postcode: 'M1 3WD',
  county: 'Greater Manchester',
  country: countryByCode('GB'),
}

export const owens: AddressRecord = {
  id: '8004',
  address_1: '3 Harbour Terrace',
  address_2: '',
  address_3: '',
  city: 'Aberystwyth',
  postcode: 'SY23 1AQ',
  county: 'Ceredigion',
  country: countryByCode('GB'),
}
