import {
  type ApiCall,
  type ApiFailure,
  type Cancelled,
  cancelledBy,
  type Failed,
  failedAt,
} from '../failure/Failure.js'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { type Booking, passengerNames, type TicketLine } from '../domain/Booking.js'
import { isStillHeld } from '../domain/Ticket.js'
import type { CallContext } from '../environment/CallContext.js'
import { exhaust } from '../reactive/concurrency.js'
import type { ResourceDeps } from '../reactive/resource.js'
import { isOver } from '../reactive/Lifetime.js'
import type { Delivery, DeliveryStatus, DeliveryType, Download } from '../domain/Delivery.js'

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

/** A file of our own back end (behaviour/screens#1.2). */
export interface OwnDownload {
  readonly kind: 'own'
  readonly name: string
  readonly key: string
  readonly ticketIds: readonly string[]
}

/** A file on an external server, with a URL that is safe to open. */
interface ExternalDownload {
  readonly kind: 'external'
  readonly name: string
  readonly url: string
  readonly ticketIds: readonly string[]
}

type ShownDownload = OwnDownload | ExternalDownload

/** Links may only use http and https: no scripts, no local files. */
export const isWebAddress = (url: string): boolean => /^https?:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?$/i.test(url)

const shown = ({ name, source, ticketIds }: Download): readonly ShownDownload[] => {
  if (source.kind === 'key') return [{ kind: 'own', name, key: source.key, ticketIds }]
  return isWebAddress(source.url) ? [{ kind: 'external', name, url: source.url, ticketIds }] : []
}

/** Download links are shown only while the status is 2, Ready to download (behaviour/delivery#1.4). */
export const shownDownloads = ({
  status,
  downloads,
}: Pick<Delivery, 'status' | 'downloads'>): readonly ShownDownload[] =>
  status === 'readyToDownload' ? downloads.flatMap(shown) : []

/** A download that can be shown at an entrance. */
export interface TicketToShow {
  readonly download: ShownDownload
  /** Its tickets. Empty if the back end does not send them. */
  readonly tickets: readonly TicketLine[]
  /** The full names of its ticket holders, each once. Empty if the name of the download contains all of them. */
  readonly holders: readonly string[]
}

/**
 * The downloads of one delivery with their tickets. A download whose tickets were all resold is left out: it is no
 * longer valid.
 */
const ticketsToShow = ({ tickets, passengers }: Booking, delivery: Delivery): readonly TicketToShow[] => {
  const downloads = shownDownloads(delivery)
  if (downloads.length === 0) return []
  const names = passengerNames(passengers)
  const known = new Map(tickets.map((ticket) => [ticket.id, ticket]))
  return downloads.flatMap((download) => {
    const named = download.ticketIds.flatMap((id) => known.get(id) ?? [])
    const held = named.filter(isStillHeld)
    if (named.length > 0 && held.length === 0) return []
    const holders = names(held.map(({ passengerId }) => passengerId))
    const areNotified = holders.every((name) => download.name.includes(name))
    return [{ download, tickets: held, holders: areNotified ? [] : holders }]
  })
}

/** All downloads of a booking that can be shown at an entrance now. */
export const allTicketsToShow = (booking: Booking): readonly TicketToShow[] =>
  booking.deliveries.flatMap((delivery) => ticketsToShow(booking, delivery))

/** Whether one file could hold several of them: tickets on the sites of their issuers cannot be fetched. */
export const areJoinable = (tickets: readonly TicketToShow[]): boolean =>
  new Set(tickets.flatMap(({ download }) => (download.kind === 'own' ? [download.key] : []))).size > 1

/** The result of a download. */
export type DownloadEnd = { readonly kind: 'downloaded'; readonly file: DownloadedFile } | Failed | Cancelled

/** The files of one booking. A second call for a file that is loading gets the result of the first. */
export interface Downloads {
  /** The booking's confirmation. */
  readonly confirmation: () => Promise<DownloadEnd>
  /** A file of our own back end by its key. External files are links. */
  readonly item: (download: Pick<OwnDownload, 'key'>) => Promise<DownloadEnd>
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
    if (isOver(context)) return cancelledBy(context)
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

interface DeliveryStep {
  readonly status: Exclude<DeliveryStatus, 'unknown'>
  readonly state: 'done' | 'current' | 'toCome'
}

type Ending = 'readyToDownload' | 'onItsWay'

const endings: Readonly<Record<DeliveryType, Ending>> = {
  eticket: 'readyToDownload',
  physical: 'onItsWay',
  other: 'onItsWay',
}

/** E-tickets end with the download, other deliveries with the dispatch, unless the status says otherwise. */
const endingOf = ({ type, status }: Pick<Delivery, 'type' | 'status'>): Ending =>
  status === 'readyToDownload' || status === 'onItsWay' ? status : endings[type]

/** The steps of a delivery and their state. Empty if that is not known. */
export const deliveryProgress = (delivery: Pick<Delivery, 'type' | 'status'>): readonly DeliveryStep[] => {
  const steps = ['orderPlaced', 'beingPrepared', endingOf(delivery)] as const
  const now = steps.findIndex((status) => status === delivery.status)
  if (now === -1) return []
  return steps.map((status, index) => ({
    status,
    state: index < now || (index === now && index === steps.length - 1) ? 'done' : index === now ? 'current' : 'toCome',
  }))
}

/** Why the address of a delivery cannot be changed. */
export type FixedAddress = 'onItsWay' | 'withoutAddress' | 'notTheFirst'

/** Only the first delivery of a booking can change its address (behaviour/delivery#1.4). Null if this one can. */
export const fixedAddress = (
  { allocationId, status }: Pick<Delivery, 'allocationId' | 'status'>,
  index: number,
): FixedAddress | null => {
  if (status === 'onItsWay') return 'onItsWay'
  if (allocationId === null) return 'withoutAddress'
  return index > 0 ? 'notTheFirst' : null
}

/** The delivery whose address can be changed. Null if there is none. */
export const changeableDelivery = ({ deliveries }: Pick<Booking, 'deliveries'>): Delivery | null =>
  deliveries.find((delivery, index) => fixedAddress(delivery, index) === null) ?? null

/** Requires https: anyone who sees the number of a parcel can follow it, and sometimes redirect it. */
const isSafe = (address: string): boolean => /^https:/i.test(address) && isWebAddress(address)

/** For a delivery without a usable page of its own. This service also tracks numbers of other carriers. */
const defaultPage = 'https://www.royalmail.com/track-your-item#/tracking-results/{tracking_id}'

/** How to track a delivery that is on its way. */
export interface Tracking {
  readonly number: string
  /** The URL of the postal service's page. Null if the number cannot be part of a URL. */
  readonly address: string | null
}

/** Null unless the delivery is on its way and has a tracking id (behaviour/delivery#1.4). */
export const trackingOf = ({
  status,
  trackingId: number,
  trackingUrl,
}: Pick<Delivery, 'status' | 'trackingId' | 'trackingUrl'>): Tracking | null => {
  if (status !== 'onItsWay' || number === null || number.trim() === '') return null
  // A lone surrogate cannot be encoded in a URL.
  if (/\p{Cs}/u.test(number)) return { number, address: null }
  const on = (page: string): string => page.replaceAll('{tracking_id}', () => encodeURIComponent(number))
  const own = on(trackingUrl ?? '')
  return { number, address: isSafe(own) ? own : on(defaultPage) }
}

/** A delivery as the pages of its booking show it. */
export interface ShownDelivery {
  readonly delivery: Delivery
  /** Empty if the status is not known. */
  readonly steps: readonly DeliveryStep[]
  /** Why its address cannot be changed. Null if it can. */
  readonly fixed: FixedAddress | null
  readonly tracking: Tracking | null
  /** Its tickets that can be shown at an entrance now. */
  readonly tickets: readonly TicketToShow[]
}

export const shownDeliveries = (booking: Booking): readonly ShownDelivery[] =>
  booking.deliveries.map((delivery, index) => ({
    delivery,
    steps: deliveryProgress(delivery),
    fixed: fixedAddress(delivery, index),
    tracking: trackingOf(delivery),
    tickets: ticketsToShow(booking, delivery),
  }))
