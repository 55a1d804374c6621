import type { RoomWithExtras } from '@booking-dashboard/core'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../dashboard/DashboardContext'
import { Icon, quiet, strong, VisuallyHidden } from '../../../design'
import styles from './ChosenRoom.module.css'

interface RoomPanelProps {
  /** "Extras for Double room, room 1 of 2". */
  readonly label: string
  /** Used if the room's name is already shown above. */
  readonly shortLabel?: string
  /** The panel shows the chosen extras while folded, and opens if the customer must correct something. */
  readonly room: RoomWithExtras
  /** Whether the panel starts open. */
  readonly open: boolean
  /** The price beside the heading. */
  readonly aside: ReactNode
  readonly asideLabel: string
  readonly children: ReactNode
}

/** A foldable panel with the extras of one room. While folded, it shows the chosen extras. */
export function RoomPanel({ label, shortLabel = label, room, open, aside, asideLabel, children }: RoomPanelProps) {
  const texts = useTexts('accommodation').screen.accommodation
  const [isOpen, setOpen] = useState(open)
  const { chosenOptions, isWrong } = room
  return (
    <details className={styles.panel} open={isOpen || isWrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className={styles.label}>
          <span className={strong}>{shortLabel}</span>
          <span className={quiet}>{chosenOptions.length === 0 ? texts.noneChosen : texts.chosen(chosenOptions)}</span>
        </span>
        {aside && (
          <span>
            <VisuallyHidden>{`${asideLabel}: `}</VisuallyHidden>
            <span>{aside}</span>
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
