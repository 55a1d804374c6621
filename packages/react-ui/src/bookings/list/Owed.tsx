import type { Attention, BookingsListState, Formats, Owed as Statement } from '@booking-dashboard/core'
import type { AreaFeatures } from '@booking-dashboard/core/composition'
import { useFormats, useTexts } from '../../dashboard/DashboardContext'
import { Icon, Price } from '../../design'
import styles from './Owed.module.css'

/** The amount due and the next payment, or that nothing is due. */
export function Owed({ owed: { outstanding, isSettled, next } }: { readonly owed: Statement }) {
  const formats = useFormats()
  const { bookings: words } = useTexts('member').screen
  if (isSettled) {
    return (
      <p className={styles.owed}>
        <Icon name="check-circle" />
        <span>{words.nothingOwed}</span>
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

/** The amount due of all bookings together, and the first payment due. */
export function OwedTogether({ owed: { amounts, next } }: OwedTogetherProps) {
  const formats = useFormats()
  const { bookings: words } = useTexts('member').screen
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

type Words = AreaFeatures['member']['texts']['screen']['bookings']

/** What needs the customer's attention, as an action. */
export const stepWords = (attention: Attention, { step: words }: Words): string => {
  if (attention.kind === 'balanceOverdue') {
    if (attention.amount === null) return words.balanceOverdueUnknown
    return attention.isAll ? words.balance : words.balanceOverdue
  }
  return words[attention.kind]
}

/** The next payment: its date, its amount, and whether the customer has to act. */
export const nextWords = (
  { amount, date, taken }: NonNullable<Statement['next']>,
  { next: words }: Words,
  formats: Formats,
): string => words[taken](formats.money(amount), date && formats.date(date))
