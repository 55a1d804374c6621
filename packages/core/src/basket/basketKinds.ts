import { type BasketKind, kindOfKey } from './BasketKind.js'
import { charge, nameChange } from './kinds/nameChange.js'
import { extra } from './kinds/extra.js'
import { journey } from './kinds/journey.js'
import { passenger } from './kinds/passenger.js'
import { room } from './kinds/room.js'
import { ticket } from './kinds/ticket.js'

/**
 * Everything that a basket can hold, in the order in which several are removed (behaviour/basket#2.4). All that is
 * counted, shown, removed and compared is made of this table: a new kind is a file in `kinds/` and a line here.
 */
export const basketKinds = {
  accommodations: room,
  extras: extra,
  tickets: ticket,
  transport: journey,
  nameChanges: nameChange,
  charges: charge,
  pax: passenger,
} as const

type ListOf<Kind, Name> = Kind extends BasketKind<infer Held> ? (Name extends keyof Held ? Held[Name] : never) : never

/** What a basket holds: the list of every kind, by its name. */
export type BasketItems = {
  readonly [Name in keyof typeof basketKinds]: ListOf<(typeof basketKinds)[Name], Name>
}

const table: Readonly<Record<string, BasketKind<BasketItems>>> = basketKinds

/** Every kind with its name, in the order of the table. */
export const everyKind = (): readonly (readonly [name: string, kind: BasketKind<BasketItems>])[] =>
  Object.entries(table)

/** What is known of the kind of this key; nothing where it names none of the table. */
export const kindOf = (key: string): Partial<BasketKind<BasketItems>> => table[kindOfKey(key)] ?? {}
