import type { Formats } from '../language/formats.js'
import { type Behavior, combine, createState } from '../reactive/Behavior.js'
import type { DownloadedFile, TicketToShow } from './deliveries.js'
import type { deliveriesTexts } from './deliveriesTexts.js'

/** An e-ticket in words. */
export interface DescribedTicket {
  readonly title: string
  /** The date and the ticket holders. Empty if neither is known. */
  readonly note: string
  /** The key of its file. Null if the file is on the site of its issuer. */
  readonly key: string | null
}

export const describeTicket = (
  { download, tickets, holders }: TicketToShow,
  texts: Pick<typeof deliveriesTexts, 'ticketNote'>,
  formats: Formats,
): DescribedTicket => ({
  title: download.name,
  note: texts.ticketNote(tickets[0]?.eventDate ? formats.dateTime(tickets[0].eventDate) : '', holders),
  key: download.kind === 'own' ? download.key : null,
})

/** One page of a ticket's file, drawn as a picture. */
export interface DrawnPage {
  /** The address of the picture, such as a `data:` URL. */
  readonly picture: string
  /** The text on the page, for those who cannot see it. Empty if the page has none. */
  readonly text: string
  /** Width and height in pixels of the picture. */
  readonly width: number
  readonly height: number
}

/** Draws every page of a PDF. Rejects if the bytes are no PDF that it can read. */
export type DrawPages = (bytes: Uint8Array) => Promise<readonly DrawnPage[]>

/** The file of one e-ticket, from loading to its drawn pages. */
export type GateFile =
  /** `notFetched`: the file could not be fetched, so the customer can try again. */
  | { readonly kind: 'loading' | 'notFetched' }
  | { readonly kind: 'shown'; readonly pages: readonly DrawnPage[] }
  /** The file is here but cannot be drawn, so the customer can save it. */
  | { readonly kind: 'unreadable'; readonly file: DownloadedFile }

/** One e-ticket on the whole screen, to be scanned at a gate. */
export interface GateViewState {
  readonly ticket: DescribedTicket
  /** From 1 to `count`. */
  readonly position: number
  readonly count: number
  readonly file: GateFile
}

/** E-tickets one after the other, each as pictures of its pages, to be shown at a gate. */
export interface GateView {
  readonly state$: Behavior<GateViewState>
  /** Loads the current ticket unless it is shown already. Also tries again after a failure. */
  readonly open: () => Promise<void>
  /** Does nothing at the last ticket. */
  readonly next: () => Promise<void>
  /** Does nothing at the first ticket. */
  readonly previous: () => Promise<void>
}

export interface GateViewDeps {
  /** Null if the file cannot be had. */
  readonly fetchFile: (key: string) => Promise<DownloadedFile | null>
  readonly draw: DrawPages
}

type Own = DescribedTicket & { readonly key: string }

const isOwn = (ticket: DescribedTicket): ticket is Own => ticket.key !== null

const loading: GateFile = { kind: 'loading' }

/** Leaves out tickets on the sites of their issuers. Null if no other ticket is left. */
export const createGateView = (
  tickets: readonly DescribedTicket[],
  { fetchFile, draw }: GateViewDeps,
): GateView | null => {
  const [first, ...others] = tickets.filter(isOwn)
  if (first === undefined) return null
  const own = [first, ...others]
  const place = createState(0)
  const files = createState<ReadonlyMap<string, GateFile>>(new Map())
  const current = (): Own => own[place.state$.value] ?? first
  const set = (key: string, file: GateFile): void => files.update((known) => new Map(known).set(key, file))

  const read = async (key: string): Promise<GateFile> => {
    const file = await fetchFile(key)
    if (file === null) return { kind: 'notFetched' }
    try {
      return { kind: 'shown', pages: await draw(file.bytes) }
    } catch {
      return { kind: 'unreadable', file }
    }
  }
  const open = async (): Promise<void> => {
    const { key } = current()
    const known = files.state$.value.get(key)
    if (known?.kind === 'loading' || known?.kind === 'shown') return
    set(key, loading)
    set(key, await read(key))
  }
  const goTo = async (index: number): Promise<void> => {
    if (own[index] === undefined) return
    place.set(index)
    await open()
  }
  return {
    state$: combine({ index: place.state$, known: files.state$ }, ({ index, known }) => {
      const ticket = own[index] ?? first
      return { ticket, position: index + 1, count: own.length, file: known.get(ticket.key) ?? loading }
    }),
    open,
    next: () => goTo(place.state$.value + 1),
    previous: () => goTo(place.state$.value - 1),
  }
}
