import { type Either, isLeft, mapLeft } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallContext } from '../environment/CallContext.js'
import type { ApiFailure } from '../failure/ApiFailure.js'
import { type Failure, failedAt } from '../failure/Failure.js'
import type { ResourceDeps } from '../reactive/resource.js'
import type { DownloadedFile, DownloadsApi } from './DownloadsApi.js'
import type { OwnDownload } from './shownDownloads.js'

/** The files of one booking. */
export interface Downloads {
  /** The booking's confirmation; a second press while it comes gets the same file. */
  readonly confirmation: TaskEither<Failure, DownloadedFile>
  /** What we serve ourselves, by its key; the other ones are links. */
  readonly item: (download: OwnDownload) => TaskEither<Failure, DownloadedFile>
}

type Fetched = Either<Failure, DownloadedFile>

/** A file that is being fetched is not fetched again (exhaust): who presses twice gets it once. */
const createFetcher = ({ scope, onFailure }: ResourceDeps) => {
  const running = new Map<string, Promise<Fetched>>()
  const run = async (
    what: string,
    ask: (context: CallContext) => TaskEither<ApiFailure, DownloadedFile>,
  ): Promise<Fetched> => {
    const outcome = mapLeft(failedAt('download'))(await ask(scope.context())())
    running.delete(what)
    if (isLeft(outcome)) onFailure(outcome.left)
    return outcome
  }
  return (
    what: string,
    ask: (context: CallContext) => TaskEither<ApiFailure, DownloadedFile>,
  ): TaskEither<Failure, DownloadedFile> =>
    () => {
      const known = running.get(what)
      if (known !== undefined) return known
      const mine = run(what, ask)
      running.set(what, mine)
      return mine
    }
}

export const createDownloads = (bookingRef: string, api: DownloadsApi, deps: ResourceDeps): Downloads => {
  const fetchFile = createFetcher(deps)
  return {
    confirmation: fetchFile('confirmation', (context) => api.confirmation(bookingRef, context)),
    item: ({ key }) => fetchFile(`key ${key}`, (context) => api.byKey(key, context)),
  }
}
