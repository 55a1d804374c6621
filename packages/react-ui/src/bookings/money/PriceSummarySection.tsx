import { type Currency, type GatheredLine, isCharged, type PriceSummary } from '@booking-dashboard/core'
import { useId } from 'react'
import { useTexts, useFormats } from '../../dashboard/DashboardContext'
import { DataList, Icon, Price } from '../../design'
import { FirstOnes } from '../FirstOnes'
import { withoutPriceItem } from '../withoutPriceItem'
import { lineNote } from './lineNote'
import { LineValue } from './LineValue'
import styles from './PriceSummaryCard.module.css'

interface PriceSummarySectionProps {
  readonly section: PriceSummary['sections'][number]
  readonly currency: Currency
}

/** One of the nine sections with its subtotal; it opens to its lines. Equal items share one line. */
export function PriceSummarySection({
  section: { name, gathered, cost, withoutPrice, bookingFee, isIncluded },
  currency,
}: PriceSummarySectionProps) {
  const formats = useFormats()
  const texts = useTexts('booking').screen.booking.prices
  const id = useId()
  const inMoney = formats.moneyIn(currency)
  const items = (shown: readonly GatheredLine[]) =>
    shown.map((one) => ({
      label: texts.quantity(one.quantity, texts.lineTitle(one.line)),
      note: isIncluded ? texts.inTicketPrices : lineNote(one, inMoney, texts, formats),
      value: <LineValue line={{ display: one.line.display, cost: one.cost }} currency={currency} />,
    }))
  const fee = isCharged(bookingFee)
    ? [{ label: texts.bookingFee, note: texts.feeNote, value: <Price value={inMoney(bookingFee)} tone="muted" /> }]
    : []
  return (
    <section className={styles.section} aria-labelledby={id}>
      <details>
        <summary className={styles.top}>
          <h3 id={id}>{texts.sections[name]}</h3>
          {!isIncluded && <Price value={inMoney(cost)} tone={name === 'discounts' ? 'negative' : 'normal'} />}
          <Icon name="chevron-down" />
        </summary>
        <FirstOnes of={gathered} first={8} more={texts.more}>
          {(shown) => <DataList items={[...items(shown), ...withoutPriceItem(withoutPrice, inMoney, texts), ...fee]} />}
        </FirstOnes>
      </details>
    </section>
  )
}
