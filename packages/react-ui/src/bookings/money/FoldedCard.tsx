import { type ReactNode, useId } from 'react'
import { Icon, Price } from '../../design'
import styles from './FoldedCard.module.css'

interface FoldedCardProps {
  readonly title: string
  /** The sum of what is folded. */
  readonly sum: string
  readonly children: ReactNode
}

/** A card that shows its title and its sum, and opens to its content. */
export function FoldedCard({ title, sum, children }: FoldedCardProps) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <details>
        <summary className={styles.summary}>
          <h2 id={id}>{title}</h2>
          <Price value={sum} />
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.inside}>{children}</div>
      </details>
    </section>
  )
}
