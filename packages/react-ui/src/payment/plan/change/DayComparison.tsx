import type { Currency, PlanFormState } from '@booking-dashboard/core'
import { useTexts, useFormats } from '../../../dashboard/DashboardContext'
import { DataList, Icon, VisuallyHidden } from '../../../design'
import styles from '../PlanScreen.module.css'

interface DayComparisonProps {
  readonly chosen: PlanFormState['chosen']
  readonly currency: Currency
}

/** The payments now and after the change: their number, amounts and dates. */
export function DayComparison({ chosen: { status, before, after }, currency }: DayComparisonProps) {
  const formats = useFormats()
  const texts = useTexts('paying').screen.plan.changeDay
  const inMoney = formats.moneyIn(currency)
  const item = (label: string, valueOf: (summary: NonNullable<typeof before>) => string) => {
    const inWords = (summary: typeof before) => (summary === null ? texts.nothing : valueOf(summary))
    return { label, value: <Change from={inWords(before)} to={inWords(after)} /> }
  }
  return (
    <div className={styles.figures} aria-busy={status === 'loading'}>
      <DataList
        items={[
          item(texts.count, ({ count }) => String(count)),
          item(texts.each, ({ each }) => (each === null ? texts.varies : inMoney(each))),
          item(texts.next, ({ first }) => formats.date(first.date)),
          item(texts.final, ({ final }) => formats.date(final.date)),
        ]}
      />
    </div>
  )
}

function Change({ from, to }: { readonly from: string; readonly to: string }) {
  const texts = useTexts('paying').screen.plan.changeDay
  if (from === to) return <span>{from}</span>
  return (
    <span className={styles.change}>
      <span className={styles.quiet}>
        <VisuallyHidden>{`${texts.before}: `}</VisuallyHidden>
        <span>{`${from} `}</span>
      </span>
      <span className={styles.to}>
        <Icon name="arrow-right" />
        <span>
          <VisuallyHidden>{`${texts.after}: `}</VisuallyHidden>
          <span>{to}</span>
        </span>
      </span>
    </span>
  )
}
