import { minutes } from '../values/calendar.js'
import type { World } from '../world/World.js'
import { codes } from '../refusal/codes.js'
import { Refusal, refuse } from '../refusal/Refusal.js'

/**
 * The back end accepts a request for this long after its sending. Later a page may state that the request can no longer
 * take effect (behaviour/promises#d7.10f).
 */
const requestWindow = minutes(25)

const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/

/** Refuses a request that is too old to begin anything. Its key stays unused. */
export const checkAge = ({ clock }: World, sentAt: string | null): void => {
  if (sentAt === null) return
  const sent = rfc3339.test(sentAt) ? Date.parse(sentAt) : Number.NaN
  if (Number.isNaN(sent))
    throw new Refusal(400, [{ code: codes.invalidHeader, message: 'X-Sent-At has to be an instant of RFC 3339.' }])
  if (clock.unmoved() - sent > requestWindow)
    refuse(codes.invalidRequest, 'This request was sent more than 25 minutes ago, and nothing was begun.')
}
