import type { Texts } from '@booking-dashboard/core'
import type { KeptBooking } from '@booking-dashboard/core/ports'
import type { ReactNode } from 'react'
import { Badge, Card, DataList, PageHeading } from '../design'
import styles from './Kept.module.css'
import { KeptItinerary } from './KeptItinerary'
import { KeptTickets } from './KeptTickets'

interface KeptListProps {
  readonly title: string
  readonly lines: readonly string[]
}

function KeptList({ title, lines }: KeptListProps) {
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

interface KeptBookingViewProps {
  readonly kept: KeptBooking
  /** The keys of the e-tickets whose files are on this device. */
  readonly files: ReadonlySet<string>
  readonly words: Texts['screen']['offline']
  /** The notice that there is no connection, with the date of this copy. */
  readonly note: ReactNode
}

/** A stored booking, read-only: nothing on it needs a network except the link back to the live booking. */
export function KeptBookingView({ kept, files, words, note }: KeptBookingViewProps) {
  const { name, dates, status } = kept
  return (
    <div className={styles.column}>
      <PageHeading title={name}>
        <span>{dates}</span>
        <Badge>{status}</Badge>
      </PageHeading>
      {note}
      <KeptTickets tickets={kept.tickets} files={files} words={words} />
      <Card title={words.documents}>
        <DataList items={kept.facts} layout="facts" />
      </Card>
      <KeptItinerary days={kept.days} title={words.itinerary} />
      <KeptList title={words.passengers} lines={kept.passengers} />
      <KeptList title={words.extras} lines={kept.extras} />
    </div>
  )
}
