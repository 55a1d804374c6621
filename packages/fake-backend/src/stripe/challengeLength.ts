import { minutes } from '../values/calendar.js'

/** The time limit of a challenge, in milliseconds. */
export const challengeLength = minutes(15)
