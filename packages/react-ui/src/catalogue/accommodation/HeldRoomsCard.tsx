import { extrasForHeldRoom, heldOptionsTotals, isCharged, problemOfOptions } from '@booking-dashboard/core'
import { WithFee } from '../../bookings/WithFee'
import { useTexts } from '../../composition/DashboardContext'
import { Button, Card, Price } from '../../design'
import styles from './ChosenRoom.module.css'
import { RoomExtrasChoice } from './RoomExtrasChoice'
import { RoomPanel } from './RoomPanel'
import type { RoomChoice } from './useRoomChoice'

interface HeldRoomsCardProps {
  readonly choice: RoomChoice
  readonly busy: boolean
  readonly onAdd: () => void
}

/** The rooms of this accommodation that are in the basket, and the extras that they can still have. */
export function HeldRoomsCard({ choice, busy, onAdd }: HeldRoomsCardProps) {
  const { accommodation: texts } = useTexts().screen
  const { held, heldSelection, heldProblems, inMoney } = choice
  if (held.length === 0) return null
  const extras = choice.extras ?? []
  const totals = heldOptionsTotals(heldSelection, extras)
  const isOpen = held.some((room) => extrasForHeldRoom(extras, room).length > 0)
  return (
    <Card
      title={texts.held.heading}
      footer={
        totals.count > 0 && (
          <>
            <p>
              {texts.held.total}{' '}
              <WithFee fee={totals.bookingFee} inMoney={inMoney}>
                <Price value={inMoney(totals.total)} />
              </WithFee>
            </p>
            <Button icon="basket" busy={busy} busyLabel={texts.held.adding} onClick={onAdd}>
              {texts.held.add(totals.count)}
            </Button>
          </>
        )
      }
    >
      {choice.extras !== null && <p className={styles.quiet}>{isOpen ? texts.held.sentence : texts.held.complete}</p>}
      <ul className={styles.rooms}>
        {held.map((room, place) => {
          const key = heldSelection.rooms[place]?.key ?? 0
          const alike = held.filter(({ roomId }) => roomId === room.roomId)
          const name = texts.roomPlace(alike.indexOf(room) + 1, alike.length, room.roomName)
          const open = extrasForHeldRoom(extras, room)
          const rooms = heldSelection.rooms.filter((one) => one.key === key)
          const options = rooms.flatMap((one) => one.options)
          const wanted = heldOptionsTotals({ ...heldSelection, rooms }, extras).total
          return (
            <li key={room.id} className={styles.held}>
              <div className={styles.head}>
                <h3>{name}</h3>
                <Price value={inMoney(room.total)} />
              </div>
              {room.extras.length > 0 && (
                <ul className={styles.has}>
                  {room.extras.map((extra) => (
                    <li key={extra.id}>{texts.has(extra.name, extra.option)}</li>
                  ))}
                </ul>
              )}
              {open.length > 0 && (
                <RoomPanel
                  label={texts.extrasOf(name)}
                  shortLabel={texts.held.extras}
                  extras={open}
                  options={options}
                  open={options.length > 0}
                  wrong={problemOfOptions(heldProblems, options) !== undefined}
                  aside={isCharged(wanted) && <Price value={inMoney(wanted)} />}
                  asideLabel={texts.held.total}
                >
                  <RoomExtrasChoice
                    extras={open}
                    selection={heldSelection}
                    roomKey={key}
                    group="held"
                    problems={heldProblems}
                    inMoney={inMoney}
                    onChoose={(extraId, optionId) => choice.chooseHeld(room.id, extraId, optionId)}
                  />
                </RoomPanel>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
