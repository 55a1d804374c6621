import {
  adviceAfter,
  type InMoney,
  type Resale,
  type ResaleOfGroup,
  resaleStatus,
  type ResaleStatus,
  type ResaleTickets as Shown,
} from '@booking-dashboard/core'
import { memo, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { TicketFinder } from '../bookings/holdings/TicketFinder'
import { TicketGroup } from '../bookings/holdings/TicketGroup'
import { Stale } from '../bookings/Loaded'
import { useFormats, useTexts } from '../dashboard/DashboardContext'
import { Alert, CheckboxField, TryAgain, VisuallyHidden, WithSummary } from '../design'
import { useInPlace } from '../messages/useInPlace'
import { PayoutNote, ResaleDialog } from './ResaleDialog'
import styles from './Resale.module.css'
import { ResaleSummary } from './ResaleSummary'
import { ResaleTicketRow } from './ResaleTicketRow'

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

interface ResaleFailureProps {
  readonly failure: NonNullable<Shown['failure']>
  readonly resale: Resale
}

/** What was updated and the next step, scrolled into view. The toasts give the reason. */
function ResaleFailure({ failure, resale }: ResaleFailureProps) {
  const texts = useTexts('resale')
  const words = texts.screen.resale
  const lines = adviceAfter(failure, texts, words.notUpdatedSentence[failure.updated], true)
  useInPlace([...lines, texts.failure.offlineUnsent])
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
  }, [failure])
  return (
    <div ref={box} tabIndex={-1}>
      <Alert
        meaning={failure.updated === 'unknown' ? 'warning' : 'danger'}
        title={words.notUpdated[failure.updated]}
        live
        actions={
          failure.updated === 'unknown' && (
            <TryAgain onRetry={() => void resale.open()}>{words.checkWhatWasDone}</TryAgain>
          )
        }
        lines={lines}
      />
    </div>
  )
}

interface ResaleListProps {
  readonly resale: Resale
  readonly groups: Shown['list']['groups']
  readonly chosen: Shown['chosen']
  readonly all: Shown['groups']
  readonly inMoney: InMoney
}

/** The tickets under their events; sold ones come last. */
function ResaleList({ resale, groups, chosen, all, inMoney }: ResaleListProps) {
  const texts = useTexts('resale').screen.resale
  return (
    <>
      {groups.map((group) => (
        <TicketGroup
          key={group.key}
          group={group}
          commands={resale}
          {...(group.event === null ? { name: texts.sold, note: texts.soldSentence } : {})}
          controls={
            <AllOfEvent
              eventName={group.event?.name ?? texts.sold}
              choices={all.get(group.key) ?? []}
              onToggle={(status) => resale.toggleAll(group.key, status)}
            />
          }
        >
          {(row) => (
            <ResaleTicketRow
              key={row.ticket.id}
              row={row}
              chosen={chosen.has(row.ticket.id)}
              inMoney={inMoney}
              onToggle={resale.toggle}
              withEvent={group.event === null}
            />
          )}
        </TicketGroup>
      ))}
    </>
  )
}

interface AllOfEventProps {
  readonly eventName: string
  readonly choices: readonly ResaleOfGroup[]
  readonly onToggle: (status: ResaleStatus) => void
}

/**
 * Chooses all tickets of an event at once, to list or to take off the list. A single ticket needs only its own
 * checkbox.
 */
function AllOfEvent({ eventName, choices, onToggle }: AllOfEventProps) {
  const texts = useTexts('resale').screen.resale
  const words = { [resaleStatus.putUp]: texts.putUpAll, [resaleStatus.cancel]: texts.cancelAll } as const
  if (choices.length === 0) return null
  return (
    <div className={styles.all}>
      {choices.map(({ status, count, chosen }) => (
        <CheckboxField
          key={status}
          label={
            <>
              <span>{`${words[status](count)} `}</span>
              <VisuallyHidden>{eventName}</VisuallyHidden>
              {chosen > 0 && chosen < count && <span className={styles.some}>{` ${texts.someChosen(chosen)}`}</span>}
            </>
          }
          checked={chosen === count}
          onChange={() => onToggle(status)}
        />
      ))}
    </div>
  )
}
