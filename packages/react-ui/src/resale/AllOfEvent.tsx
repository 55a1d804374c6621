import {
  resaleChoice,
  type ResaleEntry,
  type ResaleRow,
  type ResaleSelection,
  resaleStatus,
  type ResaleStatus,
} from '@booking-dashboard/core'
import { useTexts } from '../composition/DashboardContext'
import { CheckboxField, VisuallyHidden } from '../design'
import styles from './Resale.module.css'

interface AllOfEventProps {
  readonly eventName: string
  readonly entries: readonly ResaleEntry[]
  readonly selection: ResaleSelection
  readonly onChange: (rows: readonly ResaleRow[], status: ResaleStatus, on: boolean) => void
}

/** One press for all tickets of an event, each way; for a single one its own box is enough. */
export function AllOfEvent({ eventName, entries, selection, onChange }: AllOfEventProps) {
  const texts = useTexts().screen.resale
  const words = { [resaleStatus.putUp]: texts.putUpAll, [resaleStatus.cancel]: texts.cancelAll } as const
  const ways = [resaleStatus.putUp, resaleStatus.cancel]
    .map((status) => ({ status, rows: entries.map(({ row }) => row).filter((row) => resaleChoice(row) === status) }))
    .filter(({ rows }) => rows.length > 1)
  if (ways.length === 0) return null
  return (
    <div className={styles.all}>
      {ways.map(({ status, rows }) => {
        const chosen = rows.filter(({ ticket }) => selection.has(ticket.id)).length
        return (
          <CheckboxField
            key={status}
            label={
              <>
                {words[status](rows.length)} <VisuallyHidden>{eventName}</VisuallyHidden>
                {chosen > 0 && chosen < rows.length && <span className={styles.some}> {texts.someChosen(chosen)}</span>}
              </>
            }
            checked={chosen === rows.length}
            onChange={(on) => onChange(rows, status, on)}
          />
        )
      })}
    </div>
  )
}
