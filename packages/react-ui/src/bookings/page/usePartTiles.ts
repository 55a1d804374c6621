import {
  type Booking,
  changeableDelivery,
  formatDate,
  formatDateTime,
  formatMoney,
  type IsoDate,
  owed,
  paths,
} from '@booking-dashboard/core'
import { useBookingArea, useBookingTexts } from '../../composition/DashboardContext'
import type { IconName } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'

export interface PartTile {
  readonly to: string
  readonly icon: IconName
  readonly title: string
  readonly held: string
}

const departure = (date: IsoDate, isTimeSpecified: boolean): string =>
  isTimeSpecified ? formatDateTime(date) : formatDate(date)

/** Every part of a booking, with what is held in each. */
export const usePartTiles = (booking: Booking): readonly PartTile[] => {
  const { parts, deliveries } = useBookingTexts().screen.booking
  const { reference } = booking
  const dashboard = useBookingArea()
  const page = dashboard.bookingPage(reference)
  const shown = useBehavior(page.state$)
  if (shown === null) return []
  const { isPast: past, held, answers: progress, inBasket } = shown
  const { outstanding, overdue, next: nextPayment, plan } = owed(booking)
  const [delivery] = booking.deliveries
  const next = held.nextDeparture

  const transport = (): string => {
    if (next !== null) return parts.nextDeparture(departure(next.departureDate, next.isDepartureTimeSpecified))
    return held.journeys === 0 ? parts.noTransport : parts.journeys(held.journeys)
  }
  const planned = (): string => {
    if (plan === 'inError') return parts.planInError
    if (plan === 'running' && nextPayment?.date)
      return parts.planNext(formatMoney(nextPayment.amount), formatDate(nextPayment.date))
    return booking.paymentPlan === null ? parts.planAvailable : parts.planRunning
  }
  const paying = (): string => {
    if (outstanding.amount === 0) return parts.nothingOwed
    if (overdue?.amount) return parts.overdue(formatMoney(overdue.amount))
    return nextPayment?.taken === 'byItself'
      ? parts.byPlan(formatMoney(outstanding))
      : parts.owed(formatMoney(outstanding))
  }
  const planTile: readonly PartTile[] =
    booking.paymentPlan === null && !booking.paymentPlanAvailable
      ? []
      : [{ to: paths.paymentPlan(reference), icon: 'calendar', title: parts.paymentPlan, held: planned() }]

  const selling: readonly PartTile[] = [
    {
      to: paths.tickets(reference),
      icon: 'ticket',
      title: parts.tickets,
      held: parts.ticketsHeld(held.tickets, held.onResale),
    },
    { to: paths.accommodations(reference), icon: 'bed', title: parts.accommodation, held: parts.rooms(held.rooms) },
    { to: paths.transport(reference), icon: 'bus', title: parts.transport, held: transport() },
    { to: paths.extras(reference), icon: 'plus', title: parts.extras, held: parts.extrasHeld(held.extras) },
  ]
  const asking: readonly PartTile[] = [
    {
      to: paths.mandatoryInformation(reference),
      icon: 'info',
      title: parts.mandatoryInformation,
      held:
        progress === null
          ? parts.questionsOpen(booking.openQuestions)
          : parts.questionsAnswered(progress.answered, progress.all),
    },
  ]
  return [
    ...(past ? [] : selling),
    {
      to: paths.ticketDetails(reference),
      icon: 'user',
      title: parts.ticketDetails,
      held: past ? parts.ticketsOfPast : parts.transferable(held.transferable),
    },
    {
      to: paths.resale(reference),
      icon: 'refresh',
      title: parts.resale,
      held: parts.resaleHeld(held.onResale, held.resalable),
    },
    ...(past ? [] : asking),
    {
      to: changeableDelivery(booking) === null ? '#delivery' : paths.deliveryUpdate(reference),
      icon: 'truck',
      title: parts.delivery,
      held: delivery === undefined ? parts.noDelivery : deliveries.statuses[delivery.status],
    },
    {
      to: paths.makePayment(reference),
      icon: 'card',
      title: parts.payments,
      held: paying(),
    },
    ...planTile,
    ...(past
      ? []
      : [
          {
            to: paths.basket(reference),
            icon: 'basket',
            title: parts.basket,
            held: parts.basketHeld(inBasket),
          } as const,
        ]),
  ]
}
