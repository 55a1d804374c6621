import {
  type Currency,
  type DayProjection,
  describeProjectionFailure,
  entriesToCome,
  projectionSummary,
} from '@booking-dashboard/core'
import type { Ref } from 'react'
import { usePayingTexts, useFormats } from '../composition/DashboardContext'
import { Alert, Button, Card, Loading, Skeleton } from '../design'
import { PlanChart } from './PlanChart'
import styles from './PlanScreen.module.css'
import { PlanTable } from './PlanTable'

interface ProjectionPanelProps {
  readonly view: DayProjection
  readonly onRetry: () => void
  readonly currency: Currency
  /** For the focus, where somebody goes on before there is anything to see. */
  readonly boxRef?: Ref<HTMLDivElement>
}

/** What would be taken when: a sentence, a chart, and the figures in a table. */
export function ProjectionPanel({ view, onRetry, currency, boxRef }: ProjectionPanelProps) {
  const formats = useFormats()
  const texts = usePayingTexts().screen.plan.projection
  const { status, instalments } = view
  const summary = instalments === null ? null : projectionSummary(instalments)
  const entries = entriesToCome(instalments ?? [])
  return (
    <div className={styles.aside} ref={boxRef} tabIndex={-1}>
      <Card title={texts.heading}>
        <p role="status" className={styles.sentence}>
          {status === 'ready' &&
            (summary === null
              ? texts.none
              : texts.sentence(summary.count, formats.date(summary.first.date), formats.date(summary.final.date)))}
          {status === 'loading' && texts.loading}
        </p>
        {status === 'failed' && <ProjectionFailed view={view} onRetry={onRetry} />}
        {status !== 'failed' && instalments === null && (
          <Loading label={texts.loading}>
            <Skeleton shape="block" height="9rem" />
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </Loading>
        )}
        {status !== 'failed' && summary !== null && (
          <div className={styles.figures} aria-busy={status === 'loading'}>
            <PlanChart entries={entries} currency={currency} />
            <PlanTable entries={entries} currency={currency} total={summary.total} />
          </div>
        )}
      </Card>
    </div>
  )
}

function ProjectionFailed({ view: { day, failure }, onRetry }: Pick<ProjectionPanelProps, 'view' | 'onRetry'>) {
  const texts = usePayingTexts()
  const words = texts.screen.plan.projection
  return (
    <Alert
      meaning="warning"
      headingLevel={3}
      title={words.failedHeading(day)}
      live
      actions={
        <Button variant="secondary" icon="refresh" onClick={onRetry}>
          {texts.screen.booking.tryAgain}
        </Button>
      }
    >
      {failure !== null &&
        describeProjectionFailure(failure, texts).map((sentence) => <p key={sentence}>{sentence}</p>)}
      <p>{words.failedHint}</p>
    </Alert>
  )
}
