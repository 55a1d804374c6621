import { type BasketKind, kindOfKey } from './BasketKind.js'
import { charge, nameChange } from './kinds/nameChange.js'
import { extra } from './kinds/extra.js'
import { transport } from './kinds/transport.js'
import { passenger } from './kinds/passenger.js'
import { room } from './kinds/room.js'
import { ticket } from './kinds/ticket.js'

/**
 * Every kind of item that a basket can hold, in the order of removal (behaviour/basket#2.4). Counts, lines, removals
 * and comparisons all use this table. A new kind needs a file in `kinds/` and a line here.
 */
export const basketKinds = {
  accommodations: room,
  extras: extra,
  tickets: ticket,
  transport,
  nameChanges: nameChange,
  charges: charge,
  passengers: passenger,
} as const

type ListOf<Kind, Name> = Kind extends BasketKind<infer Held> ? (Name extends keyof Held ? Held[Name] : never) : never

/** The contents of a basket: one list for each kind, by its name. */
export type BasketItems = {
  readonly [Name in keyof typeof basketKinds]: ListOf<(typeof basketKinds)[Name], Name>
}

const table: Readonly<Record<string, BasketKind<BasketItems>>> = basketKinds

/** Every kind with its name, in the order of the table. */
export const everyKind = (): readonly (readonly [name: string, kind: BasketKind<BasketItems>])[] =>
  Object.entries(table)

/** The kind that a key names. Empty if the key names no kind of the table. */
export const kindOf = (key: string): Partial<BasketKind<BasketItems>> => table[kindOfKey(key)] ?? {}
