import type { Pax } from '../Booking.js'
import { activePax, fullName } from './passengers.js'

/** Looks up who travels by their passenger ids, each once; the cancelled are left out (specification 1, §6). */
export const travellerNames = (pax: readonly Pax[]): ((paxIds: readonly number[]) => readonly string[]) => {
  const names = new Map(activePax(pax).map((one) => [one.id, fullName(one)]))
  return (paxIds) => [...new Set(paxIds)].flatMap((id) => names.get(id) ?? [])
}
