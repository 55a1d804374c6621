import type * as t from 'io-ts'
import type { AddCommandName, BasketItems } from '@booking-dashboard/core/ports'
import type { Transport } from '../transport/Transport.js'
import { charges, chargesWords } from './kinds/charges.js'
import { extras, extrasArgument, extrasWords } from './kinds/extras.js'
import { transport, transportArgument, transportWords } from './kinds/transport.js'
import type { CallWords, RemoveEndpoint } from './kinds/KindOnWire.js'
import { nameChanges, nameChangesWords } from './kinds/nameChanges.js'
import { passengers, passengersWords } from './kinds/passengers.js'
import { rooms, roomsWords } from './kinds/rooms.js'
import { tickets, ticketsWords } from './kinds/tickets.js'

/** Every kind of basket item by its name in the core. A new kind is a file in `kinds/` and a line here. */
export const basketKinds = {
  accommodations: rooms,
  extras,
  tickets,
  transport,
  nameChanges,
  charges,
  passengers,
} as const satisfies { readonly [Name in keyof BasketItems]: { readonly read: (basket: never) => BasketItems[Name] } }

type Kinds = typeof basketKinds
type Kind = Kinds[keyof Kinds]

/** By kind, what its calls do, for the OpenAPI document. */
export const itemWords: {
  readonly [Name in keyof Kinds]: Readonly<Record<keyof Kinds[Name]['endpoints'], CallWords>>
} = {
  accommodations: roomsWords,
  extras: extrasWords,
  tickets: ticketsWords,
  transport: transportWords,
  nameChanges: nameChangesWords,
  charges: chargesWords,
  passengers: passengersWords,
}

/** By command of the core's table of kinds, the check of what a script passes. */
export const itemArguments: Readonly<Record<AddCommandName, () => t.Decoder<unknown, unknown>>> = {
  addExtras: extrasArgument,
  addTransport: transportArgument,
}

type Merged<A> = (A extends unknown ? (part: A) => void : never) extends (parts: infer All) => void ? All : never

/** Merges one part of every kind into one object. No two kinds share a name. */
const merged = <A extends object>(partOf: (kind: Kind) => A): Merged<A> =>
  Object.assign({}, ...Object.values<Kind>(basketKinds).map(partOf))

/** The fields of all kinds in the basket's answer. */
export const itemProps = (): Merged<Kind['props']> => merged<Kind['props']>(({ props }) => props)

/** The calls that add or remove an item of any kind. */
export const itemEndpoints = (): Merged<Kind['endpoints']> => merged<Kind['endpoints']>(({ endpoints }) => endpoints)

export const itemCalls = (call: Transport['call']): Merged<ReturnType<Kind['calls']>> =>
  merged<ReturnType<Kind['calls']>>((kind) => kind.calls(call))

/** Null for an item that cannot be removed on its own. */
export const removalOf = (name: string): RemoveEndpoint | null =>
  new Map<string, Kind>(Object.entries(basketKinds)).get(name)?.remove ?? null

type Wire = Kind['read'] extends (basket: infer All) => unknown ? All : never

/** The list of every kind, by its name. */
export const readItems = (basket: Wire): BasketItems =>
  Object.assign(
    {},
    ...Object.entries<{ readonly read: (basket: Wire) => readonly unknown[] }>(basketKinds).map(([name, { read }]) => ({
      [name]: read(basket),
    })),
  )
