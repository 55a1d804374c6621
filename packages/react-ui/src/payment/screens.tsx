import { type BalancePart, paths } from '@booking-dashboard/core'
import { useSearchParams } from 'react-router-dom'
import { BookingFrame } from '../bookings/BookingFrame'
import { useBookingRef } from '../bookings/useBookingRef'
import { useTexts } from '../dashboard/DashboardContext'
import { MakePayment } from './balance/MakePayment'
import { PayBalance } from './balance/PayBalance'
import { ReceiptOrPayments } from './balance/ReceiptOrPayments'
import { CheckoutBody } from './checkout/CheckoutBody'
import { ChangeDay as ChangeDayForm } from './plan/change/ChangeDay'
import { ChangePayment as ChangePaymentForm } from './plan/change/ChangePayment'
import { changeableOnly } from './plan/change/ChangeableOnly'
import { PlanBody } from './plan/PlanBody'

const ChangeDay = changeableOnly(ChangeDayForm)
const ChangePayment = changeableOnly(ChangePaymentForm)

/** Paying for the basket. */
export function CheckoutScreen() {
  const { titles } = useTexts('booking').screen
  const bookingRef = useBookingRef()
  return (
    <BookingFrame
      beforeTrip="orPaying"
      title={titles.checkout}
      basket="byScreen"
      via={{ label: titles.basket, to: paths.basket(bookingRef) }}
    >
      {(_, shown) => <CheckoutBody shown={shown} />}
    </BookingFrame>
  )
}

/**
 * The amount due, its date, and the ways to pay it (behaviour/screens#d4); with `?receipt=` the receipt of that
 * payment.
 */
export function MakePaymentScreen() {
  const { titles } = useTexts('booking').screen
  const bookingRef = useBookingRef()
  const [search] = useSearchParams()
  const payment = search.get('receipt')
  if (payment === null)
    return <BookingFrame title={titles.waysToPay}>{(booking) => <MakePayment booking={booking} />}</BookingFrame>
  // The key makes it a screen of its own, which is shown from its top.
  return (
    <BookingFrame
      key={payment}
      title={titles.receipt}
      via={{ label: titles.waysToPay, to: paths.makePayment(bookingRef) }}
    >
      {(booking) => <ReceiptOrPayments booking={booking} payment={payment} />}
    </BookingFrame>
  )
}

/** Pays the outstanding balance, or with `?part=overdue` the overdue amount of the payment plan. */
export function PayInFullScreen() {
  const { titles } = useTexts('booking').screen
  const bookingRef = useBookingRef()
  const [search] = useSearchParams()
  const part: BalancePart = search.get('part') === 'overdue' ? 'overdue' : 'outstanding'
  return (
    <BookingFrame key={part} title={titles[part]} via={{ label: titles.waysToPay, to: paths.makePayment(bookingRef) }}>
      {(booking) => <PayBalance booking={booking} part={part} />}
    </BookingFrame>
  )
}

/** The payment plan: its setup, or its current state (behaviour/screens#d4). */
export function PaymentPlanScreen() {
  return (
    <BookingFrame title={useTexts('booking').screen.titles.plan}>
      {({ reference }, { payment }) => <PlanBody bookingRef={reference} payment={payment} />}
    </BookingFrame>
  )
}

/** Changes the day of the month on which a plan takes its payments. */
export function ChangeDayScreen() {
  const { titles } = useTexts('booking').screen
  const bookingRef = useBookingRef()
  return (
    <BookingFrame title={titles.changeDay} via={{ label: titles.plan, to: paths.paymentPlan(bookingRef) }}>
      {() => <ChangeDay bookingRef={bookingRef} />}
    </BookingFrame>
  )
}

/** Changes the card that a plan charges. */
export function ChangePaymentScreen() {
  const { titles } = useTexts('booking').screen
  const bookingRef = useBookingRef()
  return (
    <BookingFrame title={titles.changePayment} via={{ label: titles.plan, to: paths.paymentPlan(bookingRef) }}>
      {() => <ChangePayment bookingRef={bookingRef} />}
    </BookingFrame>
  )
}
