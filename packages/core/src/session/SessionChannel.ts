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
