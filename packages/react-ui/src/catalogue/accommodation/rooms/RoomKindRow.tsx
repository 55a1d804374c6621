import { isCharged, type RoomKindChoice } from '@booking-dashboard/core'
import { WithFee } from '../../../bookings/WithFee'
import { useTexts, useFormats } from '../../../dashboard/DashboardContext'
import { Loading, Price, Skeleton } from '../../../design'
import { ShopRow } from '../../shop/ShopRow'
import styles from './ChosenRoom.module.css'
import { type RoomChoicesProps, roomFieldId, useRoomName } from './roomParts'
import { RoomExtrasChoice } from './RoomExtrasChoice'
import { RoomPanel } from './RoomPanel'

interface RoomKindRowProps extends Pick<RoomChoicesProps, 'shop' | 'shown'> {
  readonly kind: RoomKindChoice
}

/** One room type: its description, the quantity, and the extras of each chosen room. */
export function RoomKindRow({ shop, shown, kind }: RoomKindRowProps) {
  const formats = useFormats()
  const { accommodation: texts, shop: words } = useTexts('accommodation').screen
  const inMoney = formats.moneyIn(shown.currency)
  const { ownNights, tooManyOf } = kind
  return (
    <ShopRow
      id={roomFieldId(kind.id)}
      name={kind.name}
      lines={[
        kind.description,
        kind.sleeps === null ? '' : texts.sleeps(kind.sleeps),
        ownNights === null
          ? ''
          : `${formats.dateRange(ownNights.checkIn, ownNights.checkOut)}, ${texts.nights(ownNights.nights)}`,
      ]}
      stock={kind.stock}
      soldOut={texts.roomSoldOut}
      inBasket={kind.inBasket}
      price={
        <WithFee fee={kind.bookingFee} inMoney={inMoney}>
          <Price value={inMoney(kind.price)} />
        </WithFee>
      }
      label={texts.quantityOf(kind.name)}
      quantity={kind.quantity}
      onChange={(quantity) => shop.choose(kind.id, quantity)}
      problem={tooManyOf === null ? undefined : words.tooMany(tooManyOf)}
    >
      {kind.rooms.length > 0 && (
        <div className={styles.rooms}>
          {kind.rooms.map((room) => (
            <ChosenRoom key={room.key} shop={shop} shown={shown} room={room} />
          ))}
        </div>
      )}
    </ShopRow>
  )
}

interface ChosenRoomProps extends Pick<RoomChoicesProps, 'shop' | 'shown'> {
  readonly room: RoomKindChoice['rooms'][number]
}

/** One chosen room with its extras and their price. */
function ChosenRoom({ shop, shown, room }: ChosenRoomProps) {
  const formats = useFormats()
  const texts = useTexts('accommodation').screen.accommodation
  const nameOf = useRoomName()
  const inMoney = formats.moneyIn(shown.currency)
  if (shown.extras === 'failed') return <p className={styles.room}>{texts.extrasFailed}</p>
  if (shown.extras === 'loading') {
    return (
      <Loading label={texts.extrasLoading}>
        <Skeleton shape="block" height="4rem" />
      </Loading>
    )
  }
  if (room.extras.length === 0) return <p className={styles.room}>{texts.noExtras}</p>
  return (
    <RoomPanel
      label={texts.extrasOf(nameOf(room))}
      room={room}
      open={room.isFirst || room.chosenOptions.length > 0}
      aside={isCharged(room.extrasTotal) && <Price value={inMoney(room.extrasTotal)} />}
      asideLabel={texts.held.total}
    >
      <RoomExtrasChoice
        extras={room.extras}
        id={room.key}
        inMoney={inMoney}
        onChoose={(extraId, optionId) => shop.chooseExtra(room.key, extraId, optionId)}
        onInform={(extraId, text) => shop.informOfExtra(room.key, extraId, text)}
      />
    </RoomPanel>
  )
}
