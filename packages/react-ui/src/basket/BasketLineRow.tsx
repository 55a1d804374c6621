import type { BasketSectionLine, Currency, ShoppingBasket } from '@booking-dashboard/core'
import { memo } from 'react'
import { useBasketTexts } from '../composition/DashboardContext'
import { Button, CheckboxField, classNames, VisuallyHidden } from '../design'
import styles from './BasketScreen.module.css'
import { LinePrice } from './LinePrice'
import { LineWords } from './LineWords'

interface BasketLineRowProps {
  readonly line: BasketSectionLine
  readonly basket: ShoppingBasket
  readonly currency: Currency
  readonly canPick: boolean
  readonly isPicked: boolean
  readonly isRemoving: boolean
}

/** One line: what, for whom and when, its price, and its removal. What belongs to another line stands below it. */
export const BasketLineRow = memo(function BasketLineRow(props: BasketLineRowProps) {
  const { line, basket, currency, canPick, isPicked, isRemoving } = props
  const texts = useBasketTexts().screen.basket
  return (
    <li
      className={classNames(styles.line, line.partOf !== null && styles.partOf, isRemoving && styles.going)}
      aria-busy={isRemoving || undefined}
    >
      {canPick && (
        <CheckboxField
          label={<VisuallyHidden>{line.selectLabel}</VisuallyHidden>}
          checked={isPicked}
          onChange={(on) => basket.pick(line.key, on)}
        />
      )}
      <LineWords line={line} />
      <div className={styles.aside}>
        <LinePrice price={line.price} currency={currency} />
        <Button
          variant="quiet"
          aria-label={line.removeLabel}
          title={line.removeHint ?? undefined}
          busy={isRemoving}
          busyLabel={texts.removing}
          onClick={() => void basket.askToRemove([line.key])}
        >
          {texts.remove}
        </Button>
      </div>
    </li>
  )
})
