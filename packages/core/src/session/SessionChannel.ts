/** Tells the other tabs of this browser that the customer signed out, and hears it from them. */
export interface SessionChannel {
  readonly announceSignOut: () => void
  /** Returns how to stop listening. */
  readonly onSignOut: (listener: () => void) => () => void
}

/** Where there are no other tabs. */
export const noOtherTabs: SessionChannel = {
  announceSignOut: () => undefined,
  onSignOut: () => () => undefined,
}
