import { hours } from '../world/calendar.js'

/** What the last reset e-mail holds. Both ways in end after an hour, and as soon as a new password is set. */
export interface PasswordReset {
  readonly temporaryPassword: string
  readonly token: string
  /** In milliseconds since the epoch. */
  readonly sentAt: number
}

const lifetime = hours(1)

export const isOver = ({ sentAt }: PasswordReset, now: number): boolean => now - sentAt >= lifetime
