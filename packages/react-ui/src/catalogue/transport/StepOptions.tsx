import { latest, type Loadable, type TransportStepName } from '@booking-dashboard/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../composition/DashboardContext'
import { EmptyState, ErrorState, Loading, Skeleton } from '../../design'
import styles from './TransportSteps.module.css'

interface StepOptionsProps<A> {
  readonly name: TransportStepName
  readonly from: Loadable<A>
  readonly isEmpty: (value: A) => boolean
  readonly onRetry: () => void
  readonly children: (value: A) => ReactNode
}

/** What can be chosen in a step, in whatever state it is. */
export function StepOptions<A>({ name, from, isEmpty, onRetry, children }: StepOptionsProps<A>) {
  const { steps, add } = useTexts().screen.transport
  const value = latest(from)
  if (value !== null && !isEmpty(value)) return children(value)
  if (from.kind === 'failed') {
    return (
      <ErrorState heading={add.failedHeading} headingLevel={3} onRetry={onRetry}>
        {add.failedSentence}
      </ErrorState>
    )
  }
  if (from.kind === 'loaded') {
    return (
      <EmptyState icon="bus" heading={add.emptyHeading} headingLevel={3}>
        {steps[name].none}
      </EmptyState>
    )
  }
  return (
    <Loading label={steps[name].loading}>
      <div className={styles.skeleton}>
        <Skeleton shape="block" height="3.25rem" />
        <Skeleton shape="block" height="3.25rem" />
      </div>
    </Loading>
  )
}
