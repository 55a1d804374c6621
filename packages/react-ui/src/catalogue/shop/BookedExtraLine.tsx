import type { BookedExtrasGroup, InMoney } from '@booking-dashboard/core'
import { useBasketTexts } from '../../dashboard/DashboardContext'
import { DisplayedPrice } from './DisplayedPrice'
import styles from './BookedExtraLine.module.css'

interface BookedExtraLineProps {
  readonly extra: BookedExtrasGroup['extras'][number]
  readonly inMoney: InMoney
  /** Whether it is said who has it: not for the extras of a room, which are everybody's in it. */
  readonly withPeople?: boolean
}

/** An extra that is booked: what, for whom, and what it costs. */
export function BookedExtraLine({
  extra: { name, option, otherInformation, count, people, display },
  inMoney,
  withPeople = false,
}: BookedExtraLineProps) {
  const texts = useBasketTexts().screen.shop
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <p className={styles.name}>{texts.several(count, name)}</p>
        {option !== '' && <p>{option}</p>}
        {withPeople && people.length > 0 && <p className={styles.quiet}>{texts.people(people)}</p>}
        {otherInformation !== '' && <p className={styles.quiet}>{otherInformation}</p>}
      </div>
      <DisplayedPrice display={display} inMoney={inMoney} />
    </li>
  )
}
