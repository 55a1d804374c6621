import { minutes } from '../world/calendar.js'

/** How long a challenge may stay open, in milliseconds. */
export const challengeLength = minutes(15)
