import type { Texts } from '@booking-dashboard/core'
import type { GateView, StoredBooking } from '@booking-dashboard/core/ports'
import { Badge, Card, DataList, PageHeading } from '../design'
import styles from './StoredBooking.module.css'
import { StoredItinerary } from './StoredItinerary'
import { StoredTickets } from './StoredTickets'
import type { Elements } from '../design/Elements'

interface StoredListProps {
  readonly title: string
  readonly lines: readonly string[]
}

function StoredList({ title, lines }: StoredListProps) {
  if (lines.length === 0) return null
  return (
    <Card title={title}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  )
}

interface StoredBookingViewProps {
  readonly storedCopy: StoredBooking
  /** The keys of the e-tickets whose files are on this device. */
  readonly files: ReadonlySet<string>
  readonly gate: GateView | null
  /** Called when a ticket opens on the whole screen, and when it closes. */
  readonly onTicketShown: (isShown: boolean) => void
  readonly words: Texts['screen']['offline']
  /** The notice that there is no connection, with the date of this copy. */
  readonly note: Elements
}

/** A stored booking, read-only: nothing on it needs a network except the link back to the live booking. */
export function StoredBookingView({ storedCopy, files, gate, onTicketShown, words, note }: StoredBookingViewProps) {
  const { name, dates, status } = storedCopy
  return (
    <div className={styles.column}>
      <PageHeading title={name}>
        <span>{dates}</span>
        <Badge>{status}</Badge>
      </PageHeading>
      {note}
      <StoredTickets tickets={storedCopy.tickets} files={files} gate={gate} words={words} onShown={onTicketShown} />
      <Card title={words.documents}>
        <DataList items={storedCopy.facts} layout="facts" />
      </Card>
      <StoredItinerary days={storedCopy.days} title={words.itinerary} />
      <StoredList title={words.passengers} lines={storedCopy.passengers} />
      <StoredList title={words.extras} lines={storedCopy.extras} />
    </div>
  )
}
