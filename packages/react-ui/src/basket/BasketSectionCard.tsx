import type { BasketSection, Currency, ShoppingBasket } from '@booking-dashboard/core'
import { useTexts, useFormats } from '../dashboard/DashboardContext'
import { Alert, Button, Card, DataList, Price } from '../design'
import { BasketLineRow } from './BasketLineRow'
import styles from './BasketScreen.module.css'
import { LineGroups } from './LineGroups'

interface BasketSectionCardProps {
  readonly section: BasketSection
  readonly basket: ShoppingBasket
  readonly currency: Currency
  readonly canPick: boolean
  readonly picked: ReadonlySet<string>
  readonly removing: ReadonlySet<string>
}

/** One section: its problems, its lines and its subtotal. */
export function BasketSectionCard({ section, basket, currency, canPick, picked, removing }: BasketSectionCardProps) {
  const formats = useFormats()
  const { basket: texts, booking } = useTexts('basket').screen
  const inMoney = formats.moneyIn(currency)
  const { title, warnings, lines, cost, withoutPrice } = section
  return (
    <Card title={title} aside={lines.length > 1 && <Price value={inMoney(cost)} />}>
      {warnings.length > 0 && (
        <Alert meaning="warning" title={texts.needsPuttingRight(title)} headingLevel={3}>
          <ul className={styles.warnings}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Alert>
      )}
      {lines.length === 0 && <p className={styles.none}>{texts.nothingHere}</p>}
      <LineGroups groups={section.groups}>
        {(line) => (
          <BasketLineRow
            key={line.key}
            line={line}
            basket={basket}
            currency={currency}
            canPick={canPick}
            isPicked={picked.has(line.key)}
            isRemoving={removing.has(line.key)}
          />
        )}
      </LineGroups>
      {withoutPrice !== null && (
        <DataList
          items={[{ label: booking.prices.withoutPrice, value: <Price value={inMoney(withoutPrice)} tone="muted" /> }]}
        />
      )}
      {section.alike.map(({ keys, label }) => (
        <div key={label}>
          <Button
            variant="quiet"
            busy={keys.every((key) => removing.has(key))}
            busyLabel={texts.removing}
            onClick={() => basket.askToRemove(keys)}
          >
            {label}
          </Button>
        </div>
      ))}
    </Card>
  )
}
