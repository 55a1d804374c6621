import { hours } from '../values/calendar.js'

/** The content of the last reset e-mail. Its link and password expire after an hour, or when a new password is set. */
export interface PasswordReset {
  readonly temporaryPassword: string
  readonly token: string
  /** In milliseconds since the epoch. */
  readonly sentAt: number
}

const lifetime = hours(1)

export const isOver = ({ sentAt }: PasswordReset, now: number): boolean => now - sentAt >= lifetime
