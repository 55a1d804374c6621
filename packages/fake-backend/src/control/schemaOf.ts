import * as t from 'io-ts'
import { WholeNumber } from '../values/wholeNumber.js'

export type Schema = { readonly [key: string]: unknown }

/** The JSON Schema of a codec of the controls. Throws for an unknown codec, so that the document is always complete. */
export const schemaOf = (codec: t.Mixed): Schema => {
  if (codec instanceof WholeNumber) return { type: 'integer', minimum: codec.least, maximum: codec.most }
  if (codec instanceof t.InterfaceType) return objectOf(codec.props as t.Props, Object.keys(codec.props as t.Props))
  if (codec instanceof t.PartialType) return objectOf(codec.props as t.Props, [])
  if (codec instanceof t.IntersectionType) return { allOf: (codec.types as readonly t.Mixed[]).map(schemaOf) }
  if (codec instanceof t.UnionType) return { anyOf: (codec.types as readonly t.Mixed[]).map(schemaOf) }
  if (codec instanceof t.ArrayType || codec instanceof t.ReadonlyArrayType)
    return { type: 'array', items: schemaOf(codec.type as t.Mixed) }
  if (codec instanceof t.DictionaryType)
    return { type: 'object', additionalProperties: schemaOf(codec.codomain as t.Mixed) }
  if (codec instanceof t.StringType) return { type: 'string' }
  if (codec instanceof t.NumberType) return { type: 'number' }
  if (codec instanceof t.BooleanType) return { type: 'boolean' }
  if (codec instanceof t.NullType) return { type: 'null' }
  if (codec instanceof t.KeyofType) return { enum: Object.keys(codec.keys as object) }
  if (codec instanceof t.LiteralType) return { const: codec.value as unknown }
  if (codec instanceof t.UnknownType) return {}
  throw new Error(`No schema is known for the codec ${codec.name}`)
}

const objectOf = (props: t.Props, required: readonly string[]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(props).map(([key, codec]) => [key, schemaOf(codec)])),
  ...(required.length > 0 && { required }),
})
