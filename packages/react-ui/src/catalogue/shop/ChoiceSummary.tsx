import type { ChoiceSummary as Chosen, InMoney } from '@booking-dashboard/core'
import { totalItems } from '../../bookings/totalItems'
import { useTexts } from '../../dashboard/DashboardContext'
import { Button, DataList, Price, quiet, StickySummary } from '../../design'
import { useWarnOnClose } from '../../navigation/useWarnOnClose'
import { DisplayedPrice } from './DisplayedPrice'
import styles from './ShopRow.module.css'

interface ChoiceSummaryProps {
  readonly summary: Chosen
  readonly words: { readonly count: (count: number) => string; readonly none: string; readonly chooseFirst: string }
  readonly inMoney: InMoney
  readonly adding: boolean
  /** True after an item was added: the notice of it has the ways on, so the bar has none. */
  readonly added: boolean
  readonly onAdd: () => void
  readonly onBuy: () => void
}

/** The running total of the choice. */
export function ChoiceSummary({
  summary: { lines, withoutPrice, count, total, bookingFee },
  words,
  inMoney,
  adding,
  added,
  onAdd,
  onBuy,
}: ChoiceSummaryProps) {
  const { shop, booking } = useTexts('basket').screen
  const texts = shop.summary
  const none = count === 0
  const isDone = none && added
  useWarnOnClose(!none)
  return (
    <StickySummary
      label={texts.label}
      live
      brief={
        !isDone && (
          <>
            <span>{none ? words.none : `${words.count(count)} `}</span>
            {!none && <Price value={inMoney(total)} />}
          </>
        )
      }
      action={
        !isDone && (
          <div className={styles.actions}>
            <Button
              block
              variant="secondary"
              icon="basket"
              busy={adding}
              busyLabel={texts.adding}
              aria-disabled={none}
              title={none ? words.chooseFirst : undefined}
              onClick={onAdd}
            >
              {texts.add}
            </Button>
            {!none && (
              <Button block aria-disabled={adding} onClick={onBuy}>
                {texts.buy}
              </Button>
            )}
          </div>
        )
      }
    >
      <h2>{texts.heading}</h2>
      {none ? (
        <p className={quiet}>{texts.nothing}</p>
      ) : (
        <DataList
          items={[
            ...lines.map(({ name, note, quantity, price }) => ({
              label: texts.line(quantity, name),
              note,
              value: <DisplayedPrice display={price} inMoney={inMoney} />,
            })),
            ...totalItems({ withoutPrice, total, bookingFee }, inMoney, {
              ...texts,
              withoutPrice: booking.prices.withoutPrice,
            }),
          ]}
        />
      )}
    </StickySummary>
  )
}
