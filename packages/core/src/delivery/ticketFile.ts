import { type Cancelled, cancelledBy } from '../failure/Failure.js'
import { exhaust, mapConcurrent } from '../reactive/concurrency.js'
import { isOver, type Lifetime } from '../reactive/Lifetime.js'
import type { DownloadedFile } from './deliveries.js'
import type { DescribedTicket } from './gateView.js'

/** PDFs in one. */
export interface JoinedPdf {
  /** Null if none could be read. */
  readonly bytes: Uint8Array | null
  /** The positions of the files that are left out: damaged, or behind a password. */
  readonly unreadable: readonly number[]
}

/** Joins the pages of PDFs in their order. Rejects if the device cannot join any. */
export type JoinPdfs = (files: readonly Uint8Array[]) => Promise<JoinedPdf>

/** An e-ticket that is not in the file. `unreadable`: its own file can be saved, but not joined. */
export interface MissingTicket {
  readonly title: string
  readonly reason: 'notFetched' | 'unreadable' | 'elsewhere'
}

/** How the tickets were joined. */
export type JoinedTickets =
  | {
      readonly kind: 'joined'
      readonly file: DownloadedFile
      /** The number of e-tickets in the file. */
      readonly count: number
      /** In the order of the tickets. Tickets on the sites of their issuers are always among them. */
      readonly missing: readonly MissingTicket[]
      /** Whether all e-tickets of our own are in the file. */
      readonly isWhole: boolean
    }
  /** No ticket could be fetched and read, or the device cannot join any. */
  | { readonly kind: 'failed'; readonly missing: readonly MissingTicket[] }

/** How `join` ended. Cancelled if the customer signs out meanwhile. */
export type TicketFileEnd = JoinedTickets | Cancelled

/** All e-tickets of a booking in one PDF. */
export interface TicketFile {
  /** Fetches and joins them anew. A second call while one runs gets the result of the first. */
  readonly join: () => Promise<TicketFileEnd>
}

export interface TicketFileDeps {
  readonly bookingRef: string
  /** Null if the file cannot be had. */
  readonly fetchFile: (key: string) => Promise<DownloadedFile | null>
  readonly joinPdfs: JoinPdfs
  readonly scope: Lifetime
}

/** Fetches the files and joins those that can be read. */
const joinTickets = async (
  tickets: readonly DescribedTicket[],
  { bookingRef, fetchFile, joinPdfs }: TicketFileDeps,
): Promise<JoinedTickets> => {
  const found = await mapConcurrent(
    tickets.map(({ title, key }) => async () => ({ title, key, file: key === null ? null : await fetchFile(key) })),
  )
  const fetched = found.flatMap(({ file }) => (file === null ? [] : [file]))
  const joined = await joinPdfs(fetched.map(({ bytes }) => bytes)).catch(() => null)
  const unreadable = joined?.unreadable.map((at) => fetched[at]) ?? []
  const missing = found.flatMap(({ title, key, file }): readonly MissingTicket[] => {
    if (key === null) return [{ title, reason: 'elsewhere' }]
    if (file === null) return [{ title, reason: 'notFetched' }]
    return unreadable.includes(file) ? [{ title, reason: 'unreadable' }] : []
  })
  if (joined === null || joined.bytes === null) return { kind: 'failed', missing }
  return {
    kind: 'joined',
    file: { name: `${bookingRef}.pdf`, contentType: 'application/pdf', bytes: joined.bytes },
    count: fetched.length - unreadable.length,
    missing,
    isWhole: missing.every(({ reason }) => reason === 'elsewhere'),
  }
}

/** Each file once: several tickets may share one. */
const once = (tickets: readonly DescribedTicket[]): readonly DescribedTicket[] =>
  tickets.filter(({ key }, at) => key === null || tickets.findIndex((other) => other.key === key) === at)

export const createTicketFile = (described: readonly DescribedTicket[], deps: TicketFileDeps): TicketFile => {
  const { scope } = deps
  const alone = exhaust<TicketFileEnd>(scope)
  return {
    join: () =>
      alone(async () => {
        const context = scope.context()
        const joined = await joinTickets(once(described), deps)
        return isOver(context) ? cancelledBy(context) : joined
      }),
  }
}
