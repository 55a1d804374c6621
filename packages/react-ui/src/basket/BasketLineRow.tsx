import type { BasketSectionLine, Currency, ShoppingBasket } from '@booking-dashboard/core'
import { memo } from 'react'
import { useTexts } from '../dashboard/DashboardContext'
import { Button, CheckboxField, classNames, VisuallyHidden } from '../design'
import styles from './BasketScreen.module.css'
import { LinePrice } from './LinePrice'
import { LineWords } from './LineWords'

interface LineProps {
  readonly line: BasketSectionLine
  readonly basket: ShoppingBasket
}

interface LineBodyProps extends LineProps {
  readonly currency: Currency
  readonly isRemoving: boolean
}

interface BasketLineRowProps extends LineBodyProps {
  readonly canPick: boolean
  readonly isPicked: boolean
}

/** One line: its name, passengers, dates and price, and the way to remove it. Dependent lines stand below it. */
export const BasketLineRow = memo(function BasketLineRow(props: BasketLineRowProps) {
  const { line, basket, currency, canPick, isPicked, isRemoving } = props
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
      <LineBody line={line} basket={basket} currency={currency} isRemoving={isRemoving} />
    </li>
  )
})

/** Rendered apart from the checkbox, because the customer can pick two hundred lines at once. */
const LineBody = memo(function LineBody({ line, basket, currency, isRemoving }: LineBodyProps) {
  const texts = useTexts('basket').screen.basket
  return (
    <>
      <LineWords line={line} />
      <div className={styles.aside}>
        <LinePrice price={line.price} currency={currency} />
        <Button
          variant="quiet"
          aria-label={line.removeLabel}
          title={line.removeHint ?? undefined}
          busy={isRemoving}
          busyLabel={texts.removing}
          onClick={() => basket.askToRemove([line.key])}
        >
          {texts.remove}
        </Button>
      </div>
    </>
  )
})
