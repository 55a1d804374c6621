import type { RoomsOnSale, RoomShop } from '@booking-dashboard/core'
import { useTexts, useFormats } from '../../../dashboard/DashboardContext'
import { Alert, Card, ErrorSummary, WithSummary, TryAgain } from '../../../design'
import { ChoiceSummary } from '../../shop/ChoiceSummary'
import { Facts } from '../Facts'
import { HeldRoomsCard } from '../HeldRoomsCard'
import styles from './RoomChoices.module.css'
import { extraFieldId, informationFieldId, type RoomChoicesProps, roomFieldId } from './roomParts'
import { RoomKindRow } from './RoomKindRow'
import { roomsAndExtras, RoomsOutcomeAlert } from './RoomsOutcomeAlert'
import { Stars } from '../Stars'

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
        {accommodation.description !== '' && <p className={styles.description}>{accommodation.description}</p>}
        {shown.guest && <p className={styles.description}>{texts.guest(shown.guest.name, shown.guest.has)}</p>}
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
    <Alert
      meaning="warning"
      title={trouble.areKnown ? words.outOfDate : texts.extrasFailed}
      live
      actions={<TryAgain onRetry={() => void shop.retryExtras()}>{words.tryAgain}</TryAgain>}
    >
      {trouble.reasons.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {!trouble.areKnown && <p>{texts.extrasFailedSentence}</p>}
    </Alert>
  )
}
