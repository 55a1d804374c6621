import type * as t from 'io-ts'
import type { Controls } from '../FakeBackend.js'

/** One operation under /__fake/: its name, request, answer and effect. */
export interface Operation {
  readonly operationId: string
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Relative to /__fake/. */
  readonly path: string
  /** Its section on the page and its tag in the document. */
  readonly about: 'World' | 'Clock' | 'Faults' | 'Payments' | 'Bookings' | 'Sessions' | 'What happened'
  readonly summary: string
  readonly description?: string
  /** Null if it takes no body. */
  readonly body: t.Mixed | null
  readonly example?: unknown
  /** Null if it answers `{done: true}`. */
  readonly answer: t.Mixed | null
  /** The message of HTTP 404, which an `act` that returns false causes. */
  readonly missing?: string
  /** Returns the answer, nothing after a change, or false if the named object does not exist. Throws Nonsense. */
  readonly act: (controls: Controls, asked: { readonly body: unknown; readonly id: string }) => unknown
}

type Details<B extends t.Mixed, A extends t.Mixed> = Omit<
  Operation,
  'operationId' | 'method' | 'path' | 'body' | 'answer' | 'act' | 'example'
> & {
  readonly body?: B
  readonly example?: t.TypeOf<B>
  readonly answer?: A
  readonly act: (
    controls: Controls,
    asked: { readonly body: t.TypeOf<B>; readonly id: string },
  ) => t.OutputOf<A> | void | boolean
}

/** Checks the body before `act` receives it. */
export const operation = <B extends t.Mixed, A extends t.Mixed>(
  operationId: string,
  [method, path]: readonly [Operation['method'], string],
  { body, answer, ...details }: Details<B, A>,
): Operation => ({ ...details, operationId, method, path, body: body ?? null, answer: answer ?? null })
