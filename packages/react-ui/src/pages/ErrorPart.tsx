import { paths } from '@booking-dashboard/core'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { AppLayout } from './lazyLayout'
import { PageLoader } from '../layout/PageLoader'
import { onceReachable } from '../loading/reachable'
import { createErrorPage, type ErrorPage } from '../errorPage/errorPage'
import { useErrorPageDeps } from '../errorPage/ErrorPageContext'
import { ErrorScreen } from '../errorPage/ErrorScreen'

/**
 * A lazy part: the error page, in place of a failed page or at its own address. Without a connection, the one in the
 * HTML is shown.
 */
export { createErrorPage }

/** /error, if nothing has failed in this document. */
export function ErrorAddress() {
  const deps = useErrorPageDeps()
  const [errorPage] = useState(() => createErrorPage(deps))
  return <ErrorScreen errorPage={errorPage} />
}

interface ErrorPartProps {
  readonly errorPage: ErrorPage
}

/** The next page that the customer chooses loads with a new document. */
function UntilLeft({ errorPage, children }: ErrorPartProps & { readonly children: ReactNode }) {
  const { pathname, search, hash } = useLocation()
  const isThere = pathname === paths.error
  const isLeft = !isThere && errorPage.canLeaveFor(`${pathname}${search}${hash}`)
  useEffect(() => {
    if (isLeft) onceReachable(errorPage.leave)
  }, [isLeft, errorPage])
  if (isLeft) return <PageLoader />
  return isThere ? children : <Navigate to={paths.error} replace />
}

/** Shown to every visitor after an error, outside the gates: a gate might redirect to the page that failed. */
export function ErrorPart({ errorPage }: ErrorPartProps) {
  return (
    <UntilLeft errorPage={errorPage}>
      <Suspense fallback={<PageLoader />}>
        <Routes>
          <Route element={<AppLayout />}>
            <Route path="*" element={<ErrorScreen errorPage={errorPage} />} />
          </Route>
        </Routes>
      </Suspense>
    </UntilLeft>
  )
}
