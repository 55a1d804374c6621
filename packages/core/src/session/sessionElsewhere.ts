/** Somebody signed out or in, or a check found the session still valid, so that its 30 minutes start again. */
export type SessionWord = 'signedOut' | 'signedIn' | 'renewed'

export const isSessionWord = (said: unknown): said is SessionWord =>
  said === 'signedOut' || said === 'signedIn' || said === 'renewed'

/** Messages between the tabs of one browser; a tab does not hear its own. */
export interface SessionChannel {
  readonly announce: (word: SessionWord) => void
  /** Returns how to stop listening. */
  readonly listen: (heard: (word: SessionWord) => void) => () => void
}

/** Where there are no other tabs. */
export const noOtherTabs: SessionChannel = {
  announce: () => undefined,
  listen: () => () => undefined,
}

/**
 * Whose session this page shows. The back end names the customer with each answer; an answer for another customer, who
 * signed in on this browser meanwhile, is never used.
 */
export interface SessionOwner {
  /** The first answer of a session sets the owner; false for an answer of anybody else. */
  readonly owns: (customerId: string) => boolean
  /** Called for each answer of another customer. */
  readonly onOther: (listener: () => void) => void
  /** The session ended: the next answer sets the owner again. */
  readonly forget: () => void
}

export const createSessionOwner = (): SessionOwner => {
  let owner: string | null = null
  let heard = (): void => undefined
  return {
    owns: (customerId) => {
      owner ??= customerId
      if (owner === customerId) return true
      heard()
      return false
    },
    onOther: (listener) => {
      heard = listener
    },
    forget: () => {
      owner = null
    },
  }
}
