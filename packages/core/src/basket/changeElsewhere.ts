import { type Basket, type BasketStatus } from './Basket.js'

/** What a load is expected to find changed since the basket was shown. */
export type Expectation =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'additions' }
  | { readonly kind: 'removals'; readonly lines: ReadonlySet<string> }
  /** A payment, which ends a basket. */
  | { readonly kind: 'anything' }

export const nothingNew: Expectation = { kind: 'nothing' }

/** What somebody else did to the basket: another tab, another device, the back end's own clock. */
export type ChangeElsewhere = 'gone' | 'replaced' | 'changed'

const over: readonly BasketStatus[] = ['abandoned', 'cancelled', 'completed', 'archived', 'deleted']

/** Whether nothing can be added to it any more. */
export const isOver = ({ status }: Basket): boolean => over.includes(status)

export const lineKey = (category: keyof Basket, id: string | number): string => `${category} ${id}`

const linesOf = (basket: Basket): readonly string[] => [
  ...basket.accommodations.map(({ id }) => lineKey('accommodations', id)),
  ...basket.extras.map(({ id }) => lineKey('extras', id)),
  ...basket.tickets.map(({ id }) => lineKey('tickets', id)),
  ...basket.transport.map(({ id }) => lineKey('transport', id)),
  ...basket.nameChanges.map(({ id }) => lineKey('nameChanges', id)),
  ...basket.charges.map(({ id }) => lineKey('charges', id)),
  ...basket.pax.map(({ id }) => lineKey('pax', id)),
]

/** Whether the line is in the basket. */
export const holdsLine = (basket: Basket, line: string): boolean => linesOf(basket).includes(line)

/** What goes with the lines that were removed: a room's extras, a charge's change of name and the other way round. */
const alongWith = (before: Basket, lines: ReadonlySet<string>): ReadonlySet<string> => {
  const rooms = before.accommodations.filter(({ id }) => lines.has(lineKey('accommodations', id)))
  const extras = before.extras.filter(({ accommodationId }) =>
    rooms.some((room) => room.accommodationId === accommodationId),
  )
  const changes = before.nameChanges.filter(
    ({ id, chargeId }) => lines.has(lineKey('nameChanges', id)) || lines.has(lineKey('charges', chargeId)),
  )
  return new Set([
    ...lines,
    ...extras.map(({ id }) => lineKey('extras', id)),
    ...changes.flatMap(({ id, chargeId }) => [lineKey('nameChanges', id), lineKey('charges', chargeId)]),
  ])
}

/** Null where the basket is as it was shown, but for what was expected. */
export const changeElsewhere = (
  before: Basket,
  after: Basket | null,
  expected: Expectation,
): ChangeElsewhere | null => {
  if (expected.kind === 'anything') return null
  if (after === null) return 'gone'
  if (before.id !== after.id) return 'replaced'
  const [linesBefore, linesAfter] = [new Set(linesOf(before)), new Set(linesOf(after))]
  const gone = expected.kind === 'removals' ? alongWith(before, expected.lines) : new Set<string>()
  const isMissing = [...linesBefore].some((line) => !linesAfter.has(line) && !gone.has(line))
  const isNew = expected.kind !== 'additions' && [...linesAfter].some((line) => !linesBefore.has(line))
  return isMissing || isNew ? 'changed' : null
}
