import { useTexts } from '../../composition/DashboardContext'
import { Alert, Button } from '../../design'
import { IntoView } from '../shop/IntoView'
import { OutcomeAlert, ToBasket } from '../shop/OutcomeAlert'
import type { RoomsOutcome } from './useAddRooms'

interface RoomsOutcomeAlertProps {
  readonly outcome: RoomsOutcome
  readonly bookingRef: string
  readonly busy: boolean
  /** Null where nothing is left to add again. */
  readonly onAddAgain: (() => void) | null
}

/** How adding ended; where the rooms are in and their extras are not, the way to add these again. */
export function RoomsOutcomeAlert({ outcome, bookingRef, busy, onAddAgain }: RoomsOutcomeAlertProps) {
  const texts = useTexts().screen.accommodation
  if (outcome.kind !== 'partly' && outcome.kind !== 'optionsFailed') {
    return <OutcomeAlert outcome={outcome} bookingRef={bookingRef} />
  }
  const partly = outcome.kind === 'partly'
  return (
    <IntoView key={outcome.kind}>
      <Alert
        meaning="warning"
        title={partly ? texts.partly : texts.optionsNotAdded}
        live
        actions={
          <>
            {onAddAgain && (
              <Button icon="refresh" variant="secondary" busy={busy} busyLabel={texts.held.adding} onClick={onAddAgain}>
                {texts.addAgain}
              </Button>
            )}
            <ToBasket bookingRef={bookingRef} />
          </>
        }
      >
        {partly ? texts.partlySentence : texts.optionsNotAddedSentence}
      </Alert>
    </IntoView>
  )
}
