import type { AnyEndpoint, Endpoint, FileEndpoint, PathParams } from '@booking-dashboard/http-adapter/contract'
import { isLeft } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { StalePart } from '../records/BookingRecord.js'
import type { CustomerRecord } from '../records/CustomerRecord.js'
import type { Begun } from '../records/onceByKey.js'
import { codes } from '../refusal/codes.js'
import { Refusal } from '../refusal/Refusal.js'
import type { World } from '../world/World.js'
import type { FileAnswer } from './RouteAnswer.js'
import { requireCustomer } from './sessions.js'

/** A parsed request. Its values are not validated. */
export interface Incoming {
  readonly world: World
  readonly param: (name: string) => string
  /** Null if the address has no such parameter. */
  readonly query: (name: string) => string | null
  readonly body: unknown
  readonly hostname: string
  readonly sessionToken: string | null
  /** The code that the attempt of this request ends with. Null unless a fault sets it. */
  readonly refusal: number | null
  /** The part of a booking's answer that repeats the previous answer. Null unless a fault sets it. */
  readonly stale: StalePart | null
  /** Empty if the request has none. */
  readonly idempotencyKey: string
  /** The sending time that the request states. Null if it states none. */
  readonly sentAt: string | null
  /** Binds the request's Idempotency-Key to what was begun. */
  readonly begun: (what: Begun) => void
  /** Sets the session cookie; null clears it. */
  readonly setSession: (token: string | null) => void
}

export interface Call<P extends string, B> extends Omit<Incoming, 'param' | 'body'> {
  readonly param: (name: keyof PathParams<P> & string) => string
  readonly body: B
}

export interface CustomerCall<P extends string, B> extends Call<P, B> {
  readonly customer: CustomerRecord
}

/** The properties of an endpoint that serving needs, for JSON or a file. */
export type ServedEndpoint = Pick<AnyEndpoint, 'operationId' | 'method' | 'path'> &
  Partial<Pick<AnyEndpoint, 'idempotent' | 'query'>>

/** An endpoint of the contract with its handler. */
export interface Route {
  readonly endpoint: ServedEndpoint
  /** Whether a plain link may call it, which carries none of the dashboard's headers. */
  readonly isLinked?: true
  /** Returns the body of a success. Throws a Refusal otherwise. */
  readonly answer: (incoming: Incoming) => unknown
}

/** A route for everybody, signed in or not. The answer has the contract's type. */
export const publicRoute = <P extends string, B extends t.Mixed, A extends t.Mixed>(
  endpoint: Endpoint<P, B, A>,
  handle: (call: Call<P, t.TypeOf<B>>) => t.OutputOf<A>,
): Route => ({
  endpoint,
  answer: (incoming) => handle({ ...incoming, body: decodeBody(endpoint, incoming.body) }),
})

/** A route for the signed-in customer. 401 otherwise. */
export const route = <P extends string, B extends t.Mixed, A extends t.Mixed>(
  endpoint: Endpoint<P, B, A>,
  handle: (call: CustomerCall<P, t.TypeOf<B>>) => t.OutputOf<A>,
): Route => ({
  endpoint,
  answer: (incoming) => {
    const customer = requireCustomer(incoming.world, incoming.sessionToken)
    return handle({ ...incoming, customer, body: decodeBody(endpoint, incoming.body) })
  },
})

/** A file for the signed-in customer; 401 otherwise. */
export const fileRoute = <P extends string>(
  endpoint: FileEndpoint<P>,
  handle: (call: CustomerCall<P, undefined>) => FileAnswer,
): Route => ({
  endpoint,
  isLinked: true,
  answer: (incoming) =>
    handle({ ...incoming, customer: requireCustomer(incoming.world, incoming.sessionToken), body: undefined }),
})

const decodeBody = <P extends string, B extends t.Mixed, A extends t.Mixed>(
  endpoint: Endpoint<P, B, A>,
  body: unknown,
): t.TypeOf<B> => {
  const decoded = endpoint.body.decode(body)
  if (isLeft(decoded)) {
    throw new Refusal(400, [
      {
        code: codes.invalidBody,
        message: `The body of ${endpoint.operationId} is wrong at ${fieldPaths(decoded.left)}`,
      },
    ])
  }
  return decoded.right
}

/** The paths of fields that their codec refuses, without the values: `tickets.0.pax_id, tickets.1.pax_id`. */
const fieldPaths = (errors: t.Errors): string => [...new Set(errors.map(({ context }) => pathOf(context)))].join(', ')

// io-ts lists the parts of a union and an intersection in its context. They are not fields.
const pathOf = (context: t.Context): string => {
  const keys = context.filter((_, at) => at > 0 && !isComposite(context[at - 1])).map(({ key }) => key)
  return keys.join('.') || 'the top'
}

const isComposite = (entry: t.ContextEntry | undefined): boolean =>
  entry !== undefined && '_tag' in entry.type && ['UnionType', 'IntersectionType'].includes(String(entry.type._tag))
