import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallContext } from '../environment/CallContext.js'
import type { ApiFailure } from '../failure/Failure.js'

/** A file as the back end sent it, under the name that it is saved with. */
export interface DownloadedFile {
  readonly name: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

/** Downloads of behaviour/screens#1.2. */
export interface DownloadsApi {
  /** GET /api/booking/{booking_reference}/downloads/confirmation */
  readonly confirmation: (bookingRef: string, context: CallContext) => TaskEither<ApiFailure, DownloadedFile>
  /** GET /api/booking/download/{key} */
  readonly byKey: (key: string, context: CallContext) => TaskEither<ApiFailure, DownloadedFile>
}
