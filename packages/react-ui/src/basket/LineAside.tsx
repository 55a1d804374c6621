import type { Basket, BasketSectionLine } from '@booking-dashboard/core'
import { useTexts } from '../composition/DashboardContext'
import { Button } from '../design'
import styles from './BasketScreen.module.css'
import { LinePrice } from './LinePrice'
import type { Removal } from './useRemoval'

interface LineAsideProps {
  readonly line: BasketSectionLine
  readonly basket: Basket
  /** What the button is called to those who listen. */
  readonly name: string
  readonly removal: Removal
}

/** At the far side of a line: its price, and the button that removes it, which keeps its width while it does. */
export function LineAside({ line, basket, name, removal }: LineAsideProps) {
  const texts = useTexts().screen.basket
  const withExtras = basket.accommodations.some(
    ({ id, extras }) => line.category === 'accommodations' && id === line.id && extras.length > 0,
  )
  return (
    <div className={styles.aside}>
      <LinePrice line={line} currency={basket.currency} />
      <Button
        variant="quiet"
        aria-label={name}
        title={withExtras ? texts.removeWithExtras : undefined}
        busy={removal.isGoing(line)}
        busyLabel={texts.removing}
        onClick={() => removal.removeLine(line)}
      >
        {texts.remove}
      </Button>
    </div>
  )
}
