import type { ReactNode } from 'react'
import { Icon, type IconName, Spinner } from '../../design'
import styles from './FileRow.module.css'

interface FileRowProps {
  readonly icon: IconName
  readonly title: ReactNode
  readonly note?: ReactNode
  /** What a press does: saves, opens elsewhere. */
  readonly sign: IconName
  /** Says that it is being fetched; null while it is not. */
  readonly busy?: string | null
}

/** What stands in a FileLink, or a button of its look. */
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

export const fileRow = styles.row
