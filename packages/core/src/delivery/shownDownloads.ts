import type { Delivery, Download } from './Delivery.js'

/** One that we serve ourselves (specification 1, §2). */
export interface OwnDownload {
  readonly kind: 'own'
  readonly name: string
  readonly key: string
  readonly ticketIds: readonly string[]
}

/** One that somebody else serves, at an address that a browser may open. */
export interface ExternalDownload {
  readonly kind: 'external'
  readonly name: string
  readonly url: string
  readonly ticketIds: readonly string[]
}

export type ShownDownload = OwnDownload | ExternalDownload

/** Nothing but a page of the web is linked to: never a script, a file of the customer's or a local address. */
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
