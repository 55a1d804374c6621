import type { StockShown } from '@booking-dashboard/core'
import type { ReactNode } from 'react'
import { useBasketTexts } from '../../dashboard/DashboardContext'
import { Stepper } from '../../design'
import { AvailabilityWords } from './AvailabilityWords'
import styles from './ShopRow.module.css'

interface ShopRowProps {
  /** Where a summary of problems leads to. */
  readonly id: string
  readonly name: string
  readonly headingLevel?: 3 | 4
  /** What is said of it, line by line; empty ones are left out. */
  readonly lines?: readonly string[]
  readonly stock: StockShown
  /** Why there is none left. */
  readonly soldOut?: string
  /** How many of it are in the basket already. */
  readonly inBasket?: number
  readonly price: ReactNode
  /** What is counted. */
  readonly label: string
  readonly quantity: number
  readonly onChange: (quantity: number) => void
  /** What has to be put right. */
  readonly problem?: string | undefined
  /** Beneath the quantity: a press that chooses several. */
  readonly shortcut?: ReactNode
  /** Under it, across the whole width. */
  readonly children?: ReactNode
}

/** One thing that is on sale: what it is, what it costs, whether there is any left, and how many are wanted. */
export function ShopRow({
  id,
  name,
  headingLevel = 3,
  lines = [],
  stock,
  soldOut,
  inBasket = 0,
  price,
  label,
  quantity,
  onChange,
  problem,
  shortcut,
  children,
}: ShopRowProps) {
  const texts = useBasketTexts().screen.shop
  const Heading = `h${headingLevel}` as const
  const reason = problem ?? (stock.isAllChosen ? texts.thatIsAll : undefined)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Heading>{name}</Heading>
        {lines
          .filter((line) => line !== '')
          .map((line) => (
            <p key={line} className={styles.quiet}>
              {line}
            </p>
          ))}
        <p className={styles.left}>
          <AvailabilityWords stock={stock} soldOut={soldOut} />
          {inBasket > 0 && <span className={styles.quiet}>{texts.inBasket(inBasket)}</span>}
        </p>
      </div>
      <div className={styles.side}>
        <div className={styles.buy}>
          <div className={styles.price}>{price}</div>
          {stock.isOffered && (
            <div id={id} tabIndex={-1}>
              <Stepper
                label={label}
                value={quantity}
                max={stock.limit ?? Number.POSITIVE_INFINITY}
                reason={reason}
                onChange={onChange}
              />
            </div>
          )}
        </div>
        {shortcut}
      </div>
      {children && <div className={styles.under}>{children}</div>}
    </li>
  )
}
