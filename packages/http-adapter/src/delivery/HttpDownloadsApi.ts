import { pipe } from 'fp-ts/lib/function.js'
import { map } from 'fp-ts/lib/TaskEither.js'
import type { DownloadedFile, DownloadsApi } from '@booking-dashboard/core'
import type { FileReply, Transport } from '../transport/Transport.js'
import { downloadFiles } from './downloadsContract.js'
import { fileNameOf } from './fileNameOf.js'

/** Named by the back end, or by us where it names nothing. */
const toFile =
  (otherwise: string) =>
  ({ bytes, contentType, disposition }: FileReply): DownloadedFile => ({
    name: fileNameOf(disposition) ?? (contentType.startsWith('application/pdf') ? `${otherwise}.pdf` : otherwise),
    contentType,
    bytes,
  })

export const createHttpDownloadsApi = ({ download }: Transport): DownloadsApi => ({
  confirmation: (bookingRef, context) =>
    pipe(download(downloadFiles.confirmation, { params: { bookingRef }, context }), map(toFile(`${bookingRef} confirmation`))),
  byKey: (key, context) => pipe(download(downloadFiles.byKey, { params: { key }, context }), map(toFile('e-ticket'))),
})
