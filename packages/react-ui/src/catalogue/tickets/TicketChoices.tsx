import type { ShopOutcome, TicketShop, TicketShopState } from '@booking-dashboard/core'
import { useEffect } from 'react'
import { useTexts, useFormats } from '../../dashboard/DashboardContext'
import { Alert, ErrorSummary, WithSummary } from '../../design'
import { afterPaint } from '../../loading/afterPaint'
import { useWalletCurrency } from '../../payment/card/useWalletCurrency'
import { ChoiceSummary } from '../shop/ChoiceSummary'
import { type Outcome, OutcomeAlert } from '../shop/OutcomeAlert'
import { EventCard } from './EventCard'
import { fieldIdOf, problemWords } from './fieldIds'

export type TicketsShown = Extract<TicketShopState, { readonly kind: 'choosing' | 'adding' }>

interface TicketChoicesProps {
  readonly bookingRef: string
  readonly shop: TicketShop
  readonly shown: TicketsShown
}

/** The tickets on sale, with the quantity and the passengers chosen. */
export function TicketChoices({ bookingRef, shop, shown }: TicketChoicesProps) {
  const formats = useFormats()
  const { tickets: texts, shop: words } = useTexts('basket').screen
  const { summary, problems, attempts, outcome, events } = shown
  const isAsking = summary.count > 0
  useEffect(() => {
    if (!isAsking) return
    const cancel = afterPaint(() => void shop.learnPassengers())
    return () => cancel()
  }, [shop, isAsking])
  const inMoney = formats.moneyIn(shown.currency)
  const hasWallets = useWalletCurrency(shown) !== null
  const wordsOf = (ended: ShopOutcome): Outcome => {
    switch (ended.kind) {
      case 'added':
        return { kind: 'added', what: texts.summary.count(ended.count) }
      case 'partlyAdded':
        return { kind: 'partlyAdded', sentence: texts.partlyAdded(ended.left) }
      default:
        return ended
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
          added={outcome.kind === 'added'}
          onAdd={() => void shop.add()}
          onBuy={() => void shop.buy()}
        />
      }
    >
      <ErrorSummary
        title={texts.problems.title}
        attempt={attempts}
        errors={problems.map((problem) => ({
          fieldId: fieldIdOf(problem),
          message: problemWords(problem, texts),
        }))}
      />
      <OutcomeAlert outcome={wordsOf(outcome)} bookingRef={bookingRef} />
      {shown.isSomethingGone && <Alert live>{words.gone}</Alert>}
      {events.map((event) => (
        <EventCard key={event.id} event={event} shop={shop} inMoney={inMoney} hasWallets={hasWallets} />
      ))}
    </WithSummary>
  )
}
