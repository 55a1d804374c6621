import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { PageLoader } from '../layout/PageLoader'
import { UnknownPageScreen } from '../layout/UnknownPageScreen'
import { lazyPart } from '../navigation/lazyPart'

const BookingScreen = lazyPart('booking', () => import('./page/BookingScreen'))
const TicketsScreen = lazyPart('tickets', () => import('../catalogue/tickets/TicketsScreen'))
const TransportScreen = lazyPart('transport', () => import('../catalogue/transport/TransportScreen'))
const AccommodationsScreen = lazyPart('accommodations', () => import('../catalogue/accommodation/AccommodationsScreen'))
const AccommodationScreen = lazyPart('accommodation', () => import('../catalogue/accommodation/AccommodationScreen'))
const ExtrasScreen = lazyPart('extras', () => import('../catalogue/extras/ExtrasScreen'))
const BasketScreen = lazyPart('basket', () => import('../basket/BasketScreen'))
const CheckoutScreen = lazyPart('checkout', () => import('../payment/CheckoutScreen'))
const MakePaymentScreen = lazyPart('make-payment', () => import('../payment/MakePaymentScreen'))
const PayInFullScreen = lazyPart('pay-in-full', () => import('../payment/PayInFullScreen'))
const PaymentPlanScreen = lazyPart('payment-plan', () => import('../payment-plan/PaymentPlanScreen'))
const ChangePaymentScreen = lazyPart('plan-change-payment', () => import('../payment-plan/ChangePaymentScreen'))
const ChangeDayScreen = lazyPart('plan-change-day', () => import('../payment-plan/ChangeDayScreen'))
const MandatoryInformationScreen = lazyPart(
  'mandatory-information',
  () => import('./questions/MandatoryInformationScreen'),
)
const RequiredAddressScreen = lazyPart('required-address', () => import('./questions/RequiredAddressScreen'))
const DeliveryUpdateScreen = lazyPart('delivery', () => import('../delivery/DeliveryUpdateScreen'))
const ResaleScreen = lazyPart('resale', () => import('../resale/ResaleScreen'))
const TicketDetailsScreen = lazyPart('ticket-details', () => import('./holdings/TicketDetailsScreen'))

/** Everything under /booking/{booking_reference} (both specifications, §2). */
export default function BookingRoutes() {
  return (
    <Suspense fallback={<PageLoader />}>
      <Routes>
        <Route index element={<BookingScreen />} />
        <Route path="tickets" element={<TicketsScreen />} />
        <Route path="transport" element={<TransportScreen />} />
        <Route path="accommodation" element={<AccommodationsScreen />} />
        <Route path="accommodation/:accommodationId" element={<AccommodationScreen />} />
        <Route path="extras" element={<ExtrasScreen />} />
        <Route path="cart" element={<BasketScreen />} />
        <Route path="checkout" element={<CheckoutScreen />} />
        <Route path="make-payment" element={<MakePaymentScreen />} />
        <Route path="pay-in-full" element={<PayInFullScreen />} />
        <Route path="payment-plan" element={<PaymentPlanScreen />} />
        <Route path="payment-plan/change-payment" element={<ChangePaymentScreen />} />
        <Route path="payment-plan/change-day" element={<ChangeDayScreen />} />
        <Route path="mandatory-information" element={<MandatoryInformationScreen />} />
        <Route path="required-data/:customerId/address/update" element={<RequiredAddressScreen />} />
        <Route path="delivery/update" element={<DeliveryUpdateScreen />} />
        <Route path="resale" element={<ResaleScreen />} />
        <Route path="ticket-details" element={<TicketDetailsScreen />} />
        <Route path="*" element={<UnknownPageScreen />} />
      </Routes>
    </Suspense>
  )
}
