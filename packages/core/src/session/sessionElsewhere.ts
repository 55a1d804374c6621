/** Somebody signed out, or in; or a check found the session still standing, so that its 30 minutes begin anew. */
export type SessionWord = 'signedOut' | 'signedIn' | 'renewed'

export const isSessionWord = (said: unknown): said is SessionWord =>
  said === 'signedOut' || said === 'signedIn' || said === 'renewed'

/** What the tabs of one browser tell each other; a tab does not hear itself. */
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
 * Whose session this page shows. The back end says with each answer whose it is: one that is another customer's, because
 * somebody else signed in on this browser meanwhile, is never used.
 */
export interface SessionOwner {
  /** The first answer of a session tells whose it is; false for every one that is another's. */
  readonly owns: (customerId: string) => boolean
  /** Called with each answer that is another customer's. */
  readonly onOther: (listener: () => void) => void
  /** The session ended: the next answer is the next one's first. */
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
