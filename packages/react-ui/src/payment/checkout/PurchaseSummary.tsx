import { type BasketOverview, isCharged, type Minor, money } from '@booking-dashboard/core'
import { LinePrice } from '../../basket/LinePrice'
import { totalItems } from '../../bookings/totalItems'
import { withoutPriceItem } from '../../bookings/withoutPriceItem'
import { useTexts, useFormats } from '../../dashboard/DashboardContext'
import { DataList, Icon, quiet, Stack } from '../../design'
import styles from './PurchaseSummary.module.css'

/** The purchase: beside the form, or folded above it on a small screen. */
export function PurchaseSummary({ purchase }: { readonly purchase: BasketOverview }) {
  const formats = useFormats()
  const { screen } = useTexts('paying')
  const texts = screen.checkout.purchase
  const { currency, sections } = purchase
  const inMoney = formats.moneyIn(currency)
  const total = formats.money(money(purchase.total, currency))
  const { withoutPrice: ofNoPrice } = screen.booking.prices
  // Below the name: beside the price it would take the width from the name.
  const ofFee = (fee: Minor): readonly string[] => (isCharged(fee) ? [screen.booking.prices.withFee(inMoney(fee))] : [])
  const list = (
    <>
      {sections
        .filter(({ lines }) => lines.length > 0)
        .map(({ name, title, groups, withoutPrice }) => (
          <Stack as="section" gap="tight" key={name}>
            <h3>{title}</h3>
            {groups.map((group) => (
              <div key={group.key}>
                {group.title !== null && <h4>{group.title}</h4>}
                {group.note !== '' && <p className={quiet}>{group.note}</p>}
                <DataList
                  items={group.lines.map((line) => ({
                    label: line.title,
                    note: formats.dotted(...line.notes, ...ofFee(line.price.bookingFee)),
                    value: <LinePrice price={{ display: line.price.display }} currency={currency} />,
                  }))}
                />
              </div>
            ))}
            {withoutPrice !== null && (
              <DataList items={withoutPriceItem(withoutPrice, inMoney, screen.booking.prices)} />
            )}
          </Stack>
        ))}
      <DataList
        items={totalItems({ ...purchase, withoutPrice: purchase.unlisted }, inMoney, {
          ...screen.basket.summary,
          withoutPrice: ofNoPrice,
        })}
      />
    </>
  )
  return (
    <aside className={styles.summary} aria-label={texts.heading}>
      <details className={styles.folded}>
        <summary>
          <span>{texts.show(total)}</span>
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.list}>{list}</div>
      </details>
      <div className={styles.open}>
        <h2>{texts.heading}</h2>
        {list}
      </div>
    </aside>
  )
}
