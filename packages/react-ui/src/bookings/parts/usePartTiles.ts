import { answersLeft, askedTravellers, balanceOf, type Booking, changeableDelivery, formatDate, formatDateTime, heldInParts, type IsoDate, itemCount, latest, paths, zeroMinor } from '@booking-dashboard/core'
import { useEffect, useMemo } from 'react'
import { useDashboard, useTexts } from '../../composition/DashboardContext'
import type { IconName } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { usePendingChanges } from '../../resale/usePendingChanges'
import { moneyIn } from '../moneyIn'
import { useNow } from '../useNow'

export interface PartTile {
  readonly to: string
  readonly icon: IconName
  readonly title: string
  readonly held: string
}

const departure = (date: IsoDate, isTimeSpecified: boolean): string => (isTimeSpecified ? formatDateTime(date) : formatDate(date))

/** Every part of a booking, with what is held in each. */
export const usePartTiles = (booking: Booking): readonly PartTile[] => {
  const { parts, deliveries } = useTexts().screen.booking
  const { reference } = booking
  const dashboard = useDashboard()
  const questions = dashboard.bookingQuestions(reference)
  useEffect(() => void questions.load(), [questions])
  const asked = latest(useBehavior(questions.requiredData$))
  const inBasket = itemCount(useBehavior(dashboard.basket(reference).state$))
  const ownId = latest(useBehavior(dashboard.customer.state$))?.id ?? null
  const pending = latest(usePendingChanges(reference).loadable)
  const now = useNow()
  const held = useMemo(() => heldInParts(booking, now, pending), [booking, now, pending])
  const inMoney = moneyIn(booking.currency)
  // Nothing is owed of a booking that was cancelled.
  const owed = balanceOf(booking)?.amount ?? zeroMinor
  const { paymentPlan: plan } = booking
  const progress = asked === null ? null : answersLeft(askedTravellers(asked, booking, ownId))
  const [delivery] = booking.deliveries
  const next = held.nextDeparture

  const transport = (): string => {
    if (next !== null) return parts.nextDeparture(departure(next.departureDate, next.isDepartureTimeSpecified))
    return held.journeys === 0 ? parts.noTransport : parts.journeys(held.journeys)
  }
  const planned = (): string => {
    if (plan === null) return parts.planAvailable
    return plan.nextPaymentDate === null ? parts.planRunning : parts.planNext(inMoney(plan.amount), formatDate(plan.nextPaymentDate))
  }
  const planTile: readonly PartTile[] =
    plan === null && !booking.paymentPlanAvailable
      ? []
      : [{ to: paths.paymentPlan(reference), icon: 'calendar', title: parts.paymentPlan, held: planned() }]

  return [
    { to: paths.tickets(reference), icon: 'ticket', title: parts.tickets, held: parts.ticketsHeld(held.tickets, held.onResale) },
    { to: paths.accommodations(reference), icon: 'bed', title: parts.accommodation, held: parts.rooms(held.rooms) },
    { to: paths.transport(reference), icon: 'bus', title: parts.transport, held: transport() },
    { to: paths.extras(reference), icon: 'plus', title: parts.extras, held: parts.extrasHeld(held.extras) },
    { to: paths.ticketDetails(reference), icon: 'user', title: parts.ticketDetails, held: parts.transferable(held.transferable) },
    { to: paths.resale(reference), icon: 'refresh', title: parts.resale, held: parts.resaleHeld(held.onResale, held.resalable) },
    {
      to: paths.mandatoryInformation(reference),
      icon: 'info',
      title: parts.mandatoryInformation,
      held: progress === null ? parts.questionsOpen(booking.openQuestions) : parts.questionsAnswered(progress.answered, progress.all),
    },
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
      held: parts.owed(owed, inMoney(owed)),
    },
    ...planTile,
    { to: paths.basket(reference), icon: 'basket', title: parts.basket, held: parts.basketHeld(inBasket) },
  ]
}
