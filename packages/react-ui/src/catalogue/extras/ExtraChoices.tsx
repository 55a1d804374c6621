import type { ExtrasShop, ExtrasShopState, ShopOutcome } from '@booking-dashboard/core'
import { useTexts, useFormats } from '../../dashboard/DashboardContext'
import { Alert, ErrorSummary, WithSummary } from '../../design'
import { ChoiceSummary } from '../shop/ChoiceSummary'
import { type Outcome, OutcomeAlert } from '../shop/OutcomeAlert'
import shopStyles from '../shop/Shop.module.css'
import { ExtraCard, extraFieldId } from './ExtraCard'

export type ExtrasShown = Extract<ExtrasShopState, { readonly kind: 'choosing' | 'adding' }>

interface ExtraChoicesProps {
  readonly bookingRef: string
  readonly shop: ExtrasShop
  readonly shown: ExtrasShown
}

/** The extras on sale, with the quantity chosen. */
export function ExtraChoices({ bookingRef, shop, shown }: ExtraChoicesProps) {
  const formats = useFormats()
  const { extras: texts, shop: words } = useTexts('extras').screen
  const { summary, problems, attempts } = shown
  const inMoney = formats.moneyIn(shown.currency)
  const wordsOf = (outcome: ShopOutcome): Outcome => {
    switch (outcome.kind) {
      case 'added':
        return { kind: 'added', what: texts.summary.count(outcome.count) }
      case 'partlyAdded':
        return { kind: 'partlyAdded', sentence: texts.partlyAdded(outcome.left) }
      default:
        return outcome
    }
  }
  return (
    <WithSummary
      summary={
        <ChoiceSummary
          summary={summary}
          words={texts.summary}
          inMoney={inMoney}
          adding={shown.kind === 'adding'}
          added={shown.outcome.kind === 'added'}
          onAdd={() => void shop.add()}
          onBuy={() => void shop.buy()}
        />
      }
    >
      <h2 className={shopStyles.heading}>{texts.onSale}</h2>
      <ErrorSummary
        title={words.problems}
        attempt={attempts}
        errors={
          attempts === 0
            ? []
            : problems.map((problem) => ({ fieldId: extraFieldId(problem), message: words.tooMany(problem.available) }))
        }
      />
      <OutcomeAlert outcome={wordsOf(shown.outcome)} bookingRef={bookingRef} />
      {shown.isSomethingGone && <Alert live>{words.gone}</Alert>}
      {shown.extras.map((extra) => (
        <ExtraCard key={extra.id} extra={extra} inMoney={inMoney} onChange={shop.choose} />
      ))}
    </WithSummary>
  )
}
