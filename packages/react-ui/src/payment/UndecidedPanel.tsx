import { formatWait } from '@booking-dashboard/core'
import { useNow } from '../bookings/useNow'
import { useTexts } from '../composition/DashboardContext'
import { Alert, Button } from '../design'

interface UndecidedPanelProps {
  /** Ms since the epoch. */
  readonly nextCheckAt: number
  readonly onCheck: () => void
}

/** The end of the payment could not be learnt yet. */
export function UndecidedPanel({ nextCheckAt, onCheck }: UndecidedPanelProps) {
  const texts = useTexts().screen.checkout.undecided
  const now = useNow(1000)
  return (
    <Alert
      meaning="warning"
      title={texts.heading}
      live
      actions={
        <Button variant="secondary" icon="refresh" onClick={onCheck}>
          {texts.checkNow}
        </Button>
      }
    >
      <p>{texts.sentence}</p>
      {/* It counts down every second: read when it is reached, not announced. */}
      <p aria-live="off">{texts.next(formatWait(nextCheckAt - now))}</p>
    </Alert>
  )
}
