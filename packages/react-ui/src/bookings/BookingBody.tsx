import type { Booking } from '@booking-dashboard/core'
import { WithSummary } from '../design'
import { AttentionCard } from './attention/AttentionCard'
import { BookingSummaryColumn } from './BookingSummaryColumn'
import { DeliveriesCard } from './deliveries/DeliveriesCard'
import { TicketsReadyCard } from './deliveries/TicketsReadyCard'
import { DocumentsCard } from './documents/DocumentsCard'
import { PaymentPlanCard } from './money/PaymentPlanCard'
import { PaymentsMade } from './money/PaymentsMade'
import { PriceSummaryCard } from './money/PriceSummaryCard'
import { BookingParts } from './parts/BookingParts'
import { PrintedItinerary } from './print/PrintedItinerary'
import { usePrinting } from './print/usePrinting'
import { ItineraryCard } from './trip/ItineraryCard'
import { PassengersCard } from './trip/PassengersCard'
import { useArrivalAt } from './useArrivalAt'

/** What there is to say of a booking; who comes for the tickets finds them first. */
export function BookingBody({ booking }: { readonly booking: Booking }) {
  const atTickets = useArrivalAt() === 'tickets-ready'
  const printing = usePrinting()
  const ready = <TicketsReadyCard key="ready" booking={booking} />
  const attention = <AttentionCard key="attention" booking={booking} />
  return (
    <>
      <WithSummary summary={<BookingSummaryColumn booking={booking} />}>
        {atTickets ? [ready, attention] : [attention, ready]}
        <BookingParts booking={booking} />
        <ItineraryCard booking={booking} />
        <DocumentsCard booking={booking} />
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
