import type { Resale, ResaleTickets as Shown } from '@booking-dashboard/core'
import { memo, useDeferredValue, useMemo } from 'react'
import { TicketFinder } from '../bookings/holdings/TicketFinder'
import { Stale } from '../bookings/Loaded'
import { useTexts, useFormats } from '../dashboard/DashboardContext'
import { WithSummary } from '../design'
import { PayoutNote } from './PayoutNote'
import { ResaleDialog } from './ResaleDialog'
import { ResaleFailure } from './ResaleFailure'
import { ResaleList } from './ResaleList'
import { ResaleSummary } from './ResaleSummary'

const List = memo(ResaleList)

/** The tickets, the choices, their effect, and the question to confirm it. */
export function ResaleTickets({ resale, shown }: { readonly resale: Resale; readonly shown: Shown }) {
  const formats = useFormats()
  const texts = useTexts('resale').screen.resale
  const inMoney = useMemo(() => formats.moneyIn(shown.currency), [formats, shown.currency])
  // The filter field stays responsive with a long list; a click shows its effect at once.
  const listed = useDeferredValue(shown)
  const all = shown.chosen === listed.chosen ? listed.groups : shown.groups
  return (
    <WithSummary
      summary={
        <ResaleSummary
          preview={shown.preview}
          inMoney={inMoney}
          updating={shown.kind === 'updating'}
          onReview={resale.ask}
          onClear={resale.clear}
        />
      }
    >
      {shown.isOutOfDate && (
        <Stale tryAgain={texts.tryAgain} onRetry={() => void resale.open()}>
          {texts.outOfDate}
        </Stale>
      )}
      <p>{texts.intro}</p>
      {shown.failure && <ResaleFailure failure={shown.failure} resale={resale} />}
      {shown.list.isLong && <TicketFinder list={shown.list} commands={resale} states={texts.states} />}
      <List resale={resale} groups={listed.list.groups} chosen={shown.chosen} all={all} inMoney={inMoney} />
      <PayoutNote resale={resale} />
      <ResaleDialog
        resale={resale}
        open={shown.kind === 'asking'}
        preview={shown.preview}
        inMoney={inMoney}
        onClose={resale.stopAsking}
        onConfirm={() => void resale.update()}
      />
    </WithSummary>
  )
}
