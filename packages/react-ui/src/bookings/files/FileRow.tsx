import type { ReactNode } from 'react'
import { Icon, type IconName, Spinner } from '../../design'
import styles from './FileRow.module.css'

interface FileRowProps {
  readonly icon: IconName
  readonly title: ReactNode
  readonly note?: ReactNode
  /** The icon for the action, such as save or open elsewhere. */
  readonly sign: IconName
  /** The text while the file is being fetched; null otherwise. */
  readonly busy?: string | null
}

/** The content of a FileLink, or of a button that looks like one. */
export function FileRow({ icon, title, note, sign, busy = null }: FileRowProps) {
  return (
    <>
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.end}>{busy === null ? <Icon name={sign} /> : <Spinner label={busy} />}</span>
    </>
  )
}

/** `fileRow` looks like a file, `fileRows` is the list of several. */
export const { row: fileRow, rows: fileRows } = styles
