import { paths } from '@booking-dashboard/core'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { AppLayout } from './lazyLayout'
import { PageLoader } from '../layout/PageLoader'
import { createErrorPage, type ErrorPage } from '../errorPage/errorPage'
import { useErrorPageDeps } from '../errorPage/ErrorPageContext'
import { ErrorScreen } from '../errorPage/ErrorScreen'

/** A lazy part: what a page shows that failed, and at the address of the error page. Without a connection there is the one in the HTML. */
export { createErrorPage }

/** /error, when nothing has failed in this document. */
export function ErrorAddress() {
  const deps = useErrorPageDeps()
  const [errorPage] = useState(() => createErrorPage(deps))
  return <ErrorScreen errorPage={errorPage} />
}

interface ErrorPartProps {
  readonly errorPage: ErrorPage
}

/** Whichever page is chosen next is loaded with a document of its own. */
function UntilLeft({ errorPage, children }: ErrorPartProps & { readonly children: ReactNode }) {
  const { pathname, search, hash } = useLocation()
  const isThere = pathname === paths.error
  const isLeft = !isThere && errorPage.canLeaveFor(`${pathname}${search}${hash}`)
  useEffect(() => {
    if (isLeft) errorPage.leave()
  }, [isLeft, errorPage])
  if (isLeft) return <PageLoader />
  return isThere ? children : <Navigate to={paths.error} replace />
}

/** After an error, whoever is there: a gate that leads to another page might lead to the one that failed. */
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
