import { isCharged } from '@booking-dashboard/core'
import { useTexts, useFormats } from '../../dashboard/DashboardContext'
import { Card, Price, quiet } from '../../design'
import styles from './rooms/ChosenRoom.module.css'
import { type RoomChoicesProps, useRoomName } from './rooms/roomParts'
import { RoomExtrasChoice } from './rooms/RoomExtrasChoice'
import { RoomPanel } from './rooms/RoomPanel'

/** The rooms of this accommodation in the basket, and the extras that the customer can still add to them. */
export function HeldRoomsCard({ shop, shown }: Pick<RoomChoicesProps, 'shop' | 'shown'>) {
  const formats = useFormats()
  const texts = useTexts('accommodation').screen.accommodation
  const nameOf = useRoomName()
  const inMoney = formats.moneyIn(shown.currency)
  const { inBasket } = shown
  if (inBasket.length === 0) return null
  const canHaveMore = inBasket.some(({ extras }) => extras.length > 0)
  return (
    <Card title={texts.held.heading}>
      {shown.extras === 'ready' && <p className={quiet}>{canHaveMore ? texts.held.sentence : texts.held.complete}</p>}
      <ul className={styles.rooms}>
        {inBasket.map((room) => (
          <li key={room.lineId} className={styles.held}>
            <div className={styles.head}>
              <h3>{nameOf(room)}</h3>
              <Price value={inMoney(room.total)} />
            </div>
            {room.has.length > 0 && (
              <ul className={styles.has}>
                {room.has.map((extra) => (
                  <li key={extra.id}>{texts.has(extra.name, extra.option)}</li>
                ))}
              </ul>
            )}
            {room.extras.length > 0 && (
              <RoomPanel
                label={texts.extrasOf(nameOf(room))}
                shortLabel={texts.held.extras}
                room={room}
                open={room.chosenOptions.length > 0}
                aside={isCharged(room.extrasTotal) && <Price value={inMoney(room.extrasTotal)} />}
                asideLabel={texts.held.total}
              >
                <RoomExtrasChoice
                  extras={room.extras}
                  id={room.lineId}
                  inMoney={inMoney}
                  onChoose={(extraId, optionId) => shop.chooseHeldExtra(room.lineId, extraId, optionId)}
                  onInform={(extraId, text) => shop.informOfHeldExtra(room.lineId, extraId, text)}
                />
              </RoomPanel>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
