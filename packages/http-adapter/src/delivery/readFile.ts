import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { type ApiFailure, decodeFailure } from '@booking-dashboard/core'
import { NotShown } from '../contract/wire.js'
import { wholeBody } from '../transport/decodePath.js'
import type { Read, Reply } from '../transport/exchange.js'
import { readAnswer } from '../transport/readAnswer.js'

/** A file as it came. */
export interface FileReply {
  readonly bytes: Uint8Array
  readonly contentType: string
  /** The Content-Disposition header; null where there is none. */
  readonly disposition: string | null
}

/** Either a file, or words about why there is none. */
export type FileAnswer = { readonly status: number; readonly file: FileReply } | Reply

/** A page or JSON that is not offered as a file is the back end, or something in between, speaking. */
const isSpoken = (contentType: string, disposition: string | null): boolean =>
  /^(?:application|text)\/(?:[\w.+-]*\+?json|html)\b/i.test(contentType) && !/^\s*attachment\b/i.test(disposition ?? '')

export const readFileAnswer: Read<FileAnswer> = async (response) => {
  const { status, headers } = response
  const contentType = headers.get('Content-Type') ?? 'application/octet-stream'
  const disposition = headers.get('Content-Disposition')
  if (!response.ok || isSpoken(contentType, disposition)) return { status, text: await response.text() }
  return { status, file: { bytes: new Uint8Array(await response.arrayBuffer()), contentType, disposition } }
}

/** Words are read as those of every other answer are: a list of errors, a refusal, or nothing that can be used. */
export const toFileReply = (answer: FileAnswer): Either<ApiFailure, FileReply> => {
  if (!('file' in answer)) {
    const spoken = readAnswer({ answer: NotShown, tolerates: [] }, answer)
    return isLeft(spoken) ? spoken : left(decodeFailure(wholeBody))
  }
  return answer.file.bytes.length === 0 ? left(decodeFailure(wholeBody)) : right(answer.file)
}
