import type { Currency } from '@booking-dashboard/core'
import type { Apportionment } from '@booking-dashboard/core/ports'
import { useTexts, useFormats } from '../../dashboard/DashboardContext'
import { DataList, Icon, Price } from '../../design'
import styles from './Apportionments.module.css'

interface ApportionmentsProps {
  readonly apportionments: readonly Apportionment[]
  readonly currency: Currency
}

/** The items that a payment went towards; folded, because few customers ask. */
export function Apportionments({ apportionments, currency }: ApportionmentsProps) {
  const formats = useFormats()
  const texts = useTexts('bill').screen.bill.payments
  if (apportionments.length === 0) return null
  const inMoney = formats.moneyIn(currency)
  return (
    <details className={styles.fold}>
      <summary>
        <span>{texts.apportioned}</span>
        <Icon name="chevron-down" />
      </summary>
      <DataList
        items={apportionments.map(({ reference, netAmount, date }) => ({
          label: reference,
          note: formats.date(date),
          value: <Price value={inMoney(netAmount)} tone="muted" />,
        }))}
      />
    </details>
  )
}
