import type { Basket, BasketStatus } from './Basket.js'
import { idOfKey, kindOfKey, lineKey } from './BasketKind.js'
import { everyKind } from './basketKinds.js'

/** The changes that the next load is expected to find. */
export type Expectation =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'additions' }
  | { readonly kind: 'removals'; readonly lines: ReadonlySet<string> }
  /** After a payment, which ends a basket. */
  | { readonly kind: 'anything' }

export const nothingNew: Expectation = { kind: 'nothing' }

/** What somebody else did to the basket: another tab, another device, the back end's own clock. */
export type ChangeElsewhere = 'gone' | 'replaced' | 'changed'

const over: readonly BasketStatus[] = ['abandoned', 'cancelled', 'completed', 'archived', 'deleted']

/** Whether nothing can be added to it any more. */
export const isOver = ({ status }: Basket): boolean => over.includes(status)

/** The key of everything that the basket holds, in the order in which several things are removed. */
export const keysIn = (basket: Basket): readonly string[] =>
  everyKind().flatMap(([name, kind]) => kind.ids(basket).map((id) => lineKey(name, id)))

/** What was removed, and what goes with it: a room's extras, a charge's change of name and the other way round. */
const withRelatedLines = (before: Basket, removed: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    [...removed].flatMap((key) => {
      const kind = everyKind().find(([name]) => name === kindOfKey(key))?.[1]
      const id = idOfKey(key)
      return [key, ...(kind?.mayDrop?.(before, id) ?? []), ...(kind?.removedAs ? [kind.removedAs(before, id)] : [])]
    }),
  )

/** Null if nothing changed but what was expected. */
export const changeElsewhere = (
  before: Basket,
  after: Basket | null,
  expected: Expectation,
): ChangeElsewhere | null => {
  if (expected.kind === 'anything') return null
  const keys = keysIn(before)
  const gone = expected.kind === 'removals' ? withRelatedLines(before, expected.lines) : new Set<string>()
  // The back end may close a basket when its last line is removed.
  if (after === null) return keys.length > 0 && keys.every((key) => gone.has(key)) ? null : 'gone'
  if (before.id !== after.id) return 'replaced'
  const [linesBefore, linesAfter] = [new Set(keys), new Set(keysIn(after))]
  const isMissing = keys.some((line) => !linesAfter.has(line) && !gone.has(line))
  const isNew = expected.kind !== 'additions' && [...linesAfter].some((line) => !linesBefore.has(line))
  return isMissing || isNew ? 'changed' : null
}
