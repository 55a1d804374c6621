import type { DownloadEnd } from '@booking-dashboard/core'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { useTexts } from '../../dashboard/DashboardContext'
import type { IconName } from '../../design'
import { FileRow, fileRow } from './FileRow'
import { saveFile } from './saveFile'

interface FileLinkProps {
  /** The address of the file, for a click that opens a new window. */
  readonly href: string
  /** Fetches the file; the core notifies a failure. */
  readonly fetchFile: () => Promise<DownloadEnd>
  readonly icon: IconName
  readonly title: ReactNode
  readonly note?: ReactNode
}

const asksForWindow = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey

/**
 * A link to a file of the product. It fetches the file in place, so that a failure shows a message and not a blank
 * page.
 */
export function FileLink({ href, fetchFile, icon, title, note }: FileLinkProps) {
  const texts = useTexts('booking').screen.booking.deliveries
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const open = async (): Promise<void> => {
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
        void open()
      }}
    >
      <FileRow icon={icon} title={title} note={note} sign="download" busy={busy ? texts.downloading : null} />
    </a>
  )
}
