import { FileAnswer } from './FileAnswer.js'

export interface RouteAnswer {
  readonly status: number
  readonly body: string | Uint8Array<ArrayBuffer>
  /** In place of those of JSON. */
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
