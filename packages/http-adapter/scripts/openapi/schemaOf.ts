import * as t from 'io-ts'
import { TermsWire } from '../../src/catalogue/package/packageContract.js'
import { TicketAvailabilityAnswer } from '../../src/catalogue/tickets/ticketCatalogueContract.js'
import { GendersAnswer } from '../../src/client/clientContract.js'
import { BookingReference, Exponent, Id, Integer, IsoDate, JourneyPrices } from '../../src/contract/wire.js'

export type Schema = { readonly [key: string]: unknown }
export type Schemas = Map<string, Schema>

const availability: Schema = {
  type: 'object',
  properties: { freesale: { type: 'boolean' }, available: { type: 'integer' } },
  required: ['freesale', 'available'],
}

/** Codecs with a check of their own, which their structure does not show. */
const leaves = new Map<t.Mixed, Schema>([
  [
    Id,
    {
      description: 'An id: text, or a whole number that is read as text.',
      anyOf: [{ type: 'string', minLength: 1 }, { type: 'integer' }],
    },
  ],
  [Integer, { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }],
  [Exponent, { description: 'How many decimals a minor unit stands for.', type: 'integer', minimum: 0, maximum: 8 }],
  [
    BookingReference,
    {
      description: 'The reference of a booking, under either name.',
      type: 'object',
      properties: { reference: { type: 'string' }, booking_ref: { type: 'string' } },
      anyOf: [{ required: ['reference'] }, { required: ['booking_ref'] }],
    },
  ],
  [
    GendersAnswer,
    {
      description: 'The genders, under their name or as a bare list.',
      anyOf: [
        {
          type: 'object',
          properties: { genders: { type: 'array', items: { $ref: '#/components/schemas/Named' } } },
          required: ['genders'],
        },
        { type: 'array', items: { $ref: '#/components/schemas/Named' } },
      ],
    },
  ],
  [
    TicketAvailabilityAnswer,
    {
      description: 'What is left of each ticket type, by its id: under its name, or as the bare object.',
      anyOf: [
        {
          type: 'object',
          properties: { availability: { type: 'object', additionalProperties: availability } },
          required: ['availability'],
        },
        { type: 'object', properties: { bookingRef: { type: 'string' } }, additionalProperties: availability },
      ],
    },
  ],
  [
    TermsWire,
    {
      description: 'The terms and conditions: sections of text, or a text that may be HTML.',
      anyOf: [
        {
          type: 'object',
          properties: {
            sections: {
              type: 'array',
              items: {
                type: 'object',
                properties: { heading: { type: 'string' }, paragraphs: { type: 'array', items: { type: 'string' } } },
                required: ['heading', 'paragraphs'],
              },
            },
          },
          required: ['sections'],
        },
        { type: 'string' },
      ],
    },
  ],
  [
    JourneyPrices,
    {
      description: 'What a journey costs: prices, or price in its place.',
      type: 'object',
      properties: {
        prices: { $ref: '#/components/schemas/Cost' },
        price: { anyOf: [{ $ref: '#/components/schemas/Amount' }, { $ref: '#/components/schemas/Cost' }] },
      },
      anyOf: [{ required: ['prices'] }, { required: ['price'] }],
    },
  ],
  [
    IsoDate,
    {
      description: 'A date or a date-time in ISO 8601.',
      type: 'string',
      pattern: String.raw`^\d{4}-\d{2}-\d{2}(T.*)?$`,
    },
  ],
])

/**
 * The JSON Schema of a codec. A codec with a name becomes a component in `schemas`, and the schema refers to it.
 * Throws for an unknown kind of codec, so that the document cannot describe less than the contract.
 */
export const schemaOf = (codec: t.Mixed, schemas: Schemas): Schema => {
  const { name } = codec
  const hasOwnName = leaves.has(codec) || (isStructure(codec) && /^[A-Z]\w*$/.test(name))
  if (!hasOwnName) return structureOf(codec, schemas)
  const schema = leaves.get(codec) ?? structureOf(codec, schemas)
  const known = schemas.get(name)
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema)) {
    throw new Error(`Two codecs are named ${name}`)
  }
  schemas.set(name, schema)
  return { $ref: `#/components/schemas/${name}` }
}

const isStructure = (codec: t.Mixed): boolean =>
  codec instanceof t.InterfaceType || codec instanceof t.PartialType || codec instanceof t.IntersectionType

function structureOf(codec: t.Mixed, schemas: Schemas): Schema {
  if (codec instanceof t.InterfaceType) return objectOf(codec.props, schemas, Object.keys(codec.props))
  if (codec instanceof t.PartialType) return objectOf(codec.props, schemas, [])
  if (codec instanceof t.IntersectionType) return allOf(each(codec.types, schemas), schemas)
  if (codec instanceof t.UnionType) return anyOf(codec.types, schemas)
  if (codec instanceof t.ArrayType) return { type: 'array', items: schemaOf(codec.type, schemas) }
  if (codec instanceof t.DictionaryType)
    return { type: 'object', additionalProperties: schemaOf(codec.codomain, schemas) }
  if (codec instanceof t.StringType) return { type: 'string' }
  if (codec instanceof t.NumberType) return { type: 'number' }
  if (codec instanceof t.BooleanType) return { type: 'boolean' }
  if (codec instanceof t.NullType) return { type: 'null' }
  if (codec instanceof t.KeyofType) return { enum: Object.keys(codec.keys) }
  if (codec instanceof t.LiteralType) return { const: codec.value }
  if (codec instanceof t.UnknownType) return { description: 'Not shown: nothing of it is used.' }
  throw new Error(`No schema is known for the codec ${codec.name}`)
}

/**
 * Merges parts that share a field into one object, whose field combines the schemas of all parts.
 * Otherwise a validator that closes each part would refuse the fields of the others.
 */
function allOf(parts: readonly Schema[], schemas: Schemas): Schema {
  const objects = parts.flatMap((part) => objectsIn(part, schemas))
  const fields = objects.flatMap(({ properties }) => (t.UnknownRecord.is(properties) ? Object.entries(properties) : []))
  const names = new Set(fields.map(([name]) => name))
  if (names.size === fields.length) return { allOf: parts }
  const said = (name: string): unknown => {
    const all = fields.filter(([field]) => field === name).map(([, schema]) => schema)
    return all.length === 1 ? all[0] : { allOf: all }
  }
  const required = new Set(objects.flatMap((object) => (Array.isArray(object['required']) ? object['required'] : [])))
  const choices = objects.flatMap(({ anyOf: choice }) => (choice === undefined ? [] : [{ anyOf: choice }]))
  return {
    type: 'object',
    properties: Object.fromEntries([...names].map((name) => [name, said(name)])),
    ...(required.size > 0 ? { required: [...required] } : {}),
    ...(choices.length > 0 ? { allOf: choices } : {}),
  }
}

/** The objects of a schema, including those of the components that it refers to. */
function objectsIn(schema: Schema, schemas: Schemas): readonly Schema[] {
  const { $ref, allOf: parts } = schema
  const component = typeof $ref === 'string' ? schemas.get($ref.replace('#/components/schemas/', '')) : undefined
  if (component !== undefined) return objectsIn(component, schemas)
  return Array.isArray(parts) ? parts.filter(t.UnknownRecord.is).flatMap((part) => objectsIn(part, schemas)) : [schema]
}

/** An optional answer has the schema of the answer when present. */
function anyOf(types: readonly t.Mixed[], schemas: Schemas): Schema {
  const [first, ...others] = types.filter((type) => !(type instanceof t.UndefinedType))
  return first !== undefined && others.length === 0
    ? schemaOf(first, schemas)
    : { anyOf: each(first === undefined ? [] : [first, ...others], schemas) }
}

const each = (codecs: readonly t.Mixed[], schemas: Schemas): readonly Schema[] =>
  codecs.map((codec) => schemaOf(codec, schemas))

function objectOf(props: t.Props, schemas: Schemas, required: readonly string[]): Schema {
  const properties = Object.entries(props).map(([key, codec]) => [key, schemaOf(codec, schemas)])
  return {
    type: 'object',
    ...(properties.length > 0 ? { properties: Object.fromEntries(properties) } : {}),
    ...(required.length > 0 ? { required } : {}),
  }
}
