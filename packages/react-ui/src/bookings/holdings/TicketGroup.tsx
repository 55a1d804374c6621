import type { ShownTicketGroup, TicketListCommands } from '@booking-dashboard/core'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useBookingTexts, useFormats } from '../../dashboard/DashboardContext'
import { Button, Card, classNames, Icon } from '../../design'
import styles from './TicketGroup.module.css'

interface TicketGroupProps<A> {
  readonly group: ShownTicketGroup<A>
  readonly commands: Pick<TicketListCommands<string>, 'toggleGroup' | 'showMore'>
  /** What they are called, and a sentence on all of them, where they are of several events. */
  readonly name?: string
  readonly note?: ReactNode
  /** What can be done with all of them, also while the group is closed. */
  readonly controls?: ReactNode
  readonly children: (entry: A) => ReactNode
}

/** More than about two screenfuls: what is not in sight is laid out when it comes into it. */
const unseen = 30

/** The tickets of an event. What is closed, or has not been asked for, is not in the page. */
export function TicketGroup<A>({
  group: { key, event, entries, isFixed, isOpen, shown, more, firstOfMore },
  commands,
  name = event?.name ?? '',
  note,
  controls,
  children,
}: TicketGroupProps<A>) {
  const formats = useFormats()
  const words = useBookingTexts().screen.ticketList
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const wasPressed = useRef(false)
  // The first of those that were asked for has the focus, as soon as it is there.
  useEffect(() => {
    const first = firstOfMore === null || !wasPressed.current ? undefined : list.current?.children[firstOfMore]
    wasPressed.current = false
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
              <span className={styles.name}>{name}</span>{' '}
              <span className={styles.count}>{words.ofEvent(entries.length)}</span>
            </button>
          )}
        </h2>
        {known.length > 0 && <p className={styles.facts}>{known.join(' · ')}</p>}
        {note && <p className={styles.facts}>{note}</p>}
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
              wasPressed.current = true
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
