import { cleanEmail } from '../environment/typedText.js'
import { type Behavior, createState, select, type State } from '../reactive/Behavior.js'

// Before the @, text without the characters that only quotes allow. After it, a dotted name. Its parts have hyphens
// between other signs, but no punctuation of ASCII, no bracket and no quotation mark. The last one has letters and
// digits, in any script. Stricter rules refuse addresses that exist.
const labelOf = (sign: string): string => `${sign}(?:(?:${sign}|[_-])*${sign})?`
const label = labelOf('[^\\0-/:-@[-`{-\\x7F\\s\\p{Cc}\\p{Ps}\\p{Pe}\\p{Pi}\\p{Pf}]')
const last = labelOf('[\\p{L}\\p{M}\\p{N}]')
const address = new RegExp(`^(?:[^\\s@"(),:;<>[\\\\\\]]+|"[^\\s@"]+")@(?:${label}\\.)+${last}$`, 'u')

/** In characters; no mail server accepts a longer address (RFC 5321). */
const longestAddress = 254

/** The one rule for every e-mail address that a customer types; the address is cleaned first. */
export const isEmailAddress = (text: string): boolean => {
  const email = cleanEmail(text)
  return email.length <= longestAddress && address.test(email)
}

/** The values of a form's fields, and the problem to show beside each. */
export interface TypedFields<Name extends string> {
  readonly values: Readonly<Record<Name, string>>
  /** Null if the field is valid, or if it is too early to show a problem. */
  readonly problems: Readonly<Record<Name, string | null>>
}

type FieldErrors<Name extends string> = Readonly<Partial<Record<Name, string>>>

interface Typing<Name extends string> {
  readonly values: Readonly<Record<Name, string>>
  /** Fields that lost their focus, or all fields after a submit. */
  readonly left: ReadonlySet<Name>
  /** The back end's message about a field, until the customer types again. */
  readonly refused: Readonly<Record<string, string | undefined>>
}

/**
 * Stored in memory only, while the form is open: for passwords, which are never drafts. `createTyping` makes the state
 * of a form that is cleared at the end of a session.
 */
export const createTypedFields = <Name extends string>(
  names: readonly Name[],
  problemsOf: (values: Readonly<Record<Name, string>>) => FieldErrors<Name>,
  createTyping: <A>(initial: A) => State<A> = createState,
) => {
  const each = <A>(value: (name: Name) => A): Readonly<Record<Name, A>> =>
    Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, A>
  const empty: Typing<Name> = { values: each(() => ''), left: new Set(), refused: {} }
  const typing = createTyping(empty)
  const state$: Behavior<TypedFields<Name>> = select(typing.state$, ({ values, left, refused }) => {
    const problems = problemsOf(values)
    return { values, problems: each((name) => (left.has(name) ? problems[name] : undefined) ?? refused[name] ?? null) }
  })
  return {
    state$,
    type: (name: Name, value: string): void =>
      typing.update((now) => ({
        ...now,
        values: { ...now.values, [name]: value },
        refused: { ...now.refused, [name]: undefined },
      })),
    /** A field lost its focus. */
    leave: (name: Name): void => typing.update((now) => ({ ...now, left: new Set([...now.left, name]) })),
    /** Shows every problem and returns those that exist. */
    attempt: (): FieldErrors<Name> => {
      typing.merge({ left: new Set(names), refused: {} })
      return problemsOf(typing.state$.value.values)
    },
    refuse: (refused: FieldErrors<Name>): void => typing.merge({ left: new Set(), refused }),
    clear: (): void => typing.set(empty),
  }
}
