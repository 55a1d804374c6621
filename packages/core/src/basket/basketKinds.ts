import type { Operation } from '../failure/Failure.js'
import { type AddCall, type AddCommand, type BasketKind, kindOfKey } from './BasketKind.js'
import { charge, nameChange } from './kinds/nameChange.js'
import { addExtras, extra } from './kinds/extra.js'
import { addTransport, transport } from './kinds/transport.js'
import { passenger } from './kinds/passenger.js'
import { room } from './kinds/room.js'
import { ticket } from './kinds/ticket.js'

/**
 * Every kind of item that a basket can hold, in the order of removal (behaviour/basket#2.4). A new kind needs a file in
 * `kinds/`, a line here and its command below, and a line in `itemRules.ts`.
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

/** The commands that add items of one kind with one call of the port, which has the command's name. */
const commands = { addExtras, addTransport } as const satisfies Partial<Readonly<Record<Operation, object>>>

type Commands = typeof commands
/** The command of a basket that adds items of a kind. */
export type AddCommandName = keyof Commands
/** By command, its input. */
export type AddInputs = { readonly [Name in AddCommandName]: Parameters<Commands[Name]['toSend']>[0] }
type Sent = { readonly [Name in AddCommandName]: ReturnType<Commands[Name]['toSend']> }
/** By command, its call. */
export type AddCalls = { readonly [Name in AddCommandName]: AddCall<Sent[Name]> }

export const addCommands: {
  readonly [Name in AddCommandName]: AddCommand<BasketItems, AddInputs[Name], Sent[Name]>
} = commands

const table: Readonly<Record<string, BasketKind<BasketItems>>> = basketKinds

/** Every kind with its name, in the order of the table. */
export const everyKind = (): readonly (readonly [name: string, kind: BasketKind<BasketItems>])[] =>
  Object.entries(table)

/** The kind that a key names. Empty if the key names no kind of the table. */
export const kindOf = (key: string): Partial<BasketKind<BasketItems>> => table[kindOfKey(key)] ?? {}
