import {
  type ChosenRoom,
  extrasForRoom,
  latest,
  type Loadable,
  type Minor,
  problemOfOptions,
  type RoomExtra,
} from '@booking-dashboard/core'
import { useTexts } from '../../composition/DashboardContext'
import { Loading, Price, Skeleton } from '../../design'
import styles from './ChosenRoom.module.css'
import { RoomExtrasChoice, type RoomExtrasChoiceProps } from './RoomExtrasChoice'
import { RoomPanel } from './RoomPanel'

interface ChosenRoomExtrasProps extends Omit<RoomExtrasChoiceProps, 'extras' | 'roomKey'> {
  readonly room: ChosenRoom
  readonly name: string
  readonly loadable: Loadable<readonly RoomExtra[]>
  readonly total: Minor
  readonly open: boolean
}

/** One room that is chosen, its extras, and what it comes to with them. */
export function ChosenRoomExtras({ room, name, loadable, total, open, ...choice }: ChosenRoomExtrasProps) {
  const texts = useTexts().screen.accommodation
  const known = latest(loadable)
  const extras = known === null ? null : extrasForRoom(known, room)
  if (extras === null) {
    if (loadable.kind === 'failed') return <p className={styles.room}>{texts.extrasFailed}</p>
    return (
      <Loading label={texts.extrasLoading}>
        <Skeleton shape="block" height="4rem" />
      </Loading>
    )
  }
  if (extras.length === 0) return <p className={styles.room}>{texts.noExtras}</p>
  return (
    <RoomPanel
      label={texts.extrasOf(name)}
      extras={extras}
      options={room.options}
      open={open}
      wrong={problemOfOptions(choice.problems, room.options) !== undefined}
      aside={<Price value={choice.inMoney(total)} />}
      asideLabel={texts.roomComesTo}
    >
      <RoomExtrasChoice {...choice} extras={extras} roomKey={room.key} />
    </RoomPanel>
  )
}
