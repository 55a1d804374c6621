import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { map } from 'fp-ts/lib/TaskEither.js'
import * as t from 'io-ts'
import type { Minor } from '@booking-dashboard/core'
import { type ApiFailure, type BasketApi, type BasketItems, minor } from '@booking-dashboard/core/ports'
import { type Endpoint, del } from '../../contract/endpoint.js'
import { Amount, NotShown } from '../../contract/wire.js'
import type { Transport } from '../../transport/Transport.js'

/** Removes one item from a basket. */
export type RemoveEndpoint = Endpoint<`/api/basket/:ref/${string}/:id`, t.UndefinedC, typeof NotShown>

type Endpoints = Readonly<Record<string, Endpoint<string, t.Mixed, t.Mixed>>>

/**
 * One kind of basket item: its fields in the basket's answer, and the calls that add and remove it. `Name` is its name
 * in the core.
 */
export interface KindOnWire<
  Name extends string,
  Props extends t.Props,
  E extends Endpoints,
  Calls extends Partial<BasketApi>,
> {
  /** The fields in the basket's answer. */
  readonly props: Props
  readonly read: (basket: t.TypeOfProps<Props>) => ItemsOf<Name>
  readonly endpoints: E
  /** Null if an item of this kind can only be removed along with another item. */
  readonly remove: RemoveEndpoint | null
  readonly calls: (call: Transport['call']) => Calls
}

type ItemsOf<Name extends string> = Name extends keyof BasketItems ? BasketItems[Name] : readonly unknown[]

/** `kindOnWire<'extras'>()({ … })`: the core demands what it reads. */
export const kindOnWire =
  <Name extends string>() =>
  <Props extends t.Props, E extends Endpoints, Calls extends Partial<BasketApi>>(
    kind: KindOnWire<Name, Props, E, Calls>,
  ): KindOnWire<Name, Props, E, Calls> =>
    kind

/** What a call does, for the OpenAPI document. A page does not load it, so it stands beside the kind. */
export interface CallWords {
  /** One line, without a full stop. */
  readonly summary: string
  readonly description?: string
  /** The codes of behaviour/errors#1.8 that the call can answer, beside those of every change of a basket. */
  readonly codes?: readonly 50008020[]
}

export const removal = <Name extends string>(operationId: string, name: Name) =>
  del(operationId, `/api/basket/:ref/${name}/:id`, NotShown)

/** The total cost of an item. */
export const Total = t.type({ prices: t.type({ total: Amount }) })
export const totalOf = ({ prices }: t.TypeOf<typeof Total>): Minor => minor(prices.total.value)

/** Drops the answer of a change, because the basket is reloaded. */
export const done: (answer: TaskEither<ApiFailure, unknown>) => TaskEither<ApiFailure, void> = map(
  (): void => undefined,
)
