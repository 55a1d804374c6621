import styles from './Price.module.css'
import { classNames } from '../classNames'

interface PriceProps {
  /** Already formatted: "£1,234.50". */
  readonly value: string
  readonly tone?: 'normal' | 'muted' | 'negative' | 'struck' | undefined
  readonly size?: 'normal' | 'large' | undefined
  /** After the amount, in muted text: "per person". */
  readonly per?: string | undefined
}

export function Price({ value, tone = 'normal', size = 'normal', per }: PriceProps) {
  const Tag = tone === 'struck' ? 's' : 'span'
  return (
    <span className={classNames(styles.price, styles[tone], styles[size])}>
      <Tag className={styles.amount}>{value}</Tag>
      {per && <span className={styles.per}>{` ${per}`}</span>}
    </span>
  )
}
