import { type BookingPage, createBookingPage } from '../../../booking-page/bookingPage.js'
import { bookingPageWords } from '../../../booking-page/bookingPageTexts.js'
import { areJoinable, createDownloads, type Downloads, type TicketToShow } from '../../../delivery/deliveries.js'
import { createGateView, describeTicket, type DrawPages, type GateView } from '../../../delivery/gateView.js'
import type { JoinPdfs, TicketFile } from '../../../delivery/ticketFile.js'
import type { Wording } from '../../../language/Wording.js'
import { createOfflineCopies, type OfflineCopy } from '../../../offline/offlineCopy.js'
import { offlineWords } from '../../../offline/offlineTexts.js'
import { latest, memoizeByKey } from '../../../reactive/resource.js'
import { type Area, area } from '../../area.js'
import { tokens } from '../../tokens.js'
import { pendingChangesArea } from '../shopping/pendingChangesArea.js'
import { askedArea } from './askedArea.js'
import { type BillArea, billArea } from './billArea.js'
import { type BookingArea, bookingArea } from './bookingArea.js'

/** The features of a booking's own page. */
export interface BookingPageArea extends BookingArea, Pick<BillArea, 'bill'> {
  readonly texts: BookingArea['texts'] &
    BillArea['texts'] &
    Wording<typeof bookingPageWords> &
    Wording<typeof offlineWords>
  /** One booking, as its own page shows it. */
  readonly bookingPage: (bookingRef: string) => BookingPage
  /** The files of one booking. */
  readonly downloads: (bookingRef: string) => Downloads
  /** E-tickets of one booking, to be shown at a gate. Null if it has no file of them. `draw` draws their pages. */
  readonly gateView: (bookingRef: string, tickets: readonly TicketToShow[], draw: DrawPages) => GateView | null
  /** Whether `ticketFile` has several files of our own to join. */
  readonly areJoinable: (tickets: readonly TicketToShow[]) => boolean
  /** The same e-tickets in one file, which `joinPdfs` makes. Its code loads with the call. */
  readonly ticketFile: (bookingRef: string, tickets: readonly TicketToShow[], joinPdfs: JoinPdfs) => Promise<TicketFile>
  /** A copy of one booking on this device, for reading without a network. */
  readonly offlineCopy: (bookingRef: string) => OfflineCopy
}

/** Area: the page of a booking. */
export const bookingPageArea: Area<'bookingPage', BookingPageArea, 'bookingPage' | 'offline'> = area('bookingPage', {
  needs: [bookingArea, billArea, askedArea, pendingChangesArea],
  words: { bookingPage: bookingPageWords, offline: offlineWords },
  create: (own, context) => {
    const { texts, bookings, customer, client, session } = own
    const shared = { ...own.shared, texts, bookings }
    const visitor = context.get(tokens.visitor)
    const asked = context.get(tokens.asked)
    const baskets = context.get(tokens.basketReadings)
    const pendingChanges = context.get(tokens.pendingChanges)
    const downloadsApi = context.get(tokens.downloadsApi)
    const loadPaying = context.get(tokens.loadPaying)
    const described = (tickets: readonly TicketToShow[]) =>
      tickets.map((one) => describeTicket(one, texts.screen.booking.deliveries, texts.formats))
    /** What shows the files shows their failures too. */
    const fetchFileOf = (bookingRef: string) => {
      const quiet = { ...shared, onFailure: shared.failures.handleQuietly }
      const downloads = createDownloads(bookingRef, downloadsApi, quiet)
      return async (key: string) => {
        const end = await downloads.item({ key })
        return end.kind === 'downloaded' ? end.file : null
      }
    }
    return {
      bookingPage: memoizeByKey((bookingRef) =>
        createBookingPage({
          ...shared,
          bookingRef,
          atHand: own.bookingAtHand(bookingRef),
          inBasket$: baskets(bookingRef).atHand.count$,
          customer$: customer.state$,
          asked: asked(bookingRef),
          pending: pendingChanges(bookingRef),
          followPayment: async () => {
            const { balancePayment } = await loadPaying()
            await balancePayment(bookingRef, 'outstanding').open()
          },
        }),
      ),
      downloads: memoizeByKey((bookingRef) => createDownloads(bookingRef, downloadsApi, shared)),
      gateView: (bookingRef, tickets, draw) =>
        createGateView(described(tickets), { fetchFile: fetchFileOf(bookingRef), draw }),
      areJoinable,
      ticketFile: async (bookingRef, tickets, joinPdfs) => {
        const { createTicketFile } = await import('../../../delivery/ticketFile.js')
        return createTicketFile(described(tickets), {
          ...shared,
          bookingRef,
          fetchFile: fetchFileOf(bookingRef),
          joinPdfs,
        })
      },
      offlineCopy: createOfflineCopies({
        ...shared,
        store: visitor.storedBookings,
        downloadsApi,
        session$: session.state$,
        customerId$: visitor.owner.id$,
        client: () => latest(client.state$.value)?.config ?? null,
      }),
    }
  },
})
