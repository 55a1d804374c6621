import type { Texts } from '@booking-dashboard/core'
import type { GateView, StoredTicket } from '@booking-dashboard/core/ports'
import { FileRow, fileRow } from '../bookings/files/FileRow'
import { GateButton } from '../bookings/files/gate/GateButton'
import { saveFile } from '../bookings/files/saveFile'
import { Card } from '../design'
import { readStoredFile } from './storedBookingStore'
import styles from './StoredBooking.module.css'

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
export function StoredTickets({ tickets, files, gate, words, onShown }: StoredTicketsProps) {
  if (tickets.length === 0) return null
  const noted = (note: string, sentence: string): string => (note === '' ? sentence : `${note} · ${sentence}`)
  return (
    <Card id="tickets-ready" title={words.tickets(tickets.length)}>
      <ul className={styles.tickets}>
        {tickets.map((ticket, index) => {
          const { title, note, key } = ticket
          return (
            <li key={index}>
              {key !== null && files.has(key) ? (
                <button type="button" className={fileRow} onClick={() => void open(ticket, key)}>
                  <FileRow icon="ticket" title={title} note={noted(note, words.ticketKept)} sign="download" />
                </button>
              ) : (
                <div className={styles.away}>
                  <strong>{title}</strong>
                  <span>{noted(note, words.ticketNotKept)}</span>
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
