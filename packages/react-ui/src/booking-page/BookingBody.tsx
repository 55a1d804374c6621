import type { BookingPage, ShownBooking } from '@booking-dashboard/core'
import { useArea, useFormats, useTexts } from '../dashboard/DashboardContext'
import { Card, WithSummary } from '../design'
import { BookingSummaryColumn } from './BookingSummaryColumn'
import { OfflineCopyCard } from '../offline/OfflineCopyCard'
import { TicketsReadyCard } from '../delivery/TicketsReadyCard'
import { DocumentsCard } from './documents/DocumentsCard'
import { FoldedCard } from '../bookings/money/FoldedCard'
import { PaymentRows } from '../bookings/money/PaymentsMade'
import { PriceSummaryCard } from '../bookings/money/PriceSummaryCard'
import { NextUpCard } from './NextUpCard'
import { PartList } from './PartList'
import { PrintedItinerary } from '../bookings/itinerary/PrintedItinerary'
import { usePrinting } from '../bookings/itinerary/usePrinting'
import { ItineraryCard } from '../bookings/itinerary/ItineraryCard'
import { PassengersCard } from '../bookings/itinerary/PassengersCard'
import { useBehavior } from '../reactive/useBehavior'
import { Stale } from '../bookings/Loaded'
import rows from './Rows.module.css'
import { ToDoCard } from './ToDoCard'
import { HelpWays } from '../client/HelpWays'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

const fewPassengers = 6

/** The content of a booking. Ready tickets come first, for a customer who needs them. */
export function BookingBody({ page, shown }: { readonly page: BookingPage; readonly shown: ShownBooking }) {
  const { booking } = shown
  const trip = useBehavior(page.trip$)
  const bill = useBehavior(useArea('bookingPage').bill(booking.reference))
  const atTickets = useArrivalAt() === 'tickets-ready'
  const printing = usePrinting()
  const { booking: texts, bill: billTexts } = useTexts('bookingPage').screen
  const formats = useFormats()
  const passengers = trip?.passengers ?? []
  const travelling = <PassengersCard passengers={passengers} />
  // The column beside the page stays in view, so it must be short.
  const areFew = passengers.length <= fewPassengers
  const ready = <TicketsReadyCard key="ready" bookingRef={booking.reference} tickets={shown.ticketsToShow} />
  const toDo = <ToDoCard key="toDo" toDo={shown.toDo} payment={shown.payment} />
  return (
    <>
      <WithSummary
        summary={
          <BookingSummaryColumn
            balance={shown.balance}
            isBalanceInBar={shown.isBalanceInBar}
            mainAction={shown.mainAction}
          />
        }
        underSummary={
          <>
            {areFew && travelling}
            {bill && (
              <FoldedCard
                title={billTexts.payments.heading}
                sum={formats.moneyIn(booking.currency)(booking.prices.paid)}
              >
                <PaymentRows booking={booking} made={bill.payments} />
              </FoldedCard>
            )}
            {bill && <PriceSummaryCard prices={bill.prices} currency={booking.currency} />}
          </>
        }
      >
        {shown.isIncomplete && (
          <Stale title={texts.incomplete} tryAgain={texts.tryAgain} onRetry={() => void page.tryAgain()}>
            {texts.incompleteSentence}
          </Stale>
        )}
        {shown.nextUp && <NextUpCard nextUp={shown.nextUp} />}
        {atTickets ? [ready, toDo] : [toDo, ready]}
        {trip && <ItineraryCard days={trip.shown} />}
        <PartList parts={shown.parts} />
        {!areFew && travelling}
        <DocumentsCard booking={booking} days={trip?.days ?? []} readOnly={shown.readOnly} />
        <OfflineCopyCard bookingRef={booking.reference} className={rows.plain} />
        <HelpCard bookingRef={booking.reference} readOnly={shown.readOnly} />
      </WithSummary>
      {printing && trip && <PrintedItinerary shown={shown} trip={trip} />}
    </>
  )
}

/** Who changes what the customer cannot change here, or answers questions about a booking that is read-only. */
function HelpCard({ bookingRef, readOnly }: { readonly bookingRef: string } & Pick<ShownBooking, 'readOnly'>) {
  const { help } = useTexts('bookingPage').screen.bookingPage
  const words = readOnly === null ? help : help.readOnly
  return (
    <Card className={rows.plain} title={words.heading}>
      <p>{words.sentence}</p>
      <HelpWays bookingRef={bookingRef} />
    </Card>
  )
}

/** Scrolls to the part that the address names once it is rendered; the part itself takes the focus. */
function useArrivalAt(): string {
  const { hash, key } = useLocation()
  const id = hash.slice(1)
  useEffect(() => {
    // The screen first scrolls to its top and focuses its heading.
    const frame = requestAnimationFrame(() => {
      const part = id === '' ? null : document.getElementById(id)
      if (part === null) return
      part.tabIndex = -1
      part.scrollIntoView({ block: 'start' })
      part.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [id, key])
  return id
}
