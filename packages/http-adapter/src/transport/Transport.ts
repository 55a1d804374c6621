import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type * as t from 'io-ts'
import type { ApiFailure, CallContext } from '@booking-dashboard/core/ports'
import type { Endpoint, PathParams } from '../contract/endpoint.js'
import type { FileEndpoint } from '../contract/endpoint.js'
import type { Read } from './exchange.js'

type BodyOf<B extends t.Mixed> = [t.TypeOf<B>] extends [undefined]
  ? { readonly body?: undefined }
  : { readonly body: t.TypeOf<B> }

/** The arguments of one call. */
export type CallRequest<P extends string, B extends t.Mixed> = BodyOf<B> & {
  readonly params: PathParams<P>
  readonly query?: Readonly<Record<string, string>>
  /**
   * One for each intended change, the same for its retries. Sent if the endpoint is idempotent
   * (behaviour/contract#d1.3).
   */
  readonly idempotencyKey?: string
  readonly context: CallContext
}

export interface DownloadRequest<P extends string> {
  readonly params: PathParams<P>
  readonly context: CallContext
}

/** Makes calls of the contract and decodes the answers. */
export interface Transport {
  /**
   * The back end's time in ms since the epoch, by the `Date` of its latest answer (behaviour/promises#d8.7). Null until
   * an answer has one.
   */
  readonly serverNow: () => number | null
  /** Never rejects. */
  readonly call: <P extends string, B extends t.Mixed, A extends t.Mixed>(
    endpoint: Endpoint<P, B, A>,
    request: CallRequest<P, B>,
  ) => TaskEither<ApiFailure, t.TypeOf<A>>
  /**
   * Reads an answer that is not JSON with `read`. Headers, time-out and retries are those of any GET. Never rejects.
   */
  readonly download: <P extends string, R extends { readonly status: number }>(
    endpoint: FileEndpoint<P>,
    request: DownloadRequest<P>,
    read: Read<R>,
  ) => TaskEither<ApiFailure, R>
}
