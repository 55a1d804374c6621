import { type AskedTraveller, askedTravellers, type Booking, latest, paths } from '@booking-dashboard/core'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useHoldingsArea, useHoldingsTexts } from '../../composition/DashboardContext'
import { Alert, Button, ButtonLink, EmptyState, ErrorState, Loading, Skeleton, Stack } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import styles from '../../questions/Questions.module.css'

interface QuestionsFrameProps {
  readonly booking: Booking
  readonly children: (travellers: readonly AskedTraveller[]) => ReactNode
}

/** Loads what is asked of the travellers of a booking; what is shown where nothing is, or where it cannot be had. */
export function QuestionsFrame({ booking, children }: QuestionsFrameProps) {
  const { bookingQuestions, customer } = useHoldingsArea()
  const words = useHoldingsTexts().screen.mandatory
  const questions = bookingQuestions(booking.reference)
  const state = useBehavior(questions.requiredData$)
  const asked = latest(state)
  const ownId = latest(useBehavior(customer.state$))?.id ?? null
  const travellers = useMemo(
    () => (asked === null ? null : askedTravellers(asked, booking, ownId)),
    [asked, booking, ownId],
  )
  const load = (): void => void questions.load()
  useEffect(() => void questions.load(), [questions])

  if (travellers === null && state.kind === 'failed') {
    return (
      <ErrorState heading={words.failedHeading} onRetry={load} retryLabel={words.tryAgain}>
        {words.failedSentence}
      </ErrorState>
    )
  }
  if (travellers === null) {
    return (
      <Loading label={words.loading}>
        <Stack>
          <Skeleton width="12rem" />
          <Skeleton shape="block" height="14rem" />
          <Skeleton shape="block" height="14rem" />
        </Stack>
      </Loading>
    )
  }
  return (
    <div className={styles.column}>
      {state.kind === 'failed' && (
        <Alert
          meaning="warning"
          title={words.outOfDate}
          live
          actions={
            <Button variant="secondary" icon="refresh" onClick={load}>
              {words.tryAgain}
            </Button>
          }
        >
          {words.outOfDateSentence}
        </Alert>
      )}
      {travellers.length > 0 ? (
        children(travellers)
      ) : (
        <EmptyState
          icon="check"
          heading={words.noneHeading}
          action={<ButtonLink to={paths.booking(booking.reference)}>{words.backToBooking}</ButtonLink>}
        >
          {words.noneSentence}
        </EmptyState>
      )}
    </div>
  )
}
