import {
  basketOf,
  type Booking,
  type ExtraOnSale,
  extraSelectionProblems,
  extraSelectionTotals,
  extrasGoneOffSale,
  optionLinePrice,
  toAddExtrasInput,
} from '@booking-dashboard/core'
import { useState } from 'react'
import { moneyIn } from '../../bookings/moneyIn'
import { useDashboard, useTexts } from '../../composition/DashboardContext'
import { Alert, ErrorSummary, WithSummary } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { ChoiceSummary } from '../shop/ChoiceSummary'
import { OutcomeAlert } from '../shop/OutcomeAlert'
import shop from '../shop/Shop.module.css'
import { ExtraCard, extraFieldId } from './ExtraCard'
import { useExtraSelection } from './useExtraSelection'

interface ExtrasShopProps {
  readonly booking: Booking
  readonly onSale: readonly ExtraOnSale[]
}

/** Extras on sale, and how many of each are chosen. */
export function ExtrasShop({ booking, onSale }: ExtrasShopProps) {
  const { extras: texts, shop: words } = useTexts().screen
  const basket = useDashboard().basket(booking.reference)
  const busy = useBehavior(basket.processing$)
  const held = basketOf(useBehavior(basket.state$))?.extras ?? []
  const { selection, setQuantity, outcome, adding, add } = useExtraSelection(booking, texts.summary.count)
  const [attempt, setAttempt] = useState(0)
  const problems = extraSelectionProblems(selection, onSale)
  const totals = extraSelectionTotals(selection, onSale)
  const inMoney = moneyIn(booking.currency)

  const press = (): void => {
    const input = toAddExtrasInput(selection, onSale)
    if (input === null) return setAttempt((before) => before + 1)
    setAttempt(0)
    void add(input)
  }
  return (
    <WithSummary
      summary={
        <ChoiceSummary
          bookingRef={booking.reference}
          lines={totals.lines.map(({ extra, option, quantity, cost }) => ({
            name: extra.name,
            note: option.value,
            quantity,
            display: optionLinePrice(option, cost),
            cost,
          }))}
          count={totals.count}
          total={totals.total}
          bookingFee={totals.bookingFee}
          words={texts.summary}
          inMoney={inMoney}
          adding={adding || (busy && totals.count > 0)}
          added={outcome.kind === 'added'}
          onAdd={press}
        />
      }
    >
      <h2 className={shop.heading}>{texts.onSale}</h2>
      <ErrorSummary
        title={words.problems}
        attempt={attempt}
        errors={
          attempt === 0
            ? []
            : problems.map((problem) => ({ fieldId: extraFieldId(problem), message: words.tooMany(problem.available) }))
        }
      />
      <OutcomeAlert outcome={outcome} bookingRef={booking.reference} />
      {extrasGoneOffSale(selection, onSale) && <Alert live>{words.gone}</Alert>}
      {onSale.map((extra) => (
        <ExtraCard
          key={extra.id}
          extra={extra}
          selection={selection}
          problems={problems}
          held={held}
          inMoney={inMoney}
          onChange={setQuantity}
        />
      ))}
    </WithSummary>
  )
}
