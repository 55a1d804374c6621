import { type ReactNode, useId } from 'react'
import styles from './Fold.module.css'
import { Icon } from '../display/Icon'

interface FoldProps {
  readonly heading: string
  /** A brief description of the content, shown while closed too. */
  readonly note?: string
  /** Whether it starts open, because nothing below it can be done. */
  readonly open?: boolean
  readonly children: ReactNode
}

/** Existing items, folded above the available actions. */
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
