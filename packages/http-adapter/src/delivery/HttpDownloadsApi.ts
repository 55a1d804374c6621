import { pipe } from 'fp-ts/lib/function.js'
import { chainEitherK, map, type TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ApiFailure, DownloadedFile, DownloadsApi } from '@booking-dashboard/core/ports'
import type { DownloadRequest, Transport } from '../transport/Transport.js'
import type { FileEndpoint } from '../contract/endpoint.js'
import { downloadFiles } from './deliveryContract.js'
import { fileNameOf, type FileReply, readFileAnswer, toFileReply } from './readFile.js'

/** The back end's file name, or our own if it gives none. */
const toFile =
  (otherwise: string) =>
  ({ bytes, contentType, disposition }: FileReply): DownloadedFile => ({
    name: fileNameOf(disposition) ?? (contentType.startsWith('application/pdf') ? `${otherwise}.pdf` : otherwise),
    contentType,
    bytes,
  })

export const createHttpDownloadsApi = ({ download }: Transport): DownloadsApi => {
  const fetchFile = <P extends string>(
    endpoint: FileEndpoint<P>,
    request: DownloadRequest<P>,
    otherwise: string,
  ): TaskEither<ApiFailure, DownloadedFile> =>
    pipe(download(endpoint, request, readFileAnswer), chainEitherK(toFileReply), map(toFile(otherwise)))
  return {
    confirmation: (bookingRef, context) =>
      fetchFile(downloadFiles.confirmation, { params: { bookingRef }, context }, `${bookingRef} confirmation`),
    byKey: (key, context) => fetchFile(downloadFiles.byKey, { params: { key }, context }, 'e-ticket'),
  }
}
