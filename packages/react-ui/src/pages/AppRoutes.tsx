import { Fragment, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { BookingAddress } from '../bookings/BookingAddress'
import { areaAround } from '../dashboard/areas'
import type { Elements } from '../design/Elements'
import { AppLayout } from './lazyLayout'
import { NotFoundScreen } from '../layout/notices/NotFoundScreen'
import { PageLoader } from '../layout/PageLoader'
import { UnauthorisedScreen } from '../layout/notices/UnauthorisedScreen'
import { UnknownPageScreen } from '../layout/notices/UnknownPageScreen'
import { featuresOf, screenOf } from './area'
import { Gate } from '../navigation/Gate'
import { ResetGate } from '../navigation/Gate'
import { lazyPart } from '../loading/loadPart'
import { type Frame, routeTable } from './routeTable'

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
