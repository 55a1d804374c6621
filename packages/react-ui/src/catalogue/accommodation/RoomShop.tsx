import {
  type AccommodationOnSale,
  accommodationOffer,
  type Booking,
  optionLinePrice,
  type RoomOptionLine,
  roomSelectionTotals,
  roomsGoneOffSale,
  toAddAccommodationInput,
  toAddAccommodationOptionsInput,
} from '@booking-dashboard/core'
import { useState } from 'react'
import { useDashboard, useTexts } from '../../composition/DashboardContext'
import { Alert, Card, ErrorSummary, WithSummary } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { type ChoiceLine, ChoiceSummary } from '../shop/ChoiceSummary'
import { Facts } from './Facts'
import { HeldRoomsCard } from './HeldRoomsCard'
import { problemFieldId } from './roomFieldIds'
import { RoomExtrasTrouble } from './RoomExtrasTrouble'
import { RoomKindRow } from './RoomKindRow'
import { RoomsOutcomeAlert } from './RoomsOutcomeAlert'
import styles from './RoomShop.module.css'
import { Stars } from './Stars'
import { useAddRooms } from './useAddRooms'
import { useRoomChoice } from './useRoomChoice'

interface RoomShopProps {
  readonly booking: Booking
  readonly accommodation: AccommodationOnSale
}

const optionLine = ({ extra, option, quantity, cost }: RoomOptionLine): ChoiceLine => ({
  name: extra.name,
  note: option.value,
  quantity,
  display: optionLinePrice(option, cost),
  cost,
})

/** The rooms of one accommodation on sale, how many of each are chosen, and with which extras. */
export function RoomShop({ booking, accommodation }: RoomShopProps) {
  const { accommodation: texts, shop: words } = useTexts().screen
  const { reference } = booking
  const busy = useBehavior(useDashboard().basket(reference).processing$)
  const choice = useRoomChoice(booking, accommodation)
  const { selection, heldSelection, problems, heldProblems, extras } = choice
  const { outcome, adding, addRooms, addOptions, forget } = useAddRooms(booking, accommodation, choice)
  const [attempt, setAttempt] = useState({ group: 'chosen', count: 0 })
  const totals = roomSelectionTotals(selection, [accommodation], extras ?? [])
  const { stay } = accommodationOffer(accommodation)
  const wrong = attempt.group === 'held' ? heldProblems : problems

  const refuse = (group: string): void => setAttempt(({ count }) => ({ group, count: count + 1 }))
  const pressRooms = (): void => {
    const input = toAddAccommodationInput(selection, [accommodation], extras ?? [])
    if (input === null) return refuse('chosen')
    setAttempt({ group: 'chosen', count: 0 })
    void addRooms(input)
  }
  const pressOptions = (): void => {
    const input = toAddAccommodationOptionsInput(heldSelection, choice.held, extras ?? [])
    if (input === null) return refuse('held')
    setAttempt({ group: 'held', count: 0 })
    void addOptions(input)
  }
  const anyHeldOption = heldSelection.rooms.some(({ options }) => options.length > 0)
  return (
    <WithSummary
      summary={
        <ChoiceSummary
          bookingRef={reference}
          lines={[
            ...totals.rooms.map(
              ({ room, quantity, cost }): ChoiceLine => ({
                name: room.name,
                quantity,
                display: { kind: 'amount', amount: cost },
                cost,
              }),
            ),
            ...totals.options.map(optionLine),
          ]}
          count={totals.count}
          total={totals.total}
          bookingFee={totals.bookingFee}
          words={texts.summary}
          inMoney={choice.inMoney}
          adding={adding === 'rooms' || (busy && totals.count > 0)}
          added={outcome.kind === 'added'}
          onAdd={pressRooms}
        />
      }
    >
      <ErrorSummary
        title={words.problems}
        attempt={attempt.count}
        errors={
          attempt.count === 0
            ? []
            : wrong.map((problem) => ({
                fieldId: problemFieldId(attempt.group, problem, attempt.group === 'held' ? heldSelection : selection),
                message: words.tooMany(problem.available),
              }))
        }
      />
      <RoomsOutcomeAlert
        outcome={outcome}
        bookingRef={reference}
        busy={adding === 'options'}
        onAddAgain={anyHeldOption ? pressOptions : null}
      />
      {roomsGoneOffSale(selection, [accommodation], extras) && <Alert live>{words.gone}</Alert>}
      <RoomExtrasTrouble bookingRef={reference} accommodationId={accommodation.id} loadable={choice.loadable} />
      <HeldRoomsCard choice={choice} busy={adding === 'options'} onAdd={pressOptions} />
      <Card title={texts.roomsHeading} aside={<Stars stars={accommodation.stars} />}>
        <Facts location={accommodation.location} stay={stay} />
        {accommodation.description !== '' && <p>{accommodation.description}</p>}
        <ul className={styles.kinds}>
          {accommodation.rooms.map((room) => (
            <RoomKindRow
              key={room.id}
              accommodation={accommodation}
              room={room}
              choice={choice}
              inBasket={choice.held.filter(({ roomId }) => roomId === room.id).length}
              withDates={stay === null}
              onChange={forget}
            />
          ))}
        </ul>
      </Card>
    </WithSummary>
  )
}
