import type { Pax } from '../Booking.js'

/** Cancelled passengers are left out of every list (specification 1, §6). */
export const activePax = (...lists: readonly (readonly Pax[])[]): readonly Pax[] =>
  lists.flat().filter(({ cancelled }) => !cancelled)

export const fullName = ({ firstName, lastName }: Pick<Pax, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()

/** Looks up who travels by their passenger ids, each once; the cancelled are left out (specification 1, §6). */
export const travellerNames = (pax: readonly Pax[]): ((paxIds: readonly number[]) => readonly string[]) => {
  const names = new Map(activePax(pax).map((one) => [one.id, fullName(one)]))
  return (paxIds) => [...new Set(paxIds)].flatMap((id) => names.get(id) ?? [])
}
