import type { AnyEndpoint, Endpoint, FileEndpoint, PathParams } from '@booking-dashboard/http-adapter/contract'
import { isLeft } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { StalePart } from '../bookings/BookingRecord.js'
import type { CustomerRecord } from '../customer/CustomerRecord.js'
import { requireCustomer } from '../session/sessions.js'
import type { World } from '../world/World.js'
import { codes } from './codes.js'
import type { Begun } from './onceByKey.js'
import type { FileAnswer } from './RouteAnswer.js'
import { fieldPaths } from './fieldPaths.js'
import { Refusal } from './Refusal.js'

/** A request as the router hands it on: read, and nothing of it believed. */
export interface Incoming {
  readonly world: World
  readonly param: (name: string) => string
  /** Null where the address has no such part. */
  readonly query: (name: string) => string | null
  readonly body: unknown
  readonly hostname: string
  readonly sessionToken: string | null
  /** The code with which an attempt is to end that this request begins; null unless a fault wants it. */
  readonly refusal: number | null
  /** What of a booking's answer is that of the answer before; null unless a fault wants it. */
  readonly stale: StalePart | null
  /** Null where the endpoint wants none. */
  readonly idempotencyKey: string
  /** When the request was sent, as it says; null where it does not. */
  readonly sentAt: string | null
  /** From now on the request's Idempotency-Key stands for what was begun. */
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

/** What serving needs of an endpoint, of JSON or of a file. */
export type ServedEndpoint = Pick<AnyEndpoint, 'operationId' | 'method' | 'path'> &
  Partial<Pick<AnyEndpoint, 'idempotent' | 'query'>>

/** An endpoint of the contract with what answers it. */
export interface Route {
  readonly endpoint: ServedEndpoint
  /** Whether a plain link may lead to it: a link carries no headers of ours. */
  readonly isLinked?: true
  /** Answers the body of a success; throws a Refusal otherwise. */
  readonly answer: (incoming: Incoming) => unknown
}

/** For anybody, signed in or not. The answer has the contract's type. */
export const publicRoute = <P extends string, B extends t.Mixed, A extends t.Mixed>(
  endpoint: Endpoint<P, B, A>,
  handle: (call: Call<P, t.TypeOf<B>>) => t.OutputOf<A>,
): Route => ({
  endpoint,
  answer: (incoming) => handle({ ...incoming, body: decodeBody(endpoint, incoming.body) }),
})

/** For the signed-in customer; 401 otherwise. */
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
