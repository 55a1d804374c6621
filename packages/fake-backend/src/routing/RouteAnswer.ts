import type { World } from '../world/World.js'
import type { ErrorEntry } from '../refusal/Refusal.js'

/** A file instead of JSON. */
export class FileAnswer {
  constructor(
    /** Letters, digits, dots and hyphens. */
    readonly name: string,
    readonly contentType: string,
    readonly bytes: Uint8Array,
  ) {}
}

export interface RouteAnswer {
  readonly status: number
  readonly body: string | Uint8Array<ArrayBuffer>
  /** Replaces the headers of JSON. */
  readonly headers?: Readonly<Record<string, string>>
}

export const answerOf = (status: number, body: unknown): RouteAnswer => {
  if (!(body instanceof FileAnswer)) return { status, body: JSON.stringify(body ?? {}) }
  return {
    status,
    body: Uint8Array.from(body.bytes),
    headers: { 'content-type': body.contentType, 'content-disposition': `attachment; filename="${body.name}"` },
  }
}

export const errorsAnswer = (world: World, status: number, errors: readonly ErrorEntry[]): RouteAnswer => {
  if (errors.length === 0) return answerOf(status, {})
  const timestamp = new Date(world.clock.now()).toISOString()
  return answerOf(status, { errors: errors.map((entry) => ({ timestamp, ...entry })) })
}
