import * as t from 'io-ts'
import { Id, nullable } from '../contract/wire.js'
import { nullableFields, textFields } from './personWire.js'

const text = nullable(t.string)

const EmergencyContactWire = t.partial(nullableFields('emergencyContact'), 'EmergencyContact')

/** One name is enough: some people have no other. */
export const PersonalDetailsWire = t.partial(
  {
    ...nullableFields('name'),
    ...nullableFields('details'),
    emergency_contact: nullable(EmergencyContactWire),
  },
  'PersonalDetails',
)

export const AddressWire = t.partial(
  {
    id: nullable(Id),
    ...nullableFields('address'),
    country: nullable(t.type({ id: Id, name: t.string, code: t.string })),
  },
  'Address',
)

/** How an address is sent: the country by its id (behaviour/customer#1.3). */
export const AddressBody = t.type({ ...textFields('address'), country_id: t.string }, 'AddressBody')

export const PassportWire = t.partial(nullableFields('passport'), 'Passport')

/** The account number is answered masked; only its last four digits are ever shown. */
export const BankAccountWire = t.partial(nullableFields('bankAccount'), 'BankAccount')

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
      ...textFields('name'),
      ...nullableFields('details'),
      emergency_contact: t.type(textFields('emergencyContact')),
    }),
    address: AddressBody,
    passport: t.partial(textFields('passport')),
    bank_account: t.type(textFields('bankAccount')),
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
