import type { BookingPage, ShownBooking } from '@booking-dashboard/core'
import { useArea, useTexts } from '../dashboard/DashboardContext'
import { Stack, WithSummary } from '../design'
import { AttentionCard } from './AttentionCard'
import { BookingSummaryColumn } from './BookingSummaryColumn'
import { DeliveriesCard } from '../delivery/DeliveriesCard'
import { OfflineCopyCard } from '../offline/OfflineCopyCard'
import { TicketsReadyCard } from '../delivery/TicketsReadyCard'
import { DocumentsCard } from './documents/DocumentsCard'
import { PaymentPlanCard } from '../bookings/money/PaymentPlanCard'
import { PaymentsMade } from '../bookings/money/PaymentsMade'
import { PriceSummaryCard } from '../bookings/money/PriceSummaryCard'
import { HelpCard } from './HelpCard'
import styles from './BookingBody.module.css'
import { BookingParts } from './BookingParts'
import { PrintedItinerary } from '../bookings/itinerary/PrintedItinerary'
import { usePrinting } from '../bookings/itinerary/usePrinting'
import { ItineraryCard } from '../bookings/itinerary/ItineraryCard'
import { PassengersCard } from '../bookings/itinerary/PassengersCard'
import { useBehavior } from '../reactive/useBehavior'
import { Stale } from '../bookings/Loaded'
import { useArrivalAt } from '../bookings/useArrivalAt'
import { ReadyCard } from './ReadyCard'

const fewPassengers = 6

/** The content of a booking. Ready tickets come first, for a customer who needs them. */
export function BookingBody({ page, shown }: { readonly page: BookingPage; readonly shown: ShownBooking }) {
  const { booking } = shown
  const trip = useBehavior(page.trip$)
  const bill = useBehavior(useArea('bookingPage').bill(booking.reference))
  const atTickets = useArrivalAt() === 'tickets-ready'
  const printing = usePrinting()
  const texts = useTexts('booking').screen.booking
  const passengers = trip?.passengers ?? []
  const travelling = <PassengersCard passengers={passengers} />
  // The column beside the page stays in view, so it must be short.
  const areFew = passengers.length <= fewPassengers
  const ready = <TicketsReadyCard key="ready" bookingRef={booking.reference} tickets={shown.ticketsToShow} />
  const attention = (
    <AttentionCard key="attention" attention={shown.attention} payment={shown.payment} mainAction={shown.mainAction} />
  )
  return (
    <>
      <WithSummary
        summary={<BookingSummaryColumn balance={shown.balance} mainAction={shown.mainAction} />}
        underSummary={areFew && travelling}
        below={
          <Stack gap="loose">
            <div className={styles.ahead} data-wide>
              <ReadyCard steps={shown.ready} />
              <BookingParts groups={shown.groups} />
            </div>
            <div className={styles.halves}>
              <Stack gap="loose">
                <DocumentsCard booking={booking} days={trip?.days ?? []} isPast={shown.isPast} />
                <OfflineCopyCard bookingRef={booking.reference} />
                <DeliveriesCard deliveries={shown.deliveries} update={shown.deliveryUpdate} />
                <PaymentPlanCard booking={booking} owed={shown.owed} />
                {bill && <PaymentsMade booking={booking} made={bill.payments} />}
                {!areFew && travelling}
              </Stack>
              <Stack gap="loose">
                {bill && <PriceSummaryCard prices={bill.prices} currency={booking.currency} />}
                <HelpCard shown={shown} />
              </Stack>
            </div>
          </Stack>
        }
      >
        {shown.isIncomplete && (
          <Stale title={texts.incomplete} tryAgain={texts.tryAgain} onRetry={() => void page.tryAgain()}>
            {texts.incompleteSentence}
          </Stale>
        )}
        {atTickets ? [ready, attention] : [attention, ready]}
        {trip && <ItineraryCard days={trip.shown} />}
      </WithSummary>
      {printing && trip && <PrintedItinerary shown={shown} trip={trip} />}
    </>
  )
}
