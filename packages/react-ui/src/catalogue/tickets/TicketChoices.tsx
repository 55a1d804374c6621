import type { TicketShop, TicketShopState } from '@booking-dashboard/core'
import { moneyIn } from '../../bookings/moneyIn'
import { useTexts } from '../../composition/DashboardContext'
import { Alert, ErrorSummary, WithSummary } from '../../design'
import { ChoiceSummary } from '../shop/ChoiceSummary'
import { AddOutcomeAlert } from './AddOutcomeAlert'
import { EventCard } from './EventCard'
import { fieldIdOf, problemWords } from './fieldIds'

export type TicketsShown = Extract<TicketShopState, { readonly kind: 'choosing' | 'adding' }>

interface TicketChoicesProps {
  readonly bookingRef: string
  readonly shop: TicketShop
  readonly shown: TicketsShown
}

/** What is on sale, what is chosen of it, and who for. */
export function TicketChoices({ bookingRef, shop, shown }: TicketChoicesProps) {
  const { tickets: texts, shop: words } = useTexts().screen
  const { summary, problems, attempts, outcome, events } = shown
  const inMoney = moneyIn(shown.currency)
  return (
    <WithSummary
      summary={
        <ChoiceSummary
          bookingRef={bookingRef}
          lines={summary.lines.map(({ name, eventName, quantity, cost }) => ({
            name,
            note: eventName,
            quantity,
            display: { kind: 'amount', amount: cost },
            cost,
          }))}
          count={summary.count}
          total={summary.total}
          bookingFee={summary.bookingFee}
          words={texts.summary}
          inMoney={inMoney}
          adding={shown.kind === 'adding'}
          added={outcome.kind === 'added'}
          onAdd={() => void shop.add()}
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
      <AddOutcomeAlert outcome={outcome} bookingRef={bookingRef} />
      {shown.isSomethingGone && <Alert live>{words.gone}</Alert>}
      {events.map((event) => (
        <EventCard key={event.id} event={event} shop={shop} problems={problems} inMoney={inMoney} />
      ))}
    </WithSummary>
  )
}
