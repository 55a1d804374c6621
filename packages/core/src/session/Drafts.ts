import { holdsCardNumber } from '../environment/cardNumbers.js'
import { presence, type SessionState } from './SessionState.js'
import { type Behavior, createState } from '../reactive/Behavior.js'

/** Plain data as JSON. A field of a form whose text holds a card number is left out. Any other such text is blanked. */
export const encodeDraft = (draft: unknown): string =>
  JSON.stringify(draft, function (this: unknown, _name: string, value: unknown) {
    if (typeof value !== 'string' || !holdsCardNumber(value)) return value
    return this === draft && !Array.isArray(draft) ? undefined : ''
  })

/** A draft of another version of this page may have another form. Null is like any value. */
const isLike = <A>(value: unknown, empty: A): value is A =>
  empty === null ||
  (Array.isArray(value) === Array.isArray(empty) &&
    typeof value === typeof empty &&
    (typeof empty !== 'object' || Object.keys(empty).every((name) => Object.hasOwn(Object(value), name))))

/** The stored value, or `empty` without one. */
export const decodeDraft = <A>(json: string | undefined, empty: A): A => {
  try {
    const value: unknown = JSON.parse(json ?? 'null')
    return value !== null && isLike(value, empty) ? value : empty
  } catch {
    return empty
  }
}

/** What a customer typed, as JSON by form, with the customer's id. */
export interface DraftsOf {
  readonly customerId: string
  readonly drafts: Readonly<Record<string, string>>
}

/** Which drafts can be read. */
export interface ReadableDrafts {
  /** False while it is unknown whether the drafts belong to the signed-in customer: none can be read then. */
  readonly isOwnerKnown: boolean
}

/**
 * What was typed or chosen but not sent. It survives an expired session, so the same customer finds it after the next
 * sign-in. A sign-out, or the sign-in of another customer, clears it. Never a secret: no password, no account number. A
 * text with a card number is not stored.
 */
export interface Drafts {
  /** A new value whenever other drafts can be read than before. Whoever shows a draft then reads it again. */
  readonly readable$: Behavior<ReadableDrafts>
  /** The draft of a form, or `empty` if there is none, or if its form differs from that of `empty`. */
  readonly read: <A>(form: string, empty: A) => A
  /** `draft` is plain data. A change of its inner form needs a new name of the form. */
  readonly store: (form: string, draft: unknown) => void
  readonly drop: (form: string) => void
  /** Whether any draft exists. */
  readonly holdAny: () => boolean
  /** The drafts for the next load of the page; null if there are none, or their owner is unknown. */
  readonly leave: () => DraftsOf | null
  /** Restores the drafts of an earlier page. They can be read once the customer is known to be the same. */
  readonly comeBack: (left: DraftsOf) => void
}

/** The owner of the drafts: the e-mail after a sign-in on this page, the customer's id once it is loaded. */
interface Owner {
  readonly email: string | null
  readonly id: string | null
}

const nobody: Owner = { email: null, id: null }

export const createDrafts = (session$: Behavior<SessionState>, customerId$: Behavior<string | null>): Drafts => {
  const drafts = new Map<string, string>()
  const readable = createState<ReadableDrafts>({ isOwnerKnown: true })
  let owner = nobody

  const forget = (next: Owner): void => {
    drafts.clear()
    owner = next
    readable.set({ isOwnerKnown: true })
  }
  /** The customer's id decides later whose the drafts are. */
  const hide = (): void => {
    if (drafts.size > 0 && readable.state$.value.isOwnerKnown) readable.set({ isOwnerKnown: false })
  }
  session$.subscribe((state) => {
    if (state.kind === 'signedOut' && state.chosen) return forget(nobody)
    // Somebody else may be signed in by now.
    if (presence(state) === 'unknown') {
      owner = drafts.size === 0 ? nobody : { ...owner, email: null }
      return hide()
    }
    if (state.kind !== 'signedIn' || state.email === null) return
    const { email } = state
    if (owner.email !== null && owner.email !== email) return forget({ email, id: null })
    // The back end remembered the earlier session, so its e-mail is unknown.
    if (owner.email === null) hide()
    owner = { ...owner, email }
  })
  customerId$.subscribe((id) => {
    if (id === null) return
    const other = owner.id !== null && owner.id !== id
    const isUnreadable = owner.id === null && !readable.state$.value.isOwnerKnown
    if (other || isUnreadable) return forget({ ...owner, id })
    owner = { ...owner, id }
    if (!readable.state$.value.isOwnerKnown) readable.set({ isOwnerKnown: true })
  })
  return {
    readable$: readable.state$,
    read: (form, empty) => decodeDraft(readable.state$.value.isOwnerKnown ? drafts.get(form) : undefined, empty),
    store: (form, draft) => void drafts.set(form, encodeDraft(draft)),
    drop: (form) => void drafts.delete(form),
    holdAny: () => drafts.size > 0,
    leave: () =>
      owner.id === null || drafts.size === 0 ? null : { customerId: owner.id, drafts: Object.fromEntries(drafts) },
    comeBack: (left) => {
      for (const [form, draft] of Object.entries(left.drafts)) drafts.set(form, draft)
      owner = { email: null, id: left.customerId }
      readable.set({ isOwnerKnown: false })
    },
  }
}
