import { type ResaleOfGroup, resaleStatus, type ResaleStatus } from '@booking-dashboard/core'
import { useResaleTexts } from '../dashboard/DashboardContext'
import { CheckboxField, VisuallyHidden } from '../design'
import styles from './Resale.module.css'

interface AllOfEventProps {
  readonly eventName: string
  readonly choices: readonly ResaleOfGroup[]
  readonly onToggle: (status: ResaleStatus) => void
}

/** One press for all tickets of an event, each way; for a single one its own box is enough. */
export function AllOfEvent({ eventName, choices, onToggle }: AllOfEventProps) {
  const texts = useResaleTexts().screen.resale
  const words = { [resaleStatus.putUp]: texts.putUpAll, [resaleStatus.cancel]: texts.cancelAll } as const
  if (choices.length === 0) return null
  return (
    <div className={styles.all}>
      {choices.map(({ status, count, chosen }) => (
        <CheckboxField
          key={status}
          label={
            <>
              {words[status](count)} <VisuallyHidden>{eventName}</VisuallyHidden>
              {chosen > 0 && chosen < count && <span className={styles.some}> {texts.someChosen(chosen)}</span>}
            </>
          }
          checked={chosen === count}
          onChange={() => onToggle(status)}
        />
      ))}
    </div>
  )
}
