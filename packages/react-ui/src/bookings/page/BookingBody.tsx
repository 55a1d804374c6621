import type { Booking } from '@booking-dashboard/core'
import { useBookingArea, useBookingTexts } from '../../composition/DashboardContext'
import { WithSummary } from '../../design'
import { AttentionCard } from './AttentionCard'
import { BookingSummaryColumn } from './BookingSummaryColumn'
import { DeliveriesCard } from '../../delivery/DeliveriesCard'
import { OfflineCopyCard } from '../../offline/OfflineCopyCard'
import { TicketsReadyCard } from '../../delivery/TicketsReadyCard'
import { DocumentsCard } from './DocumentsCard'
import { PaymentPlanCard } from '../money/PaymentPlanCard'
import { PaymentsMade } from '../money/PaymentsMade'
import { PriceSummaryCard } from '../money/PriceSummaryCard'
import { BookingParts } from './BookingParts'
import { PrintedItinerary } from '../itinerary/PrintedItinerary'
import { usePrinting } from '../itinerary/usePrinting'
import { ItineraryCard } from '../itinerary/ItineraryCard'
import { PassengersCard } from '../itinerary/PassengersCard'
import { useBehavior } from '../../reactive/useBehavior'
import { Stale } from '../Loaded'
import { useArrivalAt } from '../useArrivalAt'

/** What there is to say of a booking; who comes for the tickets finds them first. */
export function BookingBody({ booking }: { readonly booking: Booking }) {
  const atTickets = useArrivalAt() === 'tickets-ready'
  const printing = usePrinting()
  const ready = <TicketsReadyCard key="ready" booking={booking} />
  const attention = <AttentionCard key="attention" booking={booking} />
  return (
    <>
      <WithSummary summary={<BookingSummaryColumn booking={booking} />}>
        <Incomplete bookingRef={booking.reference} />
        {atTickets ? [ready, attention] : [attention, ready]}
        <BookingParts booking={booking} />
        <ItineraryCard booking={booking} />
        <DocumentsCard booking={booking} />
        <OfflineCopyCard bookingRef={booking.reference} />
        <DeliveriesCard booking={booking} />
        <PriceSummaryCard booking={booking} />
        <PaymentPlanCard booking={booking} />
        <PaymentsMade booking={booking} />
        <PassengersCard booking={booking} />
      </WithSummary>
      {printing && <PrintedItinerary booking={booking} />}
    </>
  )
}

function Incomplete({ bookingRef }: { readonly bookingRef: string }) {
  const texts = useBookingTexts().screen.booking
  const page = useBookingArea().bookingPage(bookingRef)
  if (useBehavior(page.state$)?.isIncomplete !== true) return null
  return (
    <Stale title={texts.incomplete} tryAgain={texts.tryAgain} onRetry={() => void page.tryAgain()}>
      {texts.incompleteSentence}
    </Stale>
  )
}
