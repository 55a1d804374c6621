import type { SessionOutage } from '@booking-dashboard/core'
import { useVisitor, useVisitorTexts } from '../dashboard/DashboardContext'
import { ErrorState } from '../design'
import { useBehavior } from '../reactive/useBehavior'
import { PageLoader } from './PageLoader'

interface UnreachableProps {
  readonly outage: SessionOutage
  readonly headingLevel?: 1 | 2
}

/** Shown if the session check fails (behaviour/session#d8.3). */
export function Unreachable({ outage, headingLevel }: UnreachableProps) {
  const { session } = useVisitor()
  const { heading } = useVisitorTexts().screen.shell.outage
  return (
    <ErrorState heading={heading} headingLevel={headingLevel} onRetry={session.check} retrying={outage.isAsking}>
      {outage.explanation}
    </ErrorState>
  )
}

/** Replaces the page until the session check has ended. */
export function SessionLoader() {
  const outage = useBehavior(useVisitor().session.outage$)
  return outage === null ? <PageLoader /> : <Unreachable outage={outage} headingLevel={1} />
}
