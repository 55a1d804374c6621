import { holdsCardNumber } from '../environment/cardNumbers.js'
import type { SessionState } from './SessionState.js'
import { type Behavior, createState } from '../reactive/Behavior.js'

/** The fields of a form by name. Never a secret: no password, no account number; a field that holds a card number is not kept. */
export type Draft = Readonly<Record<string, string>>

/** What was typed, and by whom. */
export interface DraftsOf {
  readonly customerId: string
  readonly drafts: Readonly<Record<string, Draft>>
}

/**
 * What was typed and not sent yet. It survives an expired session, so that the same customer finds it after signing in
 * again; signing out, and another customer's sign-in, forget it.
 */
export interface Drafts {
  /** False while it is not known yet whether the drafts belong to whoever is signed in now: nothing can be read then. */
  readonly readable$: Behavior<boolean>
  readonly read: (form: string) => Draft | null
  readonly keep: (form: string, draft: Draft) => void
  readonly drop: (form: string) => void
  /** Whether anything is kept. */
  readonly holdAny: () => boolean
  /** What has to outlive a page that is loaded anew; null where nothing was typed, or nobody is known to have typed it. */
  readonly leave: () => DraftsOf | null
  /** What an earlier page left. It can be read once the customer is known to be the same. */
  readonly comeBack: (left: DraftsOf) => void
}

/** Whose drafts they are: the e-mail if the sign-in was here, the customer's id once it is loaded. */
interface Owner {
  readonly email: string | null
  readonly id: string | null
}

const nobody: Owner = { email: null, id: null }

export const createDrafts = (session$: Behavior<SessionState>, customerId$: Behavior<string | null>): Drafts => {
  const drafts = new Map<string, Draft>()
  const readable = createState(true)
  let owner = nobody

  const forget = (next: Owner): void => {
    drafts.clear()
    owner = next
    readable.set(true)
  }
  session$.subscribe((state) => {
    if (state.kind === 'signedOut' && state.chosen) return forget(nobody)
    if (state.kind !== 'signedIn' || state.email === null) return
    const { email } = state
    if (owner.email !== null && owner.email !== email) return forget({ email, id: null })
    // The back end remembered the earlier session, so its e-mail is unknown: the customer's id will tell.
    if (owner.email === null && drafts.size > 0) readable.set(false)
    owner = { ...owner, email }
  })
  customerId$.subscribe((id) => {
    if (id === null) return
    const other = owner.id !== null && owner.id !== id
    const cannotTell = owner.id === null && !readable.state$.value
    if (other || cannotTell) return forget({ ...owner, id })
    owner = { ...owner, id }
    readable.set(true)
  })
  return {
    readable$: readable.state$,
    read: (form) => (readable.state$.value ? (drafts.get(form) ?? null) : null),
    keep: (form, draft) =>
      void drafts.set(form, Object.fromEntries(Object.entries(draft).filter(([, value]) => !holdsCardNumber(value)))),
    drop: (form) => void drafts.delete(form),
    holdAny: () => drafts.size > 0,
    leave: () =>
      owner.id === null || drafts.size === 0 ? null : { customerId: owner.id, drafts: Object.fromEntries(drafts) },
    comeBack: (left) => {
      for (const [form, draft] of Object.entries(left.drafts)) drafts.set(form, draft)
      owner = { email: null, id: left.customerId }
      readable.set(false)
    },
  }
}
