import { createState } from '../src/reactive/Behavior.js'
import { decodeDraft, type Drafts, encodeDraft, type ReadableDrafts } from '../src/session/Drafts.js'

/** Drafts whose owner is known unless a test says otherwise. */
export const openDrafts = () => {
  const readable = createState<ReadableDrafts>({ isOwnerKnown: true })
  const all = new Map<string, string>()
  const drafts: Drafts = {
    readable$: readable.state$,
    read: (form, empty) => decodeDraft(readable.state$.value.isOwnerKnown ? all.get(form) : undefined, empty),
    store: (form, draft) => void all.set(form, encodeDraft(draft)),
    drop: (form) => void all.delete(form),
    holdAny: () => all.size > 0,
    leave: () => null,
    comeBack: () => undefined,
  }
  return { drafts, readable, all }
}
