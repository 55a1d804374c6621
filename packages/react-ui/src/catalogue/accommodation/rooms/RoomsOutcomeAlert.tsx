import { useTexts } from '../../../dashboard/DashboardContext'
import { Alert, Button } from '../../../design'
import { IntoView } from '../../shop/IntoView'
import { OutcomeAlert, ToBasket } from '../../shop/OutcomeAlert'
import type { RoomChoicesProps } from './roomParts'

type Words = ReturnType<typeof useTexts<'accommodation'>>['screen']

/** "2 rooms, 1 extra". */
export const roomsAndExtras = (
  rooms: number,
  extras: number,
  texts: Words['accommodation'],
  words: Words['shop'],
): string => [...(rooms > 0 ? [texts.rooms(rooms)] : []), ...(extras > 0 ? [words.items(extras)] : [])].join(', ')

/** The outcome of adding. If extras of rooms in the basket are missing, the customer can add them again. */
export function RoomsOutcomeAlert({ bookingRef, shop, shown: { added: outcome, heldExtras, kind } }: RoomChoicesProps) {
  const { accommodation: texts, shop: words } = useTexts('accommodation').screen
  switch (outcome.kind) {
    case 'added':
      return (
        <OutcomeAlert
          outcome={{ kind: 'added', what: roomsAndExtras(outcome.rooms, outcome.extras, texts, words) }}
          bookingRef={bookingRef}
        />
      )
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
                    busy={kind === 'adding'}
                    busyLabel={texts.held.adding}
                    onClick={() => void shop.add()}
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
