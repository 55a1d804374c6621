import type { RoomShop, RoomsOnSale } from '@booking-dashboard/core'
import { Stale } from '../../../bookings/Loaded'
import { useFormats, useTexts } from '../../../dashboard/DashboardContext'
import { Alert, Button, Card, ErrorSummary, WithSummary } from '../../../design'
import { ChoiceSummary } from '../../shop/ChoiceSummary'
import { IntoView, OutcomeAlert, ToBasket } from '../../shop/OutcomeAlert'
import { PlacePicture } from '../../shop/PlacePicture'
import { Facts, Stars } from '../Facts'
import { HeldRoomsCard } from '../HeldRoomsCard'
import styles from './ChosenRoom.module.css'
import { RoomKindRow } from './RoomKindRow'
import { extraFieldId, informationFieldId, type RoomChoicesProps, roomFieldId } from './roomParts'

/** The rooms on sale at one accommodation, with the quantity and the extras chosen. */
export function RoomChoices({ bookingRef, shop, shown }: RoomChoicesProps) {
  const formats = useFormats()
  const { accommodation: texts, shop: words } = useTexts('accommodation').screen
  const { accommodation, rooms, heldExtras } = shown
  const count = (): string => roomsAndExtras(rooms, heldExtras.count, texts, words)
  return (
    <WithSummary
      summary={
        <ChoiceSummary
          summary={shown.summary}
          words={{ ...texts.summary, count }}
          inMoney={formats.moneyIn(shown.currency)}
          adding={shown.kind === 'adding'}
          added={shown.added.kind === 'added'}
          onAdd={() => void shop.add()}
          onBuy={() => void shop.buy()}
        />
      }
    >
      <ErrorSummary
        title={words.problems}
        attempt={shown.attempts}
        errors={shown.problems.map(({ roomId, room, extraId, what }) => {
          if (typeof what === 'string')
            return { fieldId: informationFieldId(room, extraId ?? ''), message: texts.otherInformationProblems[what] }
          const fieldId = roomId === null ? extraFieldId(room, extraId ?? '') : roomFieldId(roomId)
          return { fieldId, message: words.tooMany(what.available) }
        })}
      />
      <RoomsOutcomeAlert bookingRef={bookingRef} shop={shop} shown={shown} />
      {shown.isSomethingGone && <Alert live>{words.gone}</Alert>}
      <ExtrasTrouble shop={shop} trouble={shown.extrasTrouble} />
      <HeldRoomsCard shop={shop} shown={shown} />
      <Card title={texts.roomsHeading} aside={<Stars stars={accommodation.stars} />}>
        <Facts location={accommodation.location} stay={shown.stay} />
        <PlacePicture of={{ rooms: [accommodation] }} />
        {accommodation.description !== '' && <p className={styles.description}>{accommodation.description}</p>}
        {shown.guest && (
          <p className={styles.description}>{texts.guest(shown.guest.name, shown.guest.has, shown.guest.inBasket)}</p>
        )}
        <ul className={styles.kinds}>
          {shown.kinds.map((kind) => (
            <RoomKindRow key={kind.id} shop={shop} shown={shown} kind={kind} />
          ))}
        </ul>
      </Card>
    </WithSummary>
  )
}

interface ExtrasTroubleProps {
  readonly shop: RoomShop
  readonly trouble: RoomsOnSale['extrasTrouble']
}

/** Why the extras of these rooms cannot be shown; no toast notifies it. The customer can add rooms without extras. */
function ExtrasTrouble({ shop, trouble }: ExtrasTroubleProps) {
  const { shop: words, accommodation: texts } = useTexts('accommodation').screen
  if (trouble === null) return null
  return (
    <Stale
      title={trouble.areKnown ? words.outOfDate : texts.extrasFailed}
      tryAgain={words.tryAgain}
      onRetry={() => void shop.retryExtras()}
      lines={trouble.areKnown ? trouble.reasons : [...trouble.reasons, texts.extrasFailedSentence]}
    />
  )
}

type Words = ReturnType<typeof useTexts<'accommodation'>>['screen']

/** "2 rooms, 1 extra". */
const roomsAndExtras = (rooms: number, extras: number, texts: Words['accommodation'], words: Words['shop']): string =>
  [...(rooms > 0 ? [texts.rooms(rooms)] : []), ...(extras > 0 ? [words.items(extras)] : [])].join(', ')

/** The outcome of adding. If extras of rooms in the basket are missing, the customer can add them again. */
function RoomsOutcomeAlert({ bookingRef, shop, shown: { added: outcome, heldExtras, kind } }: RoomChoicesProps) {
  const { accommodation: texts } = useTexts('accommodation').screen
  switch (outcome.kind) {
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
      return <OutcomeAlert outcome={outcome} bookingRef={bookingRef} />
  }
}
