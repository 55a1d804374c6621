import {
  type Currency,
  type Formats,
  type GatheredLine,
  isCharged,
  type Minor,
  type PriceSummary,
  type Texts,
} from '@booking-dashboard/core'
import { memo, useId } from 'react'
import { useFormats, useTexts } from '../../dashboard/DashboardContext'
import { DataList, Icon, muted, Price } from '../../design'
import { FirstOnes } from '../FirstOnes'
import { withoutPriceItem } from '../withoutPriceItem'
import { FoldedCard } from './FoldedCard'
import { LineValue } from './LineValue'
import styles from './PriceSummaryCard.module.css'

/** The cost of the booking, folded: its sections, then the totals. */
export const PriceSummaryCard = memo(function PriceSummaryCard({
  prices,
  currency,
}: {
  readonly prices: PriceSummary
  readonly currency: Currency
}) {
  const formats = useFormats()
  const texts = useTexts('booking').screen.booking.prices
  const { sections, unlisted, totals } = prices
  const inMoney = formats.moneyIn(currency)
  return (
    <FoldedCard title={texts.heading} sum={inMoney(totals.totalBookingPrice)}>
      {sections.length === 0 && <p className={muted}>{texts.nothing}</p>}
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
})

interface PriceSummarySectionProps {
  readonly section: PriceSummary['sections'][number]
  readonly currency: Currency
}

/** One of the nine sections with its subtotal; it opens to its lines. Equal items share one line. */
function PriceSummarySection({
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

type Words = Texts['screen']['booking']['prices']

const departureNote = ({ line: { departure } }: GatheredLine, words: Words, formats: Formats): string | null => {
  if (departure === null) return null
  return departure.isTimeSpecified
    ? formats.dateTime(departure.at)
    : formats.dotted(formats.date(departure.at), words.departureTimeTbc)
}

/** The quiet text under a line: its departure, and the price of one item. */
const lineNote = (
  gathered: GatheredLine,
  inMoney: (amount: Minor) => string,
  words: Words,
  formats: Formats,
): string | undefined => {
  const { line, quantity } = gathered
  const each = quantity > 1 && line.display.kind === 'amount' ? words.each(inMoney(line.display.amount)) : null
  const parts = [departureNote(gathered, words, formats), each].filter((part) => part !== null)
  return parts.length === 0 ? undefined : formats.dotted(...parts)
}
