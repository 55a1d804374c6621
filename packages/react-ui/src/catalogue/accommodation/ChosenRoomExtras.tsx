import { type ChosenRoom, extrasForRoom, latest, type Loadable, type Minor, type RoomExtra } from '@booking-dashboard/core'
import { useTexts } from '../../composition/DashboardContext'
import { Loading, Price, Skeleton } from '../../design'
import styles from './ChosenRoom.module.css'
import { RoomExtrasChoice, type RoomExtrasChoiceProps } from './RoomExtrasChoice'

interface ChosenRoomExtrasProps extends Omit<RoomExtrasChoiceProps, 'extras' | 'roomKey'> {
  readonly room: ChosenRoom
  readonly name: string
  readonly loadable: Loadable<readonly RoomExtra[]>
  readonly total: Minor
}

/** One room that is chosen, its extras, and what it comes to with them. */
export function ChosenRoomExtras({ room, name, loadable, total, ...choice }: ChosenRoomExtrasProps) {
  const texts = useTexts().screen.accommodation
  const known = latest(loadable)
  const extras = known === null ? null : extrasForRoom(known, room)
  return (
    <div className={styles.room} role="group" aria-label={texts.extrasOf(name)}>
      <p className={styles.name}>{texts.extrasOf(name)}</p>
      {extras === null && loadable.kind !== 'failed' && (
        <Loading label={texts.extrasLoading}>
          <Skeleton shape="block" height="6rem" />
        </Loading>
      )}
      {extras === null && loadable.kind === 'failed' && <p className={styles.quiet}>{texts.extrasFailed}</p>}
      {extras?.length === 0 && <p className={styles.quiet}>{texts.noExtras}</p>}
      {extras !== null && extras.length > 0 && (
        <>
          <RoomExtrasChoice {...choice} extras={extras} roomKey={room.key} />
          <p className={styles.total}>
            <span>{texts.roomComesTo}</span>
            <Price value={choice.inMoney(total)} />
          </p>
        </>
      )}
    </div>
  )
}
