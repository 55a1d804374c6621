import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { map } from 'fp-ts/lib/TaskEither.js'
import * as t from 'io-ts'
import type { Minor } from '@booking-dashboard/core'
import { type ApiFailure, type BasketApi, minor } from '@booking-dashboard/core/ports'
import { type Endpoint, del } from '../../contract/endpoint.js'
import { Amount, NotShown } from '../../contract/wire.js'
import type { Transport } from '../../transport/Transport.js'

/** Removes one item from a basket. */
export type RemoveEndpoint = Endpoint<`/api/basket/:ref/${string}/:id`, t.UndefinedC, typeof NotShown>

/** One kind of basket item: its fields in the basket's answer, and the calls that add and remove it. */
export interface KindOnWire<
  Props extends t.Props,
  Item,
  Endpoints extends Readonly<Record<string, Endpoint<string, t.Mixed, t.Mixed>>>,
  Calls extends Partial<BasketApi>,
> {
  /** The fields in the basket's answer. */
  readonly props: Props
  readonly read: (basket: t.TypeOfProps<Props>) => readonly Item[]
  readonly endpoints: Endpoints
  /** Null if an item of this kind can only be removed along with another item. */
  readonly remove: RemoveEndpoint | null
  readonly calls: (call: Transport['call']) => Calls
}

export const kindOnWire = <
  Props extends t.Props,
  Item,
  Endpoints extends Readonly<Record<string, Endpoint<string, t.Mixed, t.Mixed>>>,
  Calls extends Partial<BasketApi>,
>(
  kind: KindOnWire<Props, Item, Endpoints, Calls>,
): KindOnWire<Props, Item, Endpoints, Calls> => kind

export const removal = <Name extends string>(operationId: string, name: Name) =>
  del(operationId, `/api/basket/:ref/${name}/:id`, NotShown)

/** The total cost of an item. */
export const Total = t.type({ prices: t.type({ total: Amount }) })
export const totalOf = ({ prices }: t.TypeOf<typeof Total>): Minor => minor(prices.total.value)

/** Drops the answer of a change, because the basket is reloaded. */
export const done: (answer: TaskEither<ApiFailure, unknown>) => TaskEither<ApiFailure, void> = map(
  (): void => undefined,
)
