import type { StockShown } from '@booking-dashboard/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../dashboard/DashboardContext'
import { Badge, classNames, quiet, Stepper, strong } from '../../design'
import styles from './ShopRow.module.css'
import type { Elements } from '../../design/Elements'

interface ShopRowProps {
  /** The target of a link in the problem summary. */
  readonly id: string
  readonly name: string
  readonly headingLevel?: 3 | 4
  /** The description, line by line; empty lines are omitted. */
  readonly lines?: readonly string[]
  readonly stock: StockShown
  /** The reason why it is sold out. */
  readonly soldOut?: string
  /** The quantity already in the basket. */
  readonly inBasket?: number
  readonly price: ReactNode
  /** The accessible name of the quantity. */
  readonly label: string
  readonly quantity: number
  readonly onChange: (quantity: number) => void
  /** The problem to correct. */
  readonly problem?: string | undefined
  /** Below the quantity: a button that chooses several at once. */
  readonly shortcut?: Elements
  /** Below the row, across the whole width. */
  readonly children?: ReactNode
}

/** One item on sale: its name, price, availability and quantity. */
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
  const texts = useTexts('basket').screen.shop
  const Heading = `h${headingLevel}` as const
  const reason = problem ?? (stock.isAllChosen ? texts.thatIsAll : undefined)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Heading>{name}</Heading>
        {lines
          .filter((line) => line !== '')
          .map((line) => (
            <p key={line} className={quiet}>
              {line}
            </p>
          ))}
        <p className={styles.left}>
          <AvailabilityWords stock={stock} soldOut={soldOut} />
          {inBasket > 0 && <span className={quiet}>{texts.inBasket(inBasket)}</span>}
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

interface AvailabilityWordsProps {
  readonly stock: Pick<StockShown, 'level' | 'left'>
  /** The reason why it is sold out, beside the badge. */
  readonly soldOut?: string | undefined
}

/** Whether it is available, and the number left if it is low. */
export function AvailabilityWords({ stock: { level, left }, soldOut }: AvailabilityWordsProps) {
  const texts = useTexts('basket').screen.shop.availability
  switch (level) {
    case 'soldOut':
      return soldOut === undefined ? (
        <Badge>{texts.soldOut}</Badge>
      ) : (
        <span className={classNames(quiet, strong)}>{soldOut}</span>
      )
    case 'few':
      return <Badge meaning="warning">{texts.few(left ?? 0)}</Badge>
    default:
      return <span className={quiet}>{texts[level]}</span>
  }
}
