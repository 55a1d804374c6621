import { onceOnly } from '../src/journeys/explorer/singleTrials.js'
import type { Trial } from '../src/journeys/explorer/Trial.js'

/** Identifies equivalent faults: a code means the same in each flow and at all reading calls. */
const likeness = ({ flow, faults }: Trial): string =>
  faults
    .map(({ call, nth, kind }) =>
      /^\d{8}/.test(kind) ? `${onceOnly.includes(call) ? call : 'read'}:${kind}` : `${flow} ${call}#${nth}:${kind}`,
    )
    .join(' ')

/** Each fault once per call; the plots that allow it take turns. */
export const oneOfEach = (singles: readonly Trial[]): readonly Trial[] => {
  const alike = new Map<string, Trial[]>()
  for (const single of singles) alike.set(likeness(single), [...(alike.get(likeness(single)) ?? []), single])
  return [...alike.values()].flatMap((plots, turn) => plots[turn % plots.length] ?? [])
}
