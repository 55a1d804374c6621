import { type Path, paths, toOwnPath } from '@booking-dashboard/core'

/** The requested page, passed to /login or /changepassword. It stays in the history entry, so it survives a reload. */
export interface WantedPage {
  readonly wanted: string
  /** The document in which somebody was signed in on that page. Another one does not know whose page it was. */
  readonly document?: number
}

/**
 * The page on which a session ended, or which waits for a new password. The next customer may be another one, so a
 * reload forgets it.
 */
export const lastPage = (wanted: string): WantedPage => ({ wanted, document: performance.timeOrigin })

const doors: readonly string[] = [paths.login, paths.resetPassword]

/** A sign-in page: nobody wants to return to it, and its address may hold the token of a link. */
export const isDoor = (path: string): boolean => doors.includes(path.replace(/[?#].*$/, ''))

/**
 * The page to show after the sign-in. The history state can hold anything, so only the product's own paths are
 * accepted.
 */
export const wantedPage = (state: unknown): Path => {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return paths.bookings
  if ('document' in state && state.document !== performance.timeOrigin) return paths.bookings
  const own = typeof state.wanted === 'string' ? toOwnPath(state.wanted) : null
  return own === null || isDoor(own) ? paths.bookings : own
}
