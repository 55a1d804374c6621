import type { ChosenRoomOption, RoomExtra } from '@booking-dashboard/core'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../composition/DashboardContext'
import { Icon, VisuallyHidden } from '../../design'
import styles from './ChosenRoom.module.css'

interface RoomPanelProps {
  /** "Extras for Double room, room 1 of 2". */
  readonly label: string
  /** Where the room's name stands above it already. */
  readonly shortLabel?: string
  readonly extras: readonly RoomExtra[]
  /** Those that are chosen: said while the panel is folded, too. */
  readonly options: readonly ChosenRoomOption[]
  /** Whether it is open at first. */
  readonly open: boolean
  /** Something in it has to be put right: it is opened for that. */
  readonly wrong: boolean
  /** What the room comes to. */
  readonly aside: ReactNode
  readonly asideLabel: string
  readonly children: ReactNode
}

/** The extras of one room, which fold away under what is chosen of them. */
export function RoomPanel({
  label,
  shortLabel = label,
  extras,
  options,
  open,
  wrong,
  aside,
  asideLabel,
  children,
}: RoomPanelProps) {
  const texts = useTexts().screen.accommodation
  const [isOpen, setOpen] = useState(open)
  const chosen = extras.flatMap(({ extraId, options: offered }) => {
    const wanted = options.find((one) => one.extraId === extraId)?.optionId
    return offered.filter(({ optionId }) => optionId === wanted).map(({ value }) => value)
  })
  return (
    <details className={styles.panel} open={isOpen || wrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className={styles.label}>
          <span className={styles.name}>{shortLabel}</span>
          <span className={styles.quiet}>{chosen.length === 0 ? texts.noneChosen : texts.chosen(chosen)}</span>
        </span>
        {aside && (
          <span>
            <VisuallyHidden>{asideLabel}: </VisuallyHidden>
            {aside}
          </span>
        )}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.inside} role="group" aria-label={label}>
        {children}
      </div>
    </details>
  )
}
