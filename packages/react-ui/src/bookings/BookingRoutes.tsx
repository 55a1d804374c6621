import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { PageLoader } from '../layout/PageLoader'
import { UnknownPageScreen } from '../layout/UnknownPageScreen'
import { lazyPart } from '../navigation/lazyPart'

const BookingScreen = lazyPart('booking', () => import('./BookingScreen'))
const TicketsScreen = lazyPart('tickets', () => import('../catalogue/TicketsScreen'))
const BasketScreen = lazyPart('basket', () => import('../basket/BasketScreen'))
const CheckoutScreen = lazyPart('checkout', () => import('../payment/CheckoutScreen'))

/** Everything under /booking/{booking_reference} (both specifications, §2). */
export default function BookingRoutes() {
  return (
    <Suspense fallback={<PageLoader />}>
      <Routes>
        <Route index element={<BookingScreen />} />
        <Route path="tickets" element={<TicketsScreen />} />
        <Route path="cart" element={<BasketScreen />} />
        <Route path="checkout" element={<CheckoutScreen />} />
        <Route path="*" element={<UnknownPageScreen />} />
      </Routes>
    </Suspense>
  )
}
