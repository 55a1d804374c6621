import type { ShownTicketGroup, TicketListCommands } from '@booking-dashboard/core'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTexts, useFormats } from '../../dashboard/DashboardContext'
import { Button, Card, classNames, Icon, muted } from '../../design'
import styles from './TicketGroup.module.css'
import type { Elements } from '../../design/Elements'

interface TicketGroupProps<A> {
  readonly group: ShownTicketGroup<A>
  readonly commands: Pick<TicketListCommands<string>, 'toggleGroup' | 'showMore'>
  /** The group's name and a sentence about all its tickets, if there are several events. */
  readonly name?: string
  readonly note?: ReactNode
  /** Actions on the whole group, available while it is closed too. */
  readonly controls?: Elements
  readonly children: (entry: A) => ReactNode
}

/** About two screenfuls. In a longer list, the browser skips layout of tickets out of view. */
const unseen = 30

/** The tickets of an event. Tickets of a closed group, or not yet requested, are not in the DOM. */
export function TicketGroup<A>({
  group: { key, event, entries, isFixed, isOpen, shown, more, firstOfMore },
  commands,
  name = event?.name ?? '',
  note,
  controls,
  children,
}: TicketGroupProps<A>) {
  const formats = useFormats()
  const words = useTexts('booking').screen.ticketList
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const wasRequested = useRef(false)
  // The first of the newly requested tickets takes the focus once it is rendered.
  useEffect(() => {
    const first = firstOfMore === null || !wasRequested.current ? undefined : list.current?.children[firstOfMore]
    wasRequested.current = false
    if (!(first instanceof HTMLElement)) return
    first.tabIndex = -1
    first.focus()
  }, [firstOfMore])

  const facts = event === null ? [] : [event.date === null ? '' : formats.dateTime(event.date), event.venue]
  const known = facts.filter((part) => part !== '')
  return (
    <Card labelledBy={`${id}-name`}>
      <div className={styles.head}>
        <h2 className={styles.heading} id={`${id}-name`}>
          {isFixed ? (
            <span className={styles.name}>{name}</span>
          ) : (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => commands.toggleGroup(key)}
            >
              <Icon name="chevron-right" />
              <span>
                <span className={styles.name}>{`${name} `}</span>
                <span className={styles.count}>{words.ofEvent(entries.length)}</span>
              </span>
            </button>
          )}
        </h2>
        {known.length > 0 && <p className={muted}>{formats.dotted(...known)}</p>}
        {note && <p className={muted}>{note}</p>}
      </div>
      {controls}
      <div id={id} hidden={!isOpen} className={styles.body}>
        {isOpen && (
          <ul ref={list} className={classNames(styles.rows, entries.length > unseen && styles.long)}>
            {shown.map(children)}
          </ul>
        )}
        {more > 0 && (
          <Button
            variant="secondary"
            onClick={() => {
              wasRequested.current = true
              commands.showMore(key)
            }}
          >
            {words.more(more, name)}
          </Button>
        )}
      </div>
    </Card>
  )
}
