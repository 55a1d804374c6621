import { type Currency, type PlanOverview, timelineChart } from '@booking-dashboard/core'
import { useTexts, useFormats } from '../../dashboard/DashboardContext'
import styles from './PlanChart.module.css'

interface PlanChartProps {
  readonly entries: PlanOverview['timeline']['entries']
  readonly currency: Currency
}

/** The number of columns decides which labels fit. */
const roomFor = (columns: number): 'few' | 'some' | 'many' => (columns <= 3 ? 'few' : columns <= 6 ? 'some' : 'many')

/** The payments over time as columns. Screen readers read the table below it instead. */
export function PlanChart({ entries, currency }: PlanChartProps) {
  const formats = useFormats()
  const { states } = useTexts('paying').screen.plan.table
  const inMoney = formats.moneyIn(currency)
  const bars = timelineChart(entries, 100)
  const dates = bars.flatMap(({ date }) => (date === null ? [] : [formats.dayOfMonth(date)]))
  const shownStates = [...new Set(bars.map(({ state }) => state))]
  return (
    <div className={styles.chart} aria-hidden>
      <ol className={styles.columns} data-room={roomFor(bars.length)}>
        {bars.map(({ date, amount, state, height }, index) => (
          <li key={index} className={styles.column}>
            <span className={styles.amount}>{inMoney(amount)}</span>
            <span className={styles.track}>
              <span className={styles.bar} data-state={state} style={{ blockSize: `${height}%` }} />
            </span>
            <span className={styles.date}>{date === null ? '' : formats.dayOfMonth(date)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.ends}>
        <span>{dates[0]}</span>
        {dates.length > 1 && <span>{dates.at(-1)}</span>}
      </p>
      {shownStates.length > 1 && (
        <ul className={styles.legend}>
          {shownStates.map((state) => (
            <li key={state}>
              <span className={styles.swatch} data-state={state} />
              <span>{states[state]}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
