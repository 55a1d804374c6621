import { adviceAfter, type Currency, type PlanFormState } from '@booking-dashboard/core'
import type { Ref } from 'react'
import { useTexts, useFormats } from '../../dashboard/DashboardContext'
import { Alert, Card, Loading, Skeleton, TryAgain } from '../../design'
import styles from './PlanScreen.module.css'
import { PlanTable } from './PlanTable'

interface ProjectionPanelProps {
  readonly view: PlanFormState['chosen']
  readonly onRetry: () => void
  readonly currency: Currency
  /** Takes the focus if the customer continues before the payments have loaded. */
  readonly boxRef?: Ref<HTMLDivElement>
  /** The customer continued before the payments had loaded. */
  readonly isAwaited: boolean
}

/** No payment on the chosen day comes before the trip, so there is nothing to confirm. */
export const hasNoPayments = ({ status, summary }: PlanFormState['chosen']): boolean =>
  status === 'ready' && summary === null

/** The projected payments: a sentence and a table of figures. */
export function ProjectionPanel({ view, onRetry, currency, boxRef, isAwaited }: ProjectionPanelProps) {
  const formats = useFormats()
  const texts = useTexts('paying').screen.plan.projection
  const { status, instalments, summary, entries } = view
  return (
    <div className={styles.aside} ref={boxRef} tabIndex={-1}>
      <Card title={texts.heading}>
        <p role="status" className={styles.sentence}>
          {status === 'ready' && (
            <span>
              {summary === null
                ? texts.none
                : texts.sentence(summary.count, formats.date(summary.first.date), formats.date(summary.final.date))}
            </span>
          )}
          {status === 'loading' && <span>{texts.loading}</span>}
        </p>
        {status === 'failed' && view.day !== null && (
          <ProjectionFailed day={view.day} failure={view.failure} onRetry={onRetry} />
        )}
        {isAwaited && status !== 'failed' && (instalments === null || summary !== null) && (
          <Alert live>{texts.first}</Alert>
        )}
        {status !== 'failed' && instalments === null && (
          <Loading label={texts.loading}>
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </Loading>
        )}
        {status !== 'failed' && summary !== null && (
          <div className={styles.figures} aria-busy={status === 'loading'}>
            <PlanTable entries={entries} currency={currency} total={summary.total} />
          </div>
        )}
      </Card>
    </div>
  )
}

interface ProjectionFailedProps extends Pick<ProjectionPanelProps, 'onRetry'> {
  readonly day: number
  readonly failure: ProjectionPanelProps['view']['failure']
}

function ProjectionFailed({ day, failure, onRetry }: ProjectionFailedProps) {
  const texts = useTexts('paying')
  const words = texts.screen.plan.projection
  return (
    <Alert
      meaning="warning"
      headingLevel={3}
      title={words.failedHeading(day)}
      live
      actions={<TryAgain onRetry={onRetry}>{texts.screen.booking.tryAgain}</TryAgain>}
    >
      {failure !== null &&
        adviceAfter(failure, texts, words.failedHint).map((sentence) => <p key={sentence}>{sentence}</p>)}
    </Alert>
  )
}
