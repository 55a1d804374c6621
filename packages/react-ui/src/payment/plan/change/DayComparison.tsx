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
  const valuesOf = (summary: typeof before): readonly string[] => {
    if (summary === null) return [texts.nothing, texts.nothing, texts.nothing, texts.nothing]
    const { count, each, first, final } = summary
    return [
      String(count),
      each === null ? texts.varies : inMoney(each),
      formats.date(first.date),
      formats.date(final.date),
    ]
  }
  const now = valuesOf(before)
  const then = valuesOf(after)
  const labels = [texts.count, texts.each, texts.next, texts.final]
  return (
    <div className={styles.figures} aria-busy={status === 'loading'}>
      <DataList
        items={labels.map((label, index) => ({
          label,
          value: <Change from={now[index] ?? ''} to={then[index] ?? ''} />,
        }))}
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
