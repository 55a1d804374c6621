import { useTexts } from '../../../dashboard/DashboardContext'
import { Alert, Button } from '../../../design'
import { IntoView } from '../../shop/IntoView'
import { OutcomeAlert, ToBasket } from '../../shop/OutcomeAlert'
import type { RoomChoicesProps } from './roomParts'

/** The outcome of adding. If extras of rooms in the basket are missing, the customer can add them again. */
export function RoomsOutcomeAlert({ bookingRef, shop, shown: { outcome, heldExtras, adding } }: RoomChoicesProps) {
  const { accommodation: texts, shop: words } = useTexts('accommodation').screen
  switch (outcome.kind) {
    case 'added':
      return <OutcomeAlert outcome={{ kind: 'added', what: texts.rooms(outcome.rooms) }} bookingRef={bookingRef} />
    case 'extrasAdded':
      return <OutcomeAlert outcome={{ kind: 'added', what: words.items(outcome.extras) }} bookingRef={bookingRef} />
    case 'partlyAdded':
    case 'extrasFailed': {
      const isPart = outcome.kind === 'partlyAdded'
      return (
        <IntoView key={outcome.kind}>
          <Alert
            meaning="warning"
            title={isPart ? texts.partly : texts.optionsNotAdded}
            live
            actions={
              <>
                {heldExtras.count > 0 && (
                  <Button
                    icon="refresh"
                    variant="secondary"
                    busy={adding === 'extras'}
                    busyLabel={texts.held.adding}
                    onClick={() => void shop.addHeldExtras()}
                  >
                    {texts.addAgain}
                  </Button>
                )}
                <ToBasket bookingRef={bookingRef} />
              </>
            }
          >
            {isPart ? texts.partlySentence : texts.optionsNotAddedSentence}
          </Alert>
        </IntoView>
      )
    }
    default:
      return <OutcomeAlert outcome={{ kind: outcome.kind }} bookingRef={bookingRef} />
  }
}
