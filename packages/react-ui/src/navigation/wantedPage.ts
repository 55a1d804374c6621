import { type Path, paths, toOwnPath } from '@booking-dashboard/core'

/** What /login is told of the page that was asked for; it stays in the history entry, so a reload keeps it. */
export interface WantedPage {
  readonly wanted: string
}

const doors: readonly string[] = [paths.login, paths.resetPassword]

/** A page on the way in: nobody wants to come back to it, and its address may hold the token of a link. */
export const isDoor = (path: string): boolean => doors.includes(path.replace(/[?#].*$/, ''))

/** The page to show after the sign-in. The history can hold anything: only a page of our own is taken. */
export const wantedPage = (state: unknown): Path => {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return paths.bookings
  const own = typeof state.wanted === 'string' ? toOwnPath(state.wanted) : null
  return own === null || isDoor(own) ? paths.bookings : own
}
