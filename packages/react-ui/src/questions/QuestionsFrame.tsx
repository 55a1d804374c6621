import { type QuestionsToAnswer, paths } from '@booking-dashboard/core'
import { useArea, useTexts } from '../dashboard/DashboardContext'
import { ButtonLink, EmptyState } from '../design'
import styles from './Questions.module.css'
import { useBehavior } from '../reactive/useBehavior'
import { useCheckOnReturn } from '../reactive/useCheckOnReturn'
import { useOpen } from '../reactive/useOpen'
import { Loaded, Stale } from '../bookings/Loaded'
import type { Elements } from '../design/Elements'

interface QuestionsFrameProps {
  readonly bookingRef: string
  readonly children: (asked: QuestionsToAnswer) => Elements
}

/** Loads the questions for the passengers of a booking, and shows the empty and failed states. */
export function QuestionsFrame({ bookingRef, children }: QuestionsFrameProps) {
  const words = useTexts('questions').screen.mandatory
  const questions = useArea('questions').bookingQuestions(bookingRef)
  const state = useBehavior(questions.state$)
  const open = (): void => void questions.open()
  useOpen(questions.open)
  useCheckOnReturn(questions.open)
  return (
    <Loaded state={state} words={words} failure={words.failedSentence} onRetry={open}>
      {(shown) => (
        <div className={styles.column}>
          {shown.isOutdated && (
            <Stale title={words.outOfDate} tryAgain={words.tryAgain} onRetry={open}>
              {words.outOfDateSentence}
            </Stale>
          )}
          {shown.kind === 'asked' ? (
            children(shown)
          ) : (
            <EmptyState
              icon="check"
              heading={words.noneHeading}
              action={<ButtonLink to={paths.booking(bookingRef)}>{words.backToBooking}</ButtonLink>}
            >
              {words.noneSentence}
            </EmptyState>
          )}
        </div>
      )}
    </Loaded>
  )
}
