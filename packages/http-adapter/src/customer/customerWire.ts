import * as t from 'io-ts'
import { Id, IsoDate, nullable } from '../contract/wire.js'

const text = nullable(t.string)

const EmergencyContactWire = t.partial({ full_name: text, telephone: text }, 'EmergencyContact')

export const PersonalDetailsWire = t.intersection(
  [
    t.type({ first_name: t.string, last_name: t.string }),
    t.partial({
      /** A gender's code. */
      gender: text,
      phone: text,
      date_of_birth: nullable(IsoDate),
      emergency_contact: nullable(EmergencyContactWire),
    }),
  ],
  'PersonalDetails',
)

const addressLines = {
  address_1: text,
  address_2: text,
  address_3: text,
  city: text,
  postcode: text,
  county: text,
}

export const AddressWire = t.partial(
  { id: nullable(Id), ...addressLines, country: nullable(t.type({ id: Id, name: t.string, code: t.string })) },
  'Address',
)

/** How an address is sent: the country by its id (behaviour/customer#1.3). */
export const AddressBody = t.type(
  {
    address_1: t.string,
    address_2: t.string,
    address_3: t.string,
    city: t.string,
    postcode: t.string,
    county: t.string,
    country_id: t.string,
  },
  'AddressBody',
)

export const PassportWire = t.partial(
  {
    number: text,
    expiry_date: nullable(IsoDate),
    nationality: text,
    first_name: text,
    middle_names: text,
    last_name: text,
    issue_country: text,
  },
  'Passport',
)

/** The account number is answered masked; only its last four digits are ever shown. */
export const BankAccountWire = t.partial({ account_name: text, sort_code: text, account_number: text }, 'BankAccount')

export const TravellerWire = t.intersection(
  [
    t.type({ id: Id, personal_details: PersonalDetailsWire }),
    t.partial({ type: text, address: nullable(AddressWire), passport: nullable(PassportWire) }),
  ],
  'Traveller',
)

/** The fields of PUT /api/customer/update and PUT /api/customer/{id}: each section whole, or left out. */
export const CustomerChangesBody = t.partial(
  {
    personal_details: t.partial({
      first_name: t.string,
      last_name: t.string,
      gender: text,
      phone: text,
      date_of_birth: nullable(IsoDate),
      emergency_contact: t.type({ full_name: t.string, telephone: t.string }),
    }),
    address: AddressBody,
    passport: t.partial({
      number: t.string,
      expiry_date: nullable(IsoDate),
      nationality: t.string,
      first_name: t.string,
      middle_names: t.string,
      last_name: t.string,
      issue_country: t.string,
    }),
    bank_account: t.type({ account_name: t.string, sort_code: t.string, account_number: t.string }),
    /** Answers by handle (behaviour/contract#d1.7). */
    required_data: t.record(t.string, t.union([t.string, t.boolean, AddressBody])),
  },
  'CustomerChanges',
)

export const QuestionWire = t.intersection(
  [
    t.type({ handle: t.string, label: t.string, type: t.string, required: t.boolean }),
    t.partial({
      options: nullable(t.array(t.union([t.string, t.type({ value: t.string, label: t.string })]))),
      answer: t.unknown,
    }),
  ],
  'Question',
)

/** By customer id; an array is treated as empty (behaviour/customer#1.3 and behaviour/customer#d1.9). */
export const RequiredDataAnswer = t.type(
  { required_data: t.union([t.array(t.unknown), t.record(t.string, t.array(QuestionWire))]) },
  'RequiredDataAnswer',
)
