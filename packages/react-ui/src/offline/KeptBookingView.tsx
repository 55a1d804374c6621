import { type KeptBooking, offlineTexts as words } from '@booking-dashboard/core'
import { useEffect } from 'react'
import { Badge, Card, DataList, PageHeading } from '../design'
import styles from './Kept.module.css'
import { KeptItinerary } from './KeptItinerary'
import { KeptTickets } from './KeptTickets'
import { NetworkNote } from './NetworkNote'

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
  readonly reload: () => void
}

/** A booking to read, as it was: nothing on it asks anything of a network but the way back to it. */
export function KeptBookingView({ kept, reload }: KeptBookingViewProps) {
  const { name, dates, status, readAt } = kept
  useEffect(() => {
    document.title = `${name} | ${words.suffix}`
  }, [name])
  return (
    <div className={styles.column}>
      <PageHeading title={name}>
        <span>{dates}</span>
        <Badge>{status}</Badge>
      </PageHeading>
      <NetworkNote readAt={readAt} reload={reload} />
      <KeptTickets tickets={kept.tickets} />
      <Card title={words.documents}>
        <DataList items={kept.facts} layout="facts" />
      </Card>
      <KeptItinerary days={kept.days} />
      <KeptList title={words.passengers} lines={kept.passengers} />
      <KeptList title={words.extras} lines={kept.extras} />
    </div>
  )
}
