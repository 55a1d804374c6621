import { fieldsByKind, type FieldsOf, type PersonSection, unknownFields } from '@booking-dashboard/core/ports'
import * as t from 'io-ts'
import { IsoDate, nullable } from '../contract/wire.js'

/** The name of each field of a person in the contract. */
const names = {
  name: { firstName: 'first_name', lastName: 'last_name' },
  details: { gender: 'gender', phone: 'phone', dateOfBirth: 'date_of_birth' },
  emergencyContact: { fullName: 'full_name', telephone: 'telephone' },
  address: {
    address1: 'address_1',
    address2: 'address_2',
    address3: 'address_3',
    city: 'city',
    postcode: 'postcode',
    county: 'county',
  },
  passport: {
    number: 'number',
    expiryDate: 'expiry_date',
    nationality: 'nationality',
    firstName: 'first_name',
    middleNames: 'middle_names',
    lastName: 'last_name',
    issueCountry: 'issue_country',
  },
  bankAccount: { accountName: 'account_name', sortCode: 'sort_code', accountNumber: 'account_number' },
} as const satisfies { readonly [Section in PersonSection]: Readonly<Record<keyof FieldsOf<Section>, string>> }

type Names = typeof names

/** The fields of a section under their names in the contract. */
type Wire<Section extends PersonSection, Fields> = {
  -readonly [Field in keyof Fields as Field extends keyof Names[Section]
    ? Names[Section][Field] & string
    : never]: Fields[Field]
}

const renamed = <Section extends PersonSection, Fields extends object>(section: Section, fields: Fields) =>
  Object.fromEntries(
    Object.entries<string>(names[section]).flatMap(([field, name]) => {
      const value: unknown = Reflect.get(fields, field)
      return value === undefined ? [] : [[name, value]]
    }),
  ) as Wire<Section, Fields>

const text = nullable(t.string)
const date = nullable(IsoDate)

/** The codecs of a section in which a text may be null. */
export const nullableFields = <Section extends PersonSection>(section: Section) =>
  renamed(section, fieldsByKind(section, { freeText: text, text, date }))

/** The codecs of a section in which no text is null. */
export const textFields = <Section extends PersonSection>(section: Section) =>
  renamed(section, fieldsByKind(section, { freeText: t.string, text: t.string, date }))

type Answered<Section extends PersonSection> = Partial<
  Wire<Section, Readonly<Record<keyof FieldsOf<Section>, string | null>>>
>

/** The fields of a section in an answer. */
export const fromWire = <Section extends PersonSection>(
  section: Section,
  answered: Answered<Section> | null | undefined,
) => {
  const nameOf: Readonly<Record<string, string>> = names[section]
  const valueOf = (field: string): unknown => Reflect.get(answered ?? {}, nameOf[field] ?? '')
  return Object.fromEntries(
    Object.entries<unknown>(unknownFields(section)).map(([field, unknown]) => [field, valueOf(field) ?? unknown]),
  ) as FieldsOf<Section>
}

/** The given fields of a section, as they are sent: the back end leaves the others as they are. */
export const toWire = <Section extends PersonSection, Given extends Partial<FieldsOf<Section>>>(
  section: Section,
  given: Given,
) => renamed(section, given)
