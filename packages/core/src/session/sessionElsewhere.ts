import { type Behavior, createState } from '../reactive/Behavior.js'

/**
 * What happened in another tab: a sign-out, a sign-in, or a check that renewed the session, so that its 30 minutes
 * start again.
 */
export type SessionWord = 'signedOut' | 'signedIn' | 'renewed'

/** For messages that any page of the same origin may send. */
export const isSessionWord = (message: unknown): message is SessionWord =>
  message === 'signedOut' || message === 'signedIn' || message === 'renewed'

/** Messages between the tabs of one browser; a tab does not receive its own. */
export interface SessionChannel {
  readonly announce: (word: SessionWord) => void
  /** Returns a function that stops listening. */
  readonly listen: (heard: (word: SessionWord) => void) => () => void
}

/** For an environment without other tabs. */
export const noOtherTabs: SessionChannel = {
  announce: () => undefined,
  listen: () => () => undefined,
}

/**
 * The customer whose session this page shows. The back end names the customer in each answer. An answer for another
 * customer, who signed in on this browser meanwhile, is never used.
 */
export interface SessionOwner {
  /** The owner's id; null until an answer has named the customer. */
  readonly id$: Behavior<string | null>
  /** The first answer of a session sets the owner; false for an answer for anybody else. */
  readonly owns: (customerId: string) => boolean
  /** Calls the listener for each answer for another customer. */
  readonly onOther: (listener: () => void) => void
  /** The session ended: the next answer sets the owner again. */
  readonly forget: () => void
}

/** Begins without an owner. */
export const createSessionOwner = (): SessionOwner => {
  const owner = createState<string | null>(null)
  let onHeard = (): void => undefined
  return {
    id$: owner.state$,
    owns: (customerId) => {
      if (owner.state$.value === null) owner.set(customerId)
      if (owner.state$.value === customerId) return true
      onHeard()
      return false
    },
    onOther: (listener) => {
      onHeard = listener
    },
    forget: () => owner.set(null),
  }
}
