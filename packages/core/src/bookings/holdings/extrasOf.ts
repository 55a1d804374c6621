import type { Booking } from '../Booking.js'
import { grouped } from './grouped.js'
import type { SharedThing } from '../itinerary/Itinerary.js'
import { travellerNames } from './travellerNames.js'

/** What belongs to a trip without having a day of its own: extras by name and option with who has them, and insurance by name. */
export const extrasOf = ({
  extras,
  insurance,
  pax,
}: Booking): { readonly extras: readonly SharedThing[]; readonly insurance: readonly string[] } => {
  const names = travellerNames(pax)
  const kinds = grouped(extras, ({ name, option }) => [name, option].filter((part) => part !== '').join(': '))
  return {
    extras: kinds.map(([name, alike]) => ({
      name,
      count: alike.length,
      people: names(alike.map(({ paxId }) => paxId)),
    })),
    insurance: [...new Set(insurance.map(({ name }) => name))],
  }
}
