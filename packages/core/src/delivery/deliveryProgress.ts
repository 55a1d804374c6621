import { isLeft } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { type Booking, type TicketLine, passengerNames } from '../domain/Booking.js'
import type { CallContext } from '../environment/CallContext.js'
import { type ApiFailure, failedAt, type Failure } from '../failure/Failure.js'
import { exhaust } from '../reactive/concurrency.js'
import type { ResourceDeps } from '../reactive/resource.js'
import { isOver } from '../reactive/Lifetime.js'
import type { DownloadedFile, DownloadsApi } from './DeliveryApi.js'
import type { Delivery, DeliveryStatus, DeliveryType, Download } from '../domain/Delivery.js'
import { isStillHeld } from '../domain/Ticket.js'

/** A file that our own back end serves (behaviour/screens#1.2). */
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

/** Download links are shown while the status is 2, Ready to download (behaviour/delivery#1.4), and not before or after. */
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
  /** The full names of those who hold them, each once; empty where the download's own name says them all. */
  readonly holders: readonly string[]
}

/** The downloads of one delivery with their tickets, without those whose tickets were all resold: they let nobody in. */
export const ticketsToShow = ({ tickets, pax }: Booking, delivery: Delivery): readonly TicketToShow[] => {
  const downloads = shownDownloads(delivery)
  if (downloads.length === 0) return []
  const names = passengerNames(pax)
  const known = new Map(tickets.map((ticket) => [ticket.id, ticket]))
  return downloads.flatMap((download) => {
    const named = download.ticketIds.flatMap((id) => known.get(id) ?? [])
    const held = named.filter(isStillHeld)
    if (named.length > 0 && held.length === 0) return []
    const holders = names(held.map(({ paxId }) => paxId))
    const areSaid = holders.every((name) => download.name.includes(name))
    return [{ download, tickets: held, holders: areSaid ? [] : holders }]
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

/** How far a delivery is, step by step; none where that is not known. */
export const deliveryProgress = (delivery: Pick<Delivery, 'type' | 'status'>): readonly DeliveryStep[] => {
  const steps = ['orderPlaced', 'beingPrepared', endingOf(delivery)] as const
  const now = steps.findIndex((status) => status === delivery.status)
  if (now === -1) return []
  return steps.map((status, index) => ({
    status,
    state: index < now || (index === now && index === steps.length - 1) ? 'done' : index === now ? 'current' : 'toCome',
  }))
}

/** Why the address of a delivery cannot be changed any more. */
export type FixedAddress = 'onItsWay' | 'withoutAddress' | 'notTheFirst'

/** Only the first delivery of a booking can be sent elsewhere (behaviour/delivery#1.4); null where this one still can. */
export const fixedAddress = (
  { allocationId, status }: Pick<Delivery, 'allocationId' | 'status'>,
  index: number,
): FixedAddress | null => {
  if (status === 'onItsWay') return 'onItsWay'
  if (allocationId === null) return 'withoutAddress'
  return index > 0 ? 'notTheFirst' : null
}

/** The delivery whose address can be changed; null where none can. */
export const changeableDelivery = ({ deliveries }: Pick<Booking, 'deliveries'>): Delivery | null =>
  deliveries.find((delivery, index) => fixedAddress(delivery, index) === null) ?? null

/** Only https: whoever sees the number of a parcel can follow it, and sometimes redirect it. */
const isSafe = (address: string): boolean => /^https:/i.test(address) && isWebAddress(address)

/** For a delivery without a usable page of its own. This service also tracks the numbers of others. */
const defaultPage = 'https://www.royalmail.com/track-your-item#/tracking-results/{tracking_id}'

/** What a delivery that is on its way is followed by. */
export interface Tracking {
  readonly number: string
  /** The postal service's page; null where the number cannot stand in an address. */
  readonly address: string | null
}

/** While the delivery is on its way and a tracking id exists (behaviour/delivery#1.4); else null. */
export const trackingOf = ({
  status,
  trackingId: number,
  trackingUrl,
}: Pick<Delivery, 'status' | 'trackingId' | 'trackingUrl'>): Tracking | null => {
  if (status !== 'onItsWay' || number === null || number.trim() === '') return null
  // A lone surrogate cannot be encoded in an address.
  if (/\p{Cs}/u.test(number)) return { number, address: null }
  const on = (page: string): string => page.replaceAll('{tracking_id}', () => encodeURIComponent(number))
  const own = on(trackingUrl ?? '')
  return { number, address: isSafe(own) ? own : on(defaultPage) }
}

/** A delivery as the pages of its booking show it. */
export interface ShownDelivery {
  readonly delivery: Delivery
  /** None where it is not known how far it is. */
  readonly steps: readonly DeliveryStep[]
  /** Why its address cannot be changed; null where it can. */
  readonly fixed: FixedAddress | null
  readonly tracking: Tracking | null
  /** Its tickets that can be shown at a gate now. */
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
