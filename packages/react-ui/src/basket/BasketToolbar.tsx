import type { RefObject } from 'react'
import { useTexts } from '../dashboard/DashboardContext'
import { Button, CheckboxField } from '../design'
import styles from './BasketScreen.module.css'
import type { BasketPartProps } from './BasketPartProps'

interface BasketToolbarProps extends BasketPartProps {
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/** The number of items, and the removal of several at once. Stays in view while lines are ticked. */
export function BasketToolbar({ basket, state, heading }: BasketToolbarProps) {
  const texts = useTexts('basket').screen.basket
  const none = state.picked.size === 0
  return (
    <div className={styles.toolbar}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.items(state.count)}
      </h2>
      {state.canPick && (
        <div className={styles.several}>
          <CheckboxField label={texts.selectAll} checked={state.areAllPicked} onChange={basket.pickAll} />
          <Button
            variant="quiet"
            busy={state.isRemovingPicked}
            busyLabel={texts.removing}
            aria-disabled={none ? true : undefined}
            title={none ? texts.selectFirst : undefined}
            onClick={basket.askToRemovePicked}
          >
            {texts.removeSelected(state.picked.size)}
          </Button>
        </div>
      )}
    </div>
  )
}
