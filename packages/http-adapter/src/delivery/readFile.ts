import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { type ApiFailure, decodeFailure } from '@booking-dashboard/core/ports'
import { NotShown } from '../contract/wire.js'
import { readAnswer, wholeBody } from '../transport/readAnswer.js'
import type { Read, Reply } from '../transport/exchange.js'

const quoted = /;\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i
const token = /;\s*filename\s*=\s*([^\s;"]+)/i
const extended = /;\s*filename\*\s*=\s*utf-8'[^']*'([^\s;]+)/i

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/**
 * The last segment, without characters that file systems refuse or readers do not see. A name never contains a path.
 */
const safe = (name: string): string | null => {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const clean = last.replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '').replace(/^[.\s]+|[.\s]+$/g, '')
  return clean === '' ? null : clean
}

/** The file name of a Content-Disposition header (RFC 6266): `filename*` before `filename`. Null if there is none. */
export const fileNameOf = (disposition: string | null): string | null => {
  const header = `;${disposition ?? ''}`
  const wide = extended.exec(header)?.[1]
  const fromWide = wide === undefined ? null : decoded(wide)
  if (fromWide !== null) return safe(fromWide)
  const narrow = quoted.exec(header)?.[1]?.replace(/\\(.)/g, '$1') ?? token.exec(header)?.[1]
  return narrow === undefined ? null : safe(narrow)
}

/** A file as the back end sent it. */
export interface FileReply {
  readonly bytes: Uint8Array
  readonly contentType: string
  /** The Content-Disposition header. Null if there is none. */
  readonly disposition: string | null
}

/** Either a file, or a body that says why there is none. */
export type FileAnswer = { readonly status: number; readonly file: FileReply } | Reply

/** HTML, whatever its type, or JSON that is not offered as a file is a message of the back end or of a proxy. */
const isMessage = (contentType: string, disposition: string | null, bytes: Uint8Array): boolean =>
  !/^\s*attachment\b/i.test(disposition ?? '') &&
  (/^(?:application|text)\/(?:[\w.+-]*\+?json|html)\b/i.test(contentType) ||
    /^\s*<(?:!doctype html|html)\b/i.test(new TextDecoder().decode(bytes.subarray(0, 100))))

export const readFileAnswer: Read<FileAnswer> = async (response) => {
  const { status, headers } = response
  const contentType = headers.get('Content-Type') ?? 'application/octet-stream'
  const disposition = headers.get('Content-Disposition')
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (response.ok && !isMessage(contentType, disposition, bytes))
    return { status, file: { bytes, contentType, disposition } }
  return { status, text: new TextDecoder().decode(bytes) }
}

const noFile = {
  answer: NotShown,
  tolerates: [],
  means: [401, 403],
  despite: null,
  maySpeakText: false,
  failsInWords: false,
}

/** Reads a body without a file like any other answer: errors, a refusal, or an answer that cannot be decoded. */
export const toFileReply = (answer: FileAnswer): Either<ApiFailure, FileReply> => {
  if (!('file' in answer)) {
    const message = readAnswer(noFile, answer)
    return isLeft(message) ? message : left(decodeFailure(wholeBody))
  }
  return answer.file.bytes.length === 0 ? left(decodeFailure(wholeBody)) : right(answer.file)
}
