import { type Attention, formatDate, formatMoney, type Texts } from '@booking-dashboard/core'
import { useMemberTexts } from '../../composition/DashboardContext'
import { Icon } from '../../design'
import { Settled } from '../Settled'
import styles from './AttentionList.module.css'

type Words = Texts['screen']['bookings']['attention']

const say = (attention: Attention, words: Words): string => {
  switch (attention.kind) {
    case 'questions':
      return words.questions(attention.count)
    case 'bankDetails':
      return words.bankDetails
    case 'balanceOverdue':
      return words.balanceOverdue(formatMoney(attention.amount))
    case 'balance':
      return attention.dueDate === null
        ? words.balance(formatMoney(attention.amount))
        : words.balanceBy(formatMoney(attention.amount), formatDate(attention.dueDate))
  }
}

/** What waits for the customer, the most urgent first. */
export function AttentionList({ attention }: { readonly attention: readonly Attention[] }) {
  const { bookings: words } = useMemberTexts().screen
  return (
    <div className={styles.attention}>
      <h4 className={styles.heading}>{words.needsAttention}</h4>
      <ul className={styles.list}>
        {attention.map((one) => (
          <li key={one.kind} className={styles.entry}>
            <Icon name={one.kind === 'balanceOverdue' ? 'alert-triangle' : 'info'} />
            <Settled attention={one}>{say(one, words.attention)}</Settled>
          </li>
        ))}
      </ul>
    </div>
  )
}
