import type { BookingsListState, Owed as Statement } from '@booking-dashboard/core'
import { useMemberTexts, useFormats } from '../../dashboard/DashboardContext'
import { Icon, Price } from '../../design'
import { nextWords } from './attentionWords'
import styles from './Owed.module.css'

/** What is owed, and what of it is taken by itself; or that nothing is. */
export function Owed({ owed: { outstanding, isSettled, next } }: { readonly owed: Statement }) {
  const formats = useFormats()
  const { bookings: words } = useMemberTexts().screen
  if (isSettled) {
    return (
      <p className={styles.owed}>
        <Icon name="check-circle" />
        {words.nothingOwed}
      </p>
    )
  }
  return (
    <div>
      <p className={styles.owed}>
        <span className={styles.label}>{words.owed}</span>
        <Price value={formats.money(outstanding)} size="large" />
      </p>
      {next?.taken === 'byItself' && <p className={styles.next}>{nextWords(next, words, formats)}</p>}
    </div>
  )
}

interface OwedTogetherProps {
  readonly owed: NonNullable<Extract<BookingsListState, { readonly kind: 'few' }>['owedInAll']>
}

/** What all bookings owe together, and the payment that comes first. */
export function OwedTogether({ owed: { amounts, next } }: OwedTogetherProps) {
  const formats = useFormats()
  const { bookings: words } = useMemberTexts().screen
  return (
    <div className={styles.together}>
      <p className={styles.owed}>
        <span>{words.owedInAll}</span>
        <span className={styles.amounts}>
          {amounts.map((amount) => (
            <Price key={formats.money(amount)} value={formats.money(amount)} />
          ))}
        </span>
      </p>
      {next && <p className={styles.next}>{nextWords(next, words, formats)}</p>}
    </div>
  )
}
