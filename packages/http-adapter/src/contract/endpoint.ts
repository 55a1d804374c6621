import * as t from 'io-ts'

type Params<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Params<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

/** The names behind the colons of a path: `/api/basket/:ref/tickets/:id` has `ref` and `id`. */
export type PathParams<P extends string> = { readonly [K in Params<P>]: string }

/** The HTTP methods that the contract uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * If an answer has only errors of these codes and also matches `is`, it counts as an answer: it contains what the
 * errors ask for, such as a client secret.
 */
export interface Despite {
  readonly codes: readonly string[]
  readonly is: t.Mixed
}

/** One call (behaviour/contract#1.7) as data: the adapter sends it, a back end serves it, OpenAPI lists it. */
export interface Endpoint<P extends string, B extends t.Mixed, A extends t.Mixed> {
  /** Its name in the OpenAPI document. */
  readonly operationId: string
  readonly method: Method
  readonly path: P
  readonly body: B
  readonly answer: A
  /** Statuses beside 2xx whose body is read like an answer (200 and 403). */
  readonly tolerates: readonly number[]
  readonly despite: Despite | null
  /**
   * Error statuses that count without errors, because the specification gives them a meaning
   * (behaviour/contract#d9.12): the body is then empty, or JSON.
   */
  readonly means: readonly number[]
  /** Whether a body that is not JSON may be read as text, unless it is a page. */
  readonly maySpeakText: boolean
  /** Whether a text, or its `message`, is the error of a failed call (behaviour/contract#2.7). A page is no text. */
  readonly failsInWords: boolean
  /** Carries an Idempotency-Key (behaviour/contract#d1.3): it moves money or completes a basket. */
  readonly idempotent: boolean
  /** The names of its query parameters. Each is optional. */
  readonly query: readonly string[]
}

// io-ts types its base class with `any`. Only this alias names that type.
/** An endpoint with any parameters and any answer. */
export type AnyEndpoint = Endpoint<string, t.Mixed, t.Mixed>

interface Options<B extends t.Mixed> {
  readonly body?: B
  readonly tolerates?: readonly number[]
  readonly despite?: Despite
  readonly means?: readonly number[]
  readonly maySpeakText?: boolean
  readonly failsInWords?: boolean
  readonly idempotent?: boolean
  readonly query?: readonly string[]
}

/**
 * 401: the session has ended. 403: the page belongs to another account; under a key it says nothing without errors
 * (behaviour/contract#d9.12). 409: a request with this key is in progress.
 */
const withMethod =
  (method: Method) =>
  <P extends string, A extends t.Mixed, B extends t.Mixed = t.UndefinedC>(
    operationId: string,
    path: P,
    answer: A,
    options: Options<B> = {},
  ): Endpoint<P, B, A> => ({
    operationId,
    method,
    path,
    body: options.body ?? (t.undefined as t.Mixed as B),
    answer,
    tolerates: options.tolerates ?? [],
    despite: options.despite ?? null,
    means: options.means ?? (options.idempotent ? [401, 409] : [401, 403]),
    maySpeakText: options.maySpeakText ?? false,
    failsInWords: options.failsInWords ?? false,
    idempotent: options.idempotent ?? false,
    query: options.query ?? [],
  })

export const get = withMethod('GET')
export const post = withMethod('POST')
export const put = withMethod('PUT')
export const del = withMethod('DELETE')

/** `/api/basket/:ref` with its parameters filled in and escaped. */
export const fillPath = <P extends string>(path: P, params: PathParams<P>): string =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params as Readonly<Record<string, string>>)[name] ?? ''),
  )

/** A file that is served as it is. It is no JSON, so no codec reads it. */
export interface FileEndpoint<P extends string> {
  /** Its name in the OpenAPI document. */
  readonly operationId: string
  readonly method: 'GET'
  readonly path: P
}
