import type { RoomWithExtras } from '@booking-dashboard/core'
import { type ReactNode, useState } from 'react'
import { useAccommodationTexts } from '../../../dashboard/DashboardContext'
import { Icon, VisuallyHidden } from '../../../design'
import styles from './ChosenRoom.module.css'

interface RoomPanelProps {
  /** "Extras for Double room, room 1 of 2". */
  readonly label: string
  /** Where the room's name stands above it already. */
  readonly shortLabel?: string
  /** What is chosen of it is said while the panel is folded, too; it is opened where something has to be put right. */
  readonly room: RoomWithExtras
  /** Whether it is open at first. */
  readonly open: boolean
  /** What the room comes to. */
  readonly aside: ReactNode
  readonly asideLabel: string
  readonly children: ReactNode
}

/** The extras of one room, which fold away under what is chosen of them. */
export function RoomPanel({ label, shortLabel = label, room, open, aside, asideLabel, children }: RoomPanelProps) {
  const texts = useAccommodationTexts().screen.accommodation
  const [isOpen, setOpen] = useState(open)
  const { chosenOptions, isWrong } = room
  return (
    <details className={styles.panel} open={isOpen || isWrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className={styles.label}>
          <span className={styles.name}>{shortLabel}</span>
          <span className={styles.quiet}>
            {chosenOptions.length === 0 ? texts.noneChosen : texts.chosen(chosenOptions)}
          </span>
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
