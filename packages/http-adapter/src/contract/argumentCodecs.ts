import * as t from 'io-ts'
import { isLeft, isRight } from 'fp-ts/lib/Either.js'

/** A codec of a script's argument. The argument stays as it is; a failure says what the value has to be. */
export type ArgumentCodec<A = unknown> = t.Type<A, A, unknown>

const codec = <A>(what: string, validate: t.Validate<unknown, A>): ArgumentCodec<A> =>
  new t.Type<A, A, unknown>(what, (value): value is A => isRight(validate(value, [])), validate, t.identity)

/** `what` ends the sentence "… has to be …". */
export const wants = <A>(what: string, is: t.Is<A>): ArgumentCodec<A> =>
  codec(what, (value, context) => (is(value) ? t.success(value) : t.failure(value, context)))

export const isText = t.string.is
export const text = wants('a text', isText)
export const id = wants('a text that is not empty', (value): value is string => isText(value) && value !== '')
export const textOrNull = wants('a text or null', (value): value is string | null => value === null || isText(value))
export const number = wants('a whole number', (value): value is number => Number.isInteger(value))

export const orNothing = <A>(inner: ArgumentCodec<A>): ArgumentCodec<A | undefined> =>
  codec<A | undefined>(inner.name, (value, context) =>
    value === undefined ? t.success(undefined) : inner.validate(value, context),
  )

export const list = <A>(item: ArgumentCodec<A>): ArgumentCodec<readonly A[]> => t.readonlyArray(item, 'a list')

export const listOfSome = <A>(item: ArgumentCodec<A>): ArgumentCodec<readonly A[]> => {
  const items = list(item)
  const isFilled = (value: unknown): boolean => Array.isArray(value) && value.length > 0
  return codec('a list that is not empty', (value, context) =>
    isFilled(value) ? items.validate(value, context) : t.failure(value, context),
  )
}

type Fields = Readonly<Record<string, t.Mixed>>

export const object = <Props extends Fields>(fields: Props): t.TypeC<Props> =>
  t.type(fields, `an object with ${Object.keys(fields).join(', ')}`)

/** At least one of these fields, and no others. */
export const someOf = <Props extends Fields>(fields: Props): ArgumentCodec<Readonly<Record<string, unknown>>> => {
  const names = Object.keys(fields)
  const inner = t.partial(fields)
  const strangers = (value: object): readonly string[] => Object.keys(value).filter((name) => !names.includes(name))
  const hasSome = (value: Readonly<Record<string, unknown>>): boolean => names.some((name) => value[name] !== undefined)
  return codec(`an object with some of ${names.join(', ')}`, (value, context) => {
    if (!t.UnknownRecord.is(value) || !hasSome(value)) return t.failure(value, context)
    const [stranger] = strangers(value)
    return stranger === undefined
      ? inner.validate(value, context)
      : t.failure(value[stranger], t.appendContext(context, stranger, t.never), `is none of ${names.join(', ')}`)
  })
}

const pathOf = (context: t.Context, root: string | null): string => {
  const steps = context.slice(1).map(({ key }, index) => {
    const isInList = Array.isArray(context[index]?.actual)
    return isInList ? `[${key}]` : `.${key}`
  })
  const path = `${root ?? ''}${steps.join('')}`.replace(/^\./, '')
  return path === '' ? 'the argument' : path
}

/**
 * The first thing that is wrong with an argument, such as `tickets[0].ticketName has to be a text`, or null.
 * `root` names an argument that is not an object with fields.
 */
export const problemOf = (
  argument: t.Decoder<unknown, unknown>,
  value: unknown,
  root: string | null = null,
): string | null => {
  const decoded = argument.decode(value)
  const [error] = isLeft(decoded) ? decoded.left : []
  if (error === undefined) return null
  const what = error.message ?? `has to be ${error.context.at(-1)?.type.name ?? argument.name}`
  return `${pathOf(error.context, root)} ${what}`
}
