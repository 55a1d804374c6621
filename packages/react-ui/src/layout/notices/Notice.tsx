import type { ReactNode } from 'react'
import type { IconName } from '../../design'
import { Icon } from '../../design'
import styles from './Notice.module.css'
import { Screen } from '../Screen'

interface NoticeProps {
  readonly icon: IconName
  readonly title: string
  readonly heading: string
  /** One paragraph for each sentence. */
  readonly explanation: string | readonly string[]
  readonly children: ReactNode
}

/** A page that explains why a page is missing, with the next step. */
export function Notice({ icon, title, heading, explanation, children }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      <Screen title={title} heading={heading} sub={[explanation].flat().map((line) => <p key={line}>{line}</p>)}>
        <div className={styles.actions}>{children}</div>
      </Screen>
    </div>
  )
}
