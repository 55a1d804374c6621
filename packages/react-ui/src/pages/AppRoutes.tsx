import { Fragment, Suspense, type ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { areaAround } from '../dashboard/areas'
import type { Elements } from '../design/Elements'
import { AppLayout } from './lazyLayout'
import { NotFoundScreen, UnknownPageScreen } from '../layout/notices/NotFoundScreen'
import { PageLoader } from '../layout/PageLoader'
import { UnauthorisedScreen } from '../layout/notices/UnauthorisedScreen'
import { featuresOf, screenOf } from './area'
import { Gate, ResetGate } from '../navigation/Gate'
import { lazyPart } from '../loading/loadPart'
import { type Frame, routeTable } from './routeTable'
import { useBookingRef } from '../bookings/useBookingRef'

const pages = routeTable.map((route) => {
  const Screen = screenOf(route)
  const Area = route.frame === 'full' ? Fragment : areaAround(featuresOf(route.area))
  const Address = route.path.includes(':bookingRef') ? BookingAddress : Fragment
  const element = (
    <Area>
      <Address>
        <Screen />
      </Address>
    </Area>
  )
  return { frame: route.frame, route: <Route key={route.path} path={route.path} element={element} /> }
})
const ErrorAddress = lazyPart('error', async () => ({ default: (await import('./ErrorPart')).ErrorAddress }))
const inFrame = (wanted: Frame): Elements => pages.filter(({ frame }) => frame === wanted).map(({ route }) => route)

/** See behaviour/screens#1.2. The pages that must work without a connection are not lazy parts. */
export function AppRoutes() {
  return (
    <Suspense fallback={<PageLoader />}>
      <Routes>
        {inFrame('full')}
        <Route element={<ResetGate />}>
          <Route element={<AppLayout />}>
            <Route element={<Gate />}>{inFrame('customer')}</Route>
            {inFrame('visitor')}
            <Route path="/error" element={<ErrorAddress />} />
            <Route path="/unauthorised" element={<UnauthorisedScreen />} />
            <Route path="/404" element={<NotFoundScreen />} />
            <Route path="*" element={<UnknownPageScreen />} />
          </Route>
        </Route>
      </Routes>
    </Suspense>
  )
}

const ListedReference = lazyPart('listed-reference', () => import('../bookings/ListedReference'))

/** A reference with a small letter may have been typed into the address: its page waits until it is known. */
function BookingAddress({ children }: { readonly children: ReactNode }) {
  const typed = useBookingRef()
  return typed === typed.toUpperCase() ? children : <ListedReference>{children}</ListedReference>
}
