import type { Resale, ResaleDesk as Desk } from '@booking-dashboard/core'
import { memo, useDeferredValue, useMemo } from 'react'
import { TicketFinder } from '../bookings/holdings/TicketFinder'
import { Stale } from '../bookings/Loaded'
import { useHoldingsTexts, useFormats } from '../composition/DashboardContext'
import { WithSummary } from '../design'
import { ResaleDialog } from './ResaleDialog'
import { ResaleFailure } from './ResaleFailure'
import { ResaleList } from './ResaleList'
import { ResaleSummary } from './ResaleSummary'

const List = memo(ResaleList)

/** The tickets, what is chosen of them, what will happen, and the question whether it shall. */
export function ResaleDesk({ resale, desk }: { readonly resale: Resale; readonly desk: Desk }) {
  const formats = useFormats()
  const texts = useHoldingsTexts().screen.resale
  const inMoney = useMemo(() => formats.moneyIn(desk.currency), [formats, desk.currency])
  // Typing never waits for a long list; what is pressed is shown at once.
  const listed = useDeferredValue(desk)
  const all = desk.chosen === listed.chosen ? listed.groups : desk.groups
  return (
    <WithSummary
      summary={
        <ResaleSummary
          preview={desk.preview}
          inMoney={inMoney}
          updating={desk.kind === 'updating'}
          onReview={resale.ask}
          onClear={resale.clear}
        />
      }
    >
      {desk.isOutOfDate && (
        <Stale tryAgain={texts.tryAgain} onRetry={() => void resale.open()}>
          {texts.outOfDate}
        </Stale>
      )}
      <p>{texts.intro}</p>
      {desk.failure && <ResaleFailure failure={desk.failure} />}
      {desk.list.isLong && <TicketFinder list={desk.list} commands={resale} states={texts.states} />}
      <List resale={resale} groups={listed.list.groups} chosen={desk.chosen} all={all} inMoney={inMoney} />
      <ResaleDialog
        open={desk.kind === 'asking'}
        preview={desk.preview}
        inMoney={inMoney}
        onClose={resale.stopAsking}
        onConfirm={() => void resale.update()}
      />
    </WithSummary>
  )
}
