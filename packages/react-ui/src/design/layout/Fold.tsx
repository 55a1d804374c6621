import { type ReactNode, useId } from 'react'
import styles from './Fold.module.css'
import { Icon } from '../display/Icon'

interface FoldProps {
  readonly heading: string
  /** In a few words what is in it, while it is closed too. */
  readonly note?: string
  /** Open by itself, where there is nothing to do below it. */
  readonly open?: boolean
  readonly children: ReactNode
}

/** What is there already, folded above what can be done. */
export function Fold({ heading, note, open = false, children }: FoldProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <details className={styles.fold} open={open}>
        <summary className={styles.summary}>
          <span className={styles.words}>
            <h2 id={id} className={styles.heading}>
              {heading}
            </h2>
            {note && <span className={styles.note}>{note}</span>}
          </span>
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.inside}>{children}</div>
      </details>
    </section>
  )
}
