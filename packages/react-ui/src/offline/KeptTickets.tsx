import { type KeptTicket, offlineTexts as words } from '@booking-dashboard/core'
import { useEffect, useState } from 'react'
import { FileRow, fileRow } from '../bookings/page/FileRow'
import { saveFile } from '../bookings/page/saveFile'
import { Card } from '../design'
import { keptFiles, readFile } from './keptRecord'
import styles from './Kept.module.css'

const open = async ({ title }: KeptTicket, key: string): Promise<void> => {
  const file = await readFile(key)
  if (file === null) return
  saveFile({ name: `${title}.pdf`, contentType: file.type, bytes: new Uint8Array(await file.arrayBuffer()) })
}

/** The e-tickets; those whose file is on this device open. */
export function KeptTickets({ tickets }: { readonly tickets: readonly KeptTicket[] }) {
  const [here, setHere] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    let current = true
    const look = async (): Promise<void> => {
      const found = await keptFiles(tickets.flatMap(({ key }) => key ?? []))
      if (current) setHere(found)
    }
    void look().catch(() => undefined)
    return () => {
      current = false
    }
  }, [tickets])
  if (tickets.length === 0) return null
  const noted = (note: string, said: string): string => (note === '' ? said : `${note} · ${said}`)
  return (
    <Card id="tickets-ready" title={words.tickets(tickets.length)}>
      <ul className={styles.tickets}>
        {tickets.map((ticket, place) => {
          const { title, note, key } = ticket
          return (
            <li key={place}>
              {key !== null && here.has(key) ? (
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
    </Card>
  )
}
