import { type Currency, formatDate, type Minor, type PlanEntry } from '@booking-dashboard/core'
import { moneyIn } from '../bookings/moneyIn'
import { useTexts } from '../composition/DashboardContext'
import { Badge, classNames, type Meaning, Price, VisuallyHidden } from '../design'
import styles from './PlanTable.module.css'

interface PlanTableProps {
  readonly entries: readonly PlanEntry[]
  readonly currency: Currency
  /** A last line with what they come to. */
  readonly total?: Minor
  /** A column that says what became of each. */
  readonly withState?: boolean
}

const meanings: Readonly<Record<PlanEntry['state'], Meaning | undefined>> = { paid: 'success', overdue: 'danger', toCome: undefined }

/** Day and amount of each payment. The roles stay when a narrow page lays the cells out anew. */
export function PlanTable({ entries, currency, total, withState = false }: PlanTableProps) {
  const texts = useTexts().screen.plan.table
  const inMoney = moneyIn(currency)
  const dateOf = ({ date, state }: PlanEntry): string => {
    if (date === null) return texts.dueNow
    return state === 'overdue' ? texts.overdueSince(formatDate(date)) : formatDate(date)
  }
  return (
    <div className={styles.frame}>
      <table className={classNames(styles.table, withState && styles.withState)} role="table">
        <caption>
          <VisuallyHidden>{texts.caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {texts.date}
            </th>
            {withState && (
              <th role="columnheader" scope="col">
                {texts.state}
              </th>
            )}
            <th role="columnheader" scope="col">
              {texts.amount}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {entries.map((entry, place) => (
            <tr key={place} role="row">
              <th role="rowheader" scope="row">
                {dateOf(entry)}
              </th>
              {withState && (
                <td role="cell">
                  <Badge meaning={meanings[entry.state]}>{texts.states[entry.state]}</Badge>
                </td>
              )}
              <td role="cell">
                <Price value={inMoney(entry.amount)} />
              </td>
            </tr>
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot role="rowgroup">
            <tr role="row">
              <th role="rowheader" scope="row">
                {texts.total}
              </th>
              {withState && <td role="cell" />}
              <td role="cell">
                <Price value={inMoney(total)} />
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
