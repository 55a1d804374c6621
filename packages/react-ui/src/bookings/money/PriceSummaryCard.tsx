import { type Currency, isCharged, type PriceSummary } from '@booking-dashboard/core'
import { useTexts, useFormats } from '../../dashboard/DashboardContext'
import { DataList, Price } from '../../design'
import { withoutPriceItem } from '../withoutPriceItem'
import { FoldedCard } from './FoldedCard'
import styles from './PriceSummaryCard.module.css'
import { PriceSummarySection } from './PriceSummarySection'

/** The cost of the booking, folded: its sections, then the totals. */
export function PriceSummaryCard({ prices, currency }: { readonly prices: PriceSummary; readonly currency: Currency }) {
  const formats = useFormats()
  const texts = useTexts('booking').screen.booking.prices
  const { sections, unlisted, totals } = prices
  const inMoney = formats.moneyIn(currency)
  return (
    <FoldedCard title={texts.heading} sum={inMoney(totals.totalBookingPrice)}>
      {sections.length === 0 && <p className={styles.quiet}>{texts.nothing}</p>}
      {sections.map((section) => (
        <PriceSummarySection key={section.name} section={section} currency={currency} />
      ))}
      {isCharged(unlisted) && (
        <div className={styles.section}>
          <DataList items={withoutPriceItem(unlisted, inMoney, texts)} />
        </div>
      )}
      <section className={styles.section} aria-labelledby="price-totals">
        <h3 id="price-totals">{texts.totals}</h3>
        <DataList
          items={[
            { label: texts.bookingPrice, value: <Price value={inMoney(totals.bookingPrice)} /> },
            ...(isCharged(totals.bookingFee)
              ? [{ label: texts.bookingFee, value: <Price value={inMoney(totals.bookingFee)} /> }]
              : []),
            ...(isCharged(totals.discounts)
              ? [{ label: texts.discounts, value: <Price value={inMoney(totals.discounts)} tone="negative" /> }]
              : []),
            { label: texts.total, value: <Price value={inMoney(totals.totalBookingPrice)} />, total: true },
            { label: texts.paid, value: <Price value={inMoney(totals.paid)} tone="muted" /> },
            { label: texts.outstanding, value: <Price value={inMoney(totals.outstandingBalance)} />, total: true },
          ]}
        />
      </section>
    </FoldedCard>
  )
}
