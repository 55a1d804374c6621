import type * as t from 'io-ts'
import type { Controls } from '../FakeBackend.js'

/** One thing that can be asked under /__fake/: how it is called, what it takes and answers, and what it does. */
export interface Operation {
  readonly operationId: string
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Below /__fake/. */
  readonly path: string
  /** The part of the page and of the document that it belongs to. */
  readonly about: 'World' | 'Clock' | 'Faults' | 'Payments' | 'Bookings' | 'Sessions' | 'What happened'
  readonly summary: string
  readonly description?: string
  /** Null where it takes none. */
  readonly body: t.Mixed | null
  readonly example?: unknown
  /** Null where it answers `{done: true}`. */
  readonly answer: t.Mixed | null
  /** What HTTP 404 says, where `act` can answer false. */
  readonly missing?: string
  /** Answers what it tells; nothing where it has done something; false where what is named is not there. Throws Nonsense. */
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

/** The body is checked before `act` has it. */
export const operation = <B extends t.Mixed, A extends t.Mixed>(
  operationId: string,
  [method, path]: readonly [Operation['method'], string],
  { body, answer, ...details }: Details<B, A>,
): Operation => ({ ...details, operationId, method, path, body: body ?? null, answer: answer ?? null })
