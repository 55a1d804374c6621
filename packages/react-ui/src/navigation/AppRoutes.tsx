import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { DashboardArea, MemberArea } from '../composition/areas'
import { ErrorScreen } from '../layout/ErrorScreen'
import { AppLayout } from '../layout/lazyLayout'
import { NotFoundScreen } from '../layout/NotFoundScreen'
import { PageLoader } from '../layout/PageLoader'
import { UnauthorisedScreen } from '../layout/UnauthorisedScreen'
import { UnknownPageScreen } from '../layout/UnknownPageScreen'
import { hasWholeDashboard, screenOf } from './area'
import { Gate } from './Gate'
import { ResetGate } from './ResetGate'
import { type AreaName, type Frame, routeTable } from './routeTable'

/** What is bound for a page's area before it is shown. */
const areaAround = (frame: Frame, area: AreaName) => {
  if (frame === 'full') return null
  return hasWholeDashboard(area) ? DashboardArea : MemberArea
}

const pages = routeTable.map((route) => {
  const Screen = screenOf(route)
  const Area = areaAround(route.frame, route.area)
  const screen = <Screen />
  const element = Area === null ? screen : <Area>{screen}</Area>
  return { frame: route.frame, route: <Route key={route.path} path={route.path} element={element} /> }
})
const inFrame = (wanted: Frame) => pages.filter(({ frame }) => frame === wanted).map(({ route }) => route)

/** Specification 1, §2. What can go wrong without a connection is not a lazy part. */
export function AppRoutes() {
  return (
    <Suspense fallback={<PageLoader />}>
      <Routes>
        {inFrame('full')}
        <Route element={<ResetGate />}>
          <Route element={<AppLayout />}>
            <Route element={<Gate />}>{inFrame('customer')}</Route>
            {inFrame('visitor')}
            <Route path="/error" element={<ErrorScreen />} />
            <Route path="/unauthorised" element={<UnauthorisedScreen />} />
            <Route path="/404" element={<NotFoundScreen />} />
            <Route path="*" element={<UnknownPageScreen />} />
          </Route>
        </Route>
      </Routes>
    </Suspense>
  )
}
