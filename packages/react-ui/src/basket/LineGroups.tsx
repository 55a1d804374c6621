import type { BasketSection, BasketSectionLine } from '@booking-dashboard/core'
import type { ReactNode } from 'react'
import { Icon } from '../design'
import styles from './BasketScreen.module.css'

interface LineGroupsProps {
  readonly groups: BasketSection['groups']
  readonly children: (line: BasketSectionLine) => ReactNode
}

/** Groups lines under their parent, such as the tickets of one event. Other lines stand alone. */
export function LineGroups({ groups, children }: LineGroupsProps) {
  return (
    <div className={styles.groups}>
      {groups.map(({ key, title, note, lines }) => (
        <div key={key}>
          {title !== null && (
            <div className={styles.groupTitle}>
              <h3>
                <Icon name="ticket" />
                <bdi>{title}</bdi>
              </h3>
              {note !== '' && <p className={styles.note}>{note}</p>}
            </div>
          )}
          <ul className={styles.lines}>{lines.map(children)}</ul>
        </div>
      ))}
    </div>
  )
}
