import type { Currency, Minor, PlanOverview } from '@booking-dashboard/core'
import { useTexts, useFormats } from '../../dashboard/DashboardContext'
import { Badge, type Meaning, Price, VisuallyHidden } from '../../design'
import styles from './PlanTable.module.css'

type PlanEntry = PlanOverview['timeline']['entries'][number]

interface PlanTableProps {
  readonly entries: readonly PlanEntry[]
  readonly currency: Currency
  /** The total, shown in a last line. Without it there is no such line. */
  readonly total?: Minor
  /** Whether each day shows the state of its payment. */
  readonly withState?: boolean
}

const meanings: Readonly<Record<PlanEntry['state'], Meaning | undefined>> = {
  paid: 'success',
  overdue: 'danger',
  toCome: undefined,
}

/** Day and amount of each payment. */
export function PlanTable({ entries, currency, total, withState = false }: PlanTableProps) {
  const formats = useFormats()
  const texts = useTexts('paying').screen.plan.table
  const inMoney = formats.moneyIn(currency)
  const dateOf = ({ date, state }: PlanEntry): string => {
    if (date === null) return texts.dueNow
    return state === 'overdue' ? texts.overdueSince(formats.date(date)) : formats.date(date)
  }
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{texts.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{withState ? texts.dateAndState : texts.date}</th>
            <th scope="col">{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, index) => (
            <tr key={index}>
              <th scope="row">
                <span className={styles.day}>
                  <span className={styles.date}>{dateOf(entry)}</span>
                  {withState && <Badge meaning={meanings[entry.state]}>{texts.states[entry.state]}</Badge>}
                  {entry.byHand && (
                    <span className={styles.byHand}>
                      {entry.count === 1 ? texts.paidByYou : texts.paidTogether(entry.count)}
                    </span>
                  )}
                </span>
              </th>
              <td>
                <Price value={inMoney(entry.amount)} />
              </td>
            </tr>
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot>
            <tr>
              <th scope="row">{texts.total}</th>
              <td>
                <Price value={inMoney(total)} />
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
