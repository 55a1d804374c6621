import { type ResaleOfGroup, resaleStatus, type ResaleStatus } from '@booking-dashboard/core'
import { useTexts } from '../dashboard/DashboardContext'
import { CheckboxField, VisuallyHidden } from '../design'
import styles from './Resale.module.css'

interface AllOfEventProps {
  readonly eventName: string
  readonly choices: readonly ResaleOfGroup[]
  readonly onToggle: (status: ResaleStatus) => void
}

/**
 * Chooses all tickets of an event at once, to list or to take off the list. A single ticket needs only its own
 * checkbox.
 */
export function AllOfEvent({ eventName, choices, onToggle }: AllOfEventProps) {
  const texts = useTexts('resale').screen.resale
  const words = { [resaleStatus.putUp]: texts.putUpAll, [resaleStatus.cancel]: texts.cancelAll } as const
  if (choices.length === 0) return null
  return (
    <div className={styles.all}>
      {choices.map(({ status, count, chosen }) => (
        <CheckboxField
          key={status}
          label={
            <>
              <span>{`${words[status](count)} `}</span>
              <VisuallyHidden>{eventName}</VisuallyHidden>
              {chosen > 0 && chosen < count && <span className={styles.some}>{` ${texts.someChosen(chosen)}`}</span>}
            </>
          }
          checked={chosen === count}
          onChange={() => onToggle(status)}
        />
      ))}
    </div>
  )
}
