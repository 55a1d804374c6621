import { type Attention, attentionWords } from '@booking-dashboard/core'
import { Link } from 'react-router-dom'
import { useTexts, useFormats } from '../../dashboard/DashboardContext'
import { Icon } from '../../design'
import styles from './AttentionList.module.css'

interface AttentionListProps {
  readonly attention: readonly Attention[]
  readonly headingLevel: 4 | 5
}

/** What needs the customer's attention, most urgent first. The first is the card's action; the others are links. */
export function AttentionList({ attention, headingLevel }: AttentionListProps) {
  const formats = useFormats()
  const { bookings: words } = useTexts('member').screen
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.attention}>
      <Heading className={styles.heading}>{words.needsAttention}</Heading>
      <ul className={styles.list}>
        {attention.map((one, index) => (
          <li key={one.kind} className={styles.entry}>
            <Icon name={one.isUrgent ? 'alert-triangle' : 'info'} />
            {index === 0 ? (
              <span>{attentionWords(one, words, formats)}</span>
            ) : (
              <Link to={one.path}>{attentionWords(one, words, formats)}</Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
