import type { RefObject } from 'react'
import { useTexts } from '../composition/DashboardContext'
import { Button, CheckboxField } from '../design'
import styles from './BasketScreen.module.css'
import type { Removal } from './useRemoval'

interface BasketToolbarProps {
  readonly removal: Removal
  readonly count: number
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/** How much there is, and the removal of several; in sight while the lines are ticked. */
export function BasketToolbar({ removal, count, heading }: BasketToolbarProps) {
  const texts = useTexts().screen.basket
  const { chosen } = removal
  const none = chosen.length === 0
  return (
    <div className={styles.toolbar}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.items(count)}
      </h2>
      {removal.count > 1 && (
        <div className={styles.several}>
          <CheckboxField
            label={texts.selectAll}
            checked={chosen.length === removal.count}
            onChange={removal.chooseAll}
          />
          <Button
            variant="secondary"
            icon="minus"
            busy={removal.areGoing}
            busyLabel={texts.removing}
            aria-disabled={none ? true : undefined}
            title={none ? texts.selectFirst : undefined}
            onClick={removal.removeChosen}
          >
            {texts.removeSelected(chosen.length)}
          </Button>
        </div>
      )}
    </div>
  )
}
