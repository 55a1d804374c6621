import { formatDateTime, type IsoDate, type TicketEntry } from '@booking-dashboard/core'
import { type ReactNode, startTransition, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../composition/DashboardContext'
import { Button, Card, classNames, Icon } from '../../design'
import styles from './TicketGroup.module.css'

interface TicketGroupProps<A> {
  readonly name: string
  readonly date?: IsoDate | null
  readonly venue?: string
  /** A sentence on all of them. */
  readonly note?: ReactNode
  readonly entries: readonly A[]
  /** `always`: the group is one of few. Else whether it is open until the customer says otherwise. */
  readonly open: 'always' | boolean
  /** With another one, what the customer opened is forgotten. */
  readonly filter: unknown
  /** What can be done with all of them, also while the group is closed. */
  readonly controls?: ReactNode
  readonly children: (entry: A) => ReactNode
}

/** How many tickets of a group are shown before more are asked for. */
const atOnce = 50
/** More than about two screenfuls: what is not in sight is laid out when it comes into it. */
const unseen = 30

/** The tickets of an event. What is closed, or has not been asked for, is not in the page. */
export function TicketGroup<A extends TicketEntry>({
  name,
  date = null,
  venue = '',
  note,
  entries,
  open,
  filter,
  controls,
  children,
}: TicketGroupProps<A>) {
  const words = useTexts().screen.ticketList
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [choice, setChoice] = useState<{
    readonly under: unknown
    readonly isOpen: boolean
    readonly most: number
  } | null>(null)
  const { isOpen, most } =
    choice !== null && choice.under === filter ? choice : { isOpen: open !== false, most: atOnce }
  const choose = (change: { readonly isOpen?: boolean; readonly most?: number }): void =>
    startTransition(() => setChoice({ under: filter, isOpen, most, ...change }))
  // The first of those that were asked for has the focus, as soon as it is there.
  useEffect(() => {
    const first = most > atOnce ? list.current?.children[most - atOnce] : undefined
    if (!(first instanceof HTMLElement)) return
    first.tabIndex = -1
    first.focus()
  }, [most])

  const left = entries.length - most
  const when = date === null ? '' : formatDateTime(date)
  return (
    <Card labelledBy={`${id}-name`}>
      <div className={styles.head}>
        <h2 className={styles.heading} id={`${id}-name`}>
          {open === 'always' ? (
            <span className={styles.name}>{name}</span>
          ) : (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => choose({ isOpen: !isOpen })}
            >
              <Icon name="chevron-right" />
              <span className={styles.name}>{name}</span>{' '}
              <span className={styles.count}>{words.ofEvent(entries.length)}</span>
            </button>
          )}
        </h2>
        {(when !== '' || venue !== '') && (
          <p className={styles.facts}>{[when, venue].filter((part) => part !== '').join(' · ')}</p>
        )}
        {note && <p className={styles.facts}>{note}</p>}
      </div>
      {controls}
      <div id={id} hidden={!isOpen} className={styles.body}>
        {isOpen && (
          <ul ref={list} className={classNames(styles.rows, entries.length > unseen && styles.long)}>
            {entries.slice(0, most).map(children)}
          </ul>
        )}
        {isOpen && left > 0 && (
          <Button variant="secondary" onClick={() => choose({ most: most + atOnce })}>
            {words.more(Math.min(left, atOnce), name)}
          </Button>
        )}
      </div>
    </Card>
  )
}
