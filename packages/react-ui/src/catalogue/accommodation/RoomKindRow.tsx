import {
  type AccommodationOnSale,
  displayedCost,
  formatDateRange,
  latest,
  nightsOf,
  type Room,
  roomQuantity,
  roomSelectionTotals,
  stockShown,
} from '@booking-dashboard/core'
import { WithFee } from '../../bookings/WithFee'
import { useTexts } from '../../composition/DashboardContext'
import { Price } from '../../design'
import { ShopRow } from '../shop/ShopRow'
import styles from './ChosenRoom.module.css'
import { ChosenRoomExtras } from './ChosenRoomExtras'
import { roomFieldId } from './roomFieldIds'
import type { RoomChoice } from './useRoomChoice'

interface RoomKindRowProps {
  readonly accommodation: AccommodationOnSale
  readonly room: Room
  readonly choice: RoomChoice
  readonly inBasket: number
  /** Where the nights are not those of every room here. */
  readonly withDates: boolean
  readonly onChange: () => void
}

/** One kind of room: what it is, how many are wanted, and the extras of each of them. */
export function RoomKindRow({ accommodation, room, choice, inBasket, withDates, onChange }: RoomKindRowProps) {
  const { accommodation: texts, shop: words } = useTexts().screen
  const { selection, loadable, problems, inMoney } = choice
  const chosen = selection.rooms.filter((one) => one.accommodationId === room.accommodationId && one.roomId === room.id)
  const problem = problems.find((one) => one.kind === 'tooManyRooms' && one.roomId === room.id)
  const extras = latest(loadable) ?? []
  return (
    <ShopRow
      id={roomFieldId(room.id)}
      name={room.name}
      lines={[
        room.description,
        room.sleeps === null ? '' : texts.sleeps(room.sleeps),
        withDates ? `${formatDateRange(room.checkIn, room.checkOut)}, ${texts.nights(nightsOf(room))}` : '',
      ]}
      stock={stockShown(room, chosen.length)}
      soldOut={texts.roomSoldOut}
      inBasket={inBasket}
      price={
        <WithFee fee={room.cost.bookingFee} inMoney={inMoney}>
          <Price value={inMoney(displayedCost(room.cost))} />
        </WithFee>
      }
      label={texts.quantityOf(room.name)}
      quantity={roomQuantity(selection, room)}
      onChange={(quantity) => {
        choice.setQuantity(room, quantity)
        onChange()
      }}
      problem={problem && words.tooMany(problem.available)}
    >
      {chosen.length > 0 && (
        <div className={styles.rooms}>
          {chosen.map((one, place) => (
            <ChosenRoomExtras
              key={one.key}
              room={one}
              name={texts.roomPlace(place + 1, chosen.length, room.name)}
              loadable={loadable}
              total={roomSelectionTotals({ ...selection, rooms: [one] }, [accommodation], extras).total}
              selection={selection}
              group="chosen"
              open={choice.firstKey === one.key || one.options.length > 0}
              problems={problems}
              inMoney={inMoney}
              onChoose={(extraId, optionId) => choice.chooseOption(one.key, extraId, optionId)}
            />
          ))}
        </div>
      )}
    </ShopRow>
  )
}
