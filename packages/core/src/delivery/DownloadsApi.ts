import type { ApiCall } from '../failure/apiCalls.js'

/** A file as the back end sent it, under the name that it is saved with. */
export interface DownloadedFile {
  readonly name: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

/** Downloads of behaviour/screens#1.2. */
export interface DownloadsApi {
  /** GET /api/booking/{booking_reference}/downloads/confirmation */
  readonly confirmation: ApiCall<[bookingRef: string], DownloadedFile>
  /** GET /api/booking/download/{key} */
  readonly byKey: ApiCall<[key: string], DownloadedFile>
}
