import type { Observable } from 'rxjs'
import type { SessionState } from './SessionState.js'

/** The fields of a form by name. Never a secret: no password, no card, no account number. */
export type Draft = Readonly<Record<string, string>>

/**
 * What was typed and not yet sent. It outlives a session that ran out, so that a new sign-in of the same customer finds
 * it; a sign-out by choice, and another customer's sign-in, forget it.
 */
export interface Drafts {
  readonly read: (form: string) => Draft | null
  readonly keep: (form: string, draft: Draft) => void
  readonly drop: (form: string) => void
}

export const createDrafts = (session$: Observable<SessionState>): Drafts => {
  const drafts = new Map<string, Draft>()
  let owner: string | null = null
  session$.subscribe((state) => {
    if (state.kind === 'signedOut' && state.chosen) drafts.clear()
    if (state.kind !== 'signedIn' || state.email === null) return
    if (owner !== null && owner !== state.email) drafts.clear()
    owner = state.email
  })
  return {
    read: (form) => drafts.get(form) ?? null,
    keep: (form, draft) => void drafts.set(form, draft),
    drop: (form) => void drafts.delete(form),
  }
}
