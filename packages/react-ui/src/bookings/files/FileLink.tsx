import type { DownloadEnd } from '@booking-dashboard/core'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { useBookingTexts } from '../../dashboard/DashboardContext'
import type { IconName } from '../../design'
import { FileRow, fileRow } from './FileRow'
import { saveFile } from './saveFile'

interface FileLinkProps {
  /** Where it is had by itself, for a press that asks for another window. */
  readonly href: string
  /** Fetches it; a failure is told by the core. */
  readonly fetchFile: () => Promise<DownloadEnd>
  readonly icon: IconName
  readonly title: ReactNode
  readonly note?: ReactNode
}

const asksForWindow = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey

/** A link to a file of ours that fetches it in place, so that a failure ends in words and not on a blank page. */
export function FileLink({ href, fetchFile, icon, title, note }: FileLinkProps) {
  const texts = useBookingTexts().screen.booking.deliveries
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const press = async (): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(true)
    const end = await fetchFile()
    running.current = false
    setBusy(false)
    if (end.kind === 'downloaded') saveFile(end.file)
  }
  return (
    <a
      href={href}
      download
      className={fileRow}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (asksForWindow(event)) return
        event.preventDefault()
        void press()
      }}
    >
      <FileRow icon={icon} title={title} note={note} sign="download" busy={busy ? texts.downloading : null} />
    </a>
  )
}
