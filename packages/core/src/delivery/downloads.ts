import { isLeft } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { type Booking, type TicketLine, travellerNames } from '../bookings/Booking.js'
import type { CallContext } from '../environment/CallContext.js'
import type { ApiFailure } from '../failure/ApiFailure.js'
import { failedAt, type Failure } from '../failure/Failure.js'
import { exhaust } from '../reactive/concurrency.js'
import type { ResourceDeps } from '../reactive/resource.js'
import { isStillHeld } from '../resale/resaleCodes.js'
import { isOver } from '../session/SessionScope.js'
import type { Delivery, Download, DownloadedFile, DownloadsApi } from './DeliveryApi.js'

/** A file that our own back end serves (specification 1, §2). */
export interface OwnDownload {
  readonly kind: 'own'
  readonly name: string
  readonly key: string
  readonly ticketIds: readonly string[]
}

/** A file on somebody else's server, at an address that is safe to open. */
interface ExternalDownload {
  readonly kind: 'external'
  readonly name: string
  readonly url: string
  readonly ticketIds: readonly string[]
}

type ShownDownload = OwnDownload | ExternalDownload

/** Only http and https addresses are linked to: no scripts, no local files. */
export const isWebAddress = (url: string): boolean => /^https?:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?$/i.test(url)

const shown = ({ name, source, ticketIds }: Download): readonly ShownDownload[] => {
  if (source.kind === 'key') return [{ kind: 'own', name, key: source.key, ticketIds }]
  return isWebAddress(source.url) ? [{ kind: 'external', name, url: source.url, ticketIds }] : []
}

/** Download links are shown while the status is 2, Ready to download (specification 1, §4), and not before or after. */
export const shownDownloads = ({
  status,
  downloads,
}: Pick<Delivery, 'status' | 'downloads'>): readonly ShownDownload[] =>
  status === 'readyToDownload' ? downloads.flatMap(shown) : []

/** Something that can be shown at a gate. */
export interface TicketToShow {
  readonly download: ShownDownload
  /** The tickets that it holds; empty where it is not said. */
  readonly tickets: readonly TicketLine[]
  /** The full names of those who hold them, each once. */
  readonly holders: readonly string[]
}

/** The downloads of one delivery with their tickets, without those whose tickets were all resold: they let nobody in. */
export const ticketsToShow = ({ tickets, pax }: Booking, delivery: Delivery): readonly TicketToShow[] => {
  const downloads = shownDownloads(delivery)
  if (downloads.length === 0) return []
  const names = travellerNames(pax)
  const known = new Map(tickets.map((ticket) => [ticket.id, ticket]))
  return downloads.flatMap((download) => {
    const named = download.ticketIds.flatMap((id) => known.get(id) ?? [])
    const held = named.filter(isStillHeld)
    if (named.length > 0 && held.length === 0) return []
    return [{ download, tickets: held, holders: names(held.map(({ paxId }) => paxId)) }]
  })
}

/** Everything of a booking that can be shown at a gate now. */
export const allTicketsToShow = (booking: Booking): readonly TicketToShow[] =>
  booking.deliveries.flatMap((delivery) => ticketsToShow(booking, delivery))

/** How fetching a file ends. */
export type DownloadEnd =
  | { readonly kind: 'downloaded'; readonly file: DownloadedFile }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The session ended meanwhile, so the file is discarded. */
  | { readonly kind: 'cancelled' }

/** The files of one booking. One that is being fetched is not fetched again: a second press gets the end of the first. */
export interface Downloads {
  /** The booking's confirmation. */
  readonly confirmation: () => Promise<DownloadEnd>
  /** A file of our own back end by its key; external ones are links. */
  readonly item: (download: OwnDownload) => Promise<DownloadEnd>
}

type Ask = (context: CallContext) => TaskEither<ApiFailure, DownloadedFile>

export const createDownloads = (
  bookingRef: string,
  api: DownloadsApi,
  { scope, onFailure }: ResourceDeps,
): Downloads => {
  const once = exhaust<DownloadEnd>(scope)
  const download = async (ask: Ask): Promise<DownloadEnd> => {
    const context = scope.context()
    const answer = await ask(context)()
    if (isOver(context)) return { kind: 'cancelled' }
    if (!isLeft(answer)) return { kind: 'downloaded', file: answer.right }
    const failure = failedAt('download')(answer.left)
    onFailure(failure)
    return { kind: 'failed', failure }
  }
  return {
    confirmation: () => once(() => download((context) => api.confirmation(bookingRef, context)), 'confirmation'),
    item: ({ key }) => once(() => download((context) => api.byKey(key, context)), `key ${key}`),
  }
}
