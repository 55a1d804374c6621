/** A bug made by changing one line of the product. */
export interface PlantedBug {
  readonly name: string
  /** Relative to the root of the repository. */
  readonly file: string
  /** Occurs exactly once in the file. */
  readonly from: string
  readonly to: string
}

/** The file with the bug in it. Throws if the line is missing or occurs more than once. */
export const plant = (text: string, { name, file, from, to }: PlantedBug): string => {
  const places = text.split(from).length - 1
  if (places !== 1) throw new Error(`“${name}”: “${from}” stands ${places} times in ${file}, and not once`)
  return text.replace(from, () => to)
}

const core = 'packages/core/src'
const adapter = 'packages/http-adapter/src'

/** Plausible mistakes of a developer, one for each kind of damage. */
export const plantedBugs: readonly PlantedBug[] = [
  {
    name: 'sum: a choice of several costs as much as one',
    file: `${core}/catalogue/createShop.ts`,
    from: 'timesMinor(displayedCost(option.cost), quantity)',
    to: 'timesMinor(displayedCost(option.cost), Math.min(quantity, 1))',
  },
  {
    name: 'order: past bookings stand oldest first',
    file: `${core}/bookings/bookings.ts`,
    from: 'past: past.toSorted((a, b) => byDeparture(b, a))',
    to: 'past: past.toSorted(byDeparture)',
  },
  {
    name: 'list: of several things to remove, the last one stays',
    file: `${core}/basket/removeLines.ts`,
    from: '  for (const key of keys) {',
    to: '  for (const key of keys.slice(0, Math.max(1, keys.length - 1))) {',
  },
  {
    name: 'date: a room ends on the day it begins',
    file: `${adapter}/bookings/toHoldings.ts`,
    from: 'checkOut: room.check_out.iso_value',
    to: 'checkOut: room.check_in.iso_value',
  },
  {
    name: 'wrong person: what is added skips the first passenger',
    file: `${core}/basket/passengers.ts`,
    from: 'activePassengers(passengers).find(',
    to: 'activePassengers(passengers).slice(1).find(',
  },
  {
    name: 'stale: a basket is said to be paid before the booking is loaded',
    file: `${core}/payment/purchaseCalls.ts`,
    from: 'await (submission?.amount === zeroMinor',
    to: 'void (submission?.amount === zeroMinor',
  },
  {
    name: 'twice: a change is sent again after a lost answer',
    file: `${adapter}/transport/retry.ts`,
    from: "method === 'GET' &&",
    to: "(method === 'GET' || method === 'POST') &&",
  },
  {
    name: 'missing message: nothing is said when adding to the basket fails',
    file: `${core}/basket/adding/addToBasket.ts`,
    from: 'if (!isNotified) onFailure(failure)',
    to: 'if (isNotified) onFailure(failure)',
  },
  {
    name: 'wrong redirect: a 401 leads to the page of a missing permission',
    file: `${core}/failure/handleFailure.ts`,
    from: '        deps.revoke()\n        goTo(paths.login)',
    to: '        deps.revoke()\n        goTo(paths.unauthorised)',
  },
  {
    name: 'wrong state: a status check ends a request that may still arrive',
    file: `${core}/payment/machine/transition.ts`,
    from: 'const left = unanswered.filter((request) => request > expiredAtCheck)',
    to: 'const left = unanswered.slice(expiredAtCheck, 0)',
  },
  {
    name: 'lost input: an expired session drops what was typed',
    file: `${core}/session/Drafts.ts`,
    from: "if (state.kind === 'signedOut' && state.chosen) return forget(nobody)",
    to: "if (state.kind === 'signedOut') return forget(nobody)",
  },
  {
    name: 'leak: a booking stays after a sign-out',
    file: `${core}/reactive/Lifetime.ts`,
    from: 'ended$.subscribe(() => state.set(initial))',
    to: 'ended$.subscribe(() => undefined)',
  },
]
