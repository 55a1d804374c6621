import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { DashboardRoutes, MemberRoutes } from '../composition/areas'
import { AppLayout } from '../layout/lazyLayout'
import { ErrorScreen } from '../layout/ErrorScreen'
import { NotFoundScreen } from '../layout/NotFoundScreen'
import { PageLoader } from '../layout/PageLoader'
import { UnauthorisedScreen } from '../layout/UnauthorisedScreen'
import { UnknownPageScreen } from '../layout/UnknownPageScreen'
import { Gate } from './Gate'
import { lazyPart } from './lazyPart'
import { ResetGate } from './ResetGate'

const LoginScreen = lazyPart('login', () => import('../session/LoginScreen'))
const ResetPasswordScreen = lazyPart('reset-password', () => import('../session/ResetPasswordScreen'))
const ChangePasswordScreen = lazyPart('change-password', () => import('../session/ChangePasswordScreen'))
const ProfileScreen = lazyPart('profile', () => import('../customer/ProfileScreen'))
const BankAccountScreen = lazyPart('bank-account', () => import('../customer/BankAccountScreen'))
const BookingsScreen = lazyPart('bookings', () => import('../bookings/list/BookingsScreen'))
const BookingRoutes = lazyPart('booking-routes', () => import('../bookings/BookingRoutes'))

/** Specification 1, §2. What can go wrong without a connection is not a lazy part. */
export function AppRoutes() {
  return (
    <Suspense fallback={<PageLoader />}>
      <Routes>
        <Route path="/login" element={<LoginScreen />} />
        <Route element={<ResetGate />}>
          <Route element={<AppLayout />}>
            <Route element={<Gate />}>
              <Route element={<MemberRoutes />}>
                <Route index element={<BookingsScreen />} />
                <Route path="changepassword" element={<ChangePasswordScreen />} />
                <Route path="profile" element={<DashboardRoutes />}>
                  <Route index element={<ProfileScreen />} />
                  <Route path="details/bank-account" element={<BankAccountScreen />} />
                </Route>
                <Route element={<DashboardRoutes />}>
                  <Route path="booking/:bookingRef/*" element={<BookingRoutes />} />
                </Route>
              </Route>
            </Route>
            <Route element={<MemberRoutes />}>
              <Route path="resetpassword" element={<ResetPasswordScreen />} />
            </Route>
            <Route path="error" element={<ErrorScreen />} />
            <Route path="unauthorised" element={<UnauthorisedScreen />} />
            <Route path="404" element={<NotFoundScreen />} />
            <Route path="*" element={<UnknownPageScreen />} />
          </Route>
        </Route>
      </Routes>
    </Suspense>
  )
}
