import type { Texts } from '@booking-dashboard/core'
import type { GateView, StoredBooking, StoredDay, StoredTicket } from '@booking-dashboard/core/ports'
import { fileRow, FileRow } from '../bookings/files/FileRow'
import { GateButton } from '../bookings/files/gate/GateButton'
import { saveFile } from '../bookings/files/saveFile'
import type { Elements } from '../design/Elements'
import { Badge, Card, DataList, PageHeading, quiet, strong } from '../design'
import styles from './StoredBooking.module.css'
import { readStoredFile } from './storedBookingStore'

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

/** The stored trip day by day. */
function StoredItinerary({ days, title }: { readonly days: readonly StoredDay[]; readonly title: string }) {
  if (days.length === 0) return null
  return (
    <Card title={title}>
      <ol className={styles.days}>
        {days.map(({ date, entries }) => (
          <li key={date} className={styles.day}>
            <h3>{date}</h3>
            <ul className={styles.entries}>
              {entries.map(({ time, title: what, lines }, index) => (
                <li key={index}>
                  <p className={strong}>
                    {time !== '' && <span className={styles.time}>{`${time} `}</span>}
                    <bdi>{what}</bdi>
                  </p>
                  {lines.map((line) => (
                    <p key={line} className={quiet}>
                      {line}
                    </p>
                  ))}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  )
}

const open = async ({ title }: StoredTicket, key: string): Promise<void> => {
  const file = await readStoredFile(key)
  if (file !== null) saveFile({ ...file, name: `${title}.pdf` })
}

interface StoredTicketsProps {
  readonly tickets: readonly StoredTicket[]
  /** The keys of the tickets whose files are on this device. */
  readonly files: ReadonlySet<string>
  readonly gate: GateView | null
  readonly words: Texts['screen']['offline']
  /** Called when a ticket opens on the whole screen, and when it closes. */
  readonly onShown: (isShown: boolean) => void
}

/** The e-tickets; the customer can open those with a file on this device. */
function StoredTickets({ tickets, files, gate, words, onShown }: StoredTicketsProps) {
  if (tickets.length === 0) return null
  const noted = (about: string, sentence: string): string =>
    about === '' ? sentence : `${about}\u00a0·\u00a0${sentence}`
  return (
    <Card id="tickets-ready" title={words.tickets(tickets.length)}>
      <ul className={styles.tickets}>
        {tickets.map((ticket, index) => {
          const { title, note: about, key } = ticket
          return (
            <li key={index}>
              {key !== null && files.has(key) ? (
                <button type="button" className={fileRow} onClick={() => void open(ticket, key)}>
                  <FileRow icon="ticket" title={title} note={noted(about, words.ticketKept)} sign="download" />
                </button>
              ) : (
                <div className={styles.away}>
                  <strong>{title}</strong>
                  <span>{noted(about, words.ticketNotKept)}</span>
                </div>
              )}
            </li>
          )
        })}
      </ul>
      <GateButton view={gate} words={words} variant="primary" onShown={onShown} />
    </Card>
  )
}
