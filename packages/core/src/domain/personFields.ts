import type { IsoDate } from '../environment/time.js'

/**
 * `freeText`: typed as the customer likes, so it must not hold a card number. `text`: a code, a number or the like;
 * both are empty if unknown. `date`: null if unknown.
 */
export type FieldKind = 'freeText' | 'text' | 'date'

/** Every field that is known of a person, section by section. A new one begins here: docs/guides/add-a-field.md. */
export const personFields = {
  name: { firstName: 'freeText', lastName: 'freeText' },
  details: {
    /** The code of a gender. */
    gender: 'text',
    phone: 'text',
    dateOfBirth: 'date',
  },
  emergencyContact: { fullName: 'freeText', telephone: 'text' },
  address: {
    address1: 'freeText',
    address2: 'freeText',
    address3: 'freeText',
    city: 'freeText',
    postcode: 'freeText',
    county: 'freeText',
  },
  passport: {
    number: 'text',
    expiryDate: 'date',
    nationality: 'text',
    firstName: 'freeText',
    middleNames: 'freeText',
    lastName: 'freeText',
    issueCountry: 'text',
  },
  bankAccount: { accountName: 'freeText', sortCode: 'text', accountNumber: 'text' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, FieldKind>>>>

type PersonFields = typeof personFields
/** The name of a section in the table. */
export type PersonSection = keyof PersonFields

/** For each field of a section, what `OfKind` has for its kind. */
export type FieldsByKind<Section extends PersonSection, OfKind> = {
  readonly [Field in keyof PersonFields[Section]]: OfKind[PersonFields[Section][Field] & keyof OfKind]
}

interface ValueOfKind {
  readonly freeText: string
  readonly text: string
  readonly date: IsoDate | null
}

/** The values of a section's fields. */
export type FieldsOf<Section extends PersonSection> = FieldsByKind<Section, ValueOfKind>

/** For each field of a section, what `ofKind` has for its kind. */
export const fieldsByKind = <Section extends PersonSection, OfKind extends Record<FieldKind, unknown>>(
  section: Section,
  ofKind: OfKind,
) =>
  Object.fromEntries(
    Object.entries<FieldKind>(personFields[section]).map(([field, kind]) => [field, ofKind[kind]]),
  ) as FieldsByKind<Section, OfKind>

const unknown: ValueOfKind = { freeText: '', text: '', date: null }

/** A section without any known value. */
export const unknownFields = <Section extends PersonSection>(section: Section): FieldsOf<Section> =>
  fieldsByKind(section, unknown)
