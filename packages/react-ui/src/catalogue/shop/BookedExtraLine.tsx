import type { BookedExtrasGroup, InMoney } from '@booking-dashboard/core'
import { useTexts } from '../../dashboard/DashboardContext'
import { quiet, strong } from '../../design'
import { DisplayedPrice } from './DisplayedPrice'
import styles from './BookedExtraLine.module.css'

interface BookedExtraLineProps {
  readonly extra: BookedExtrasGroup['extras'][number]
  readonly inMoney: InMoney
  /** Whether to name the passengers; false for the extras of a room, which everyone in it shares. */
  readonly withPeople?: boolean
}

/** A booked extra: its name, its passengers and its price. */
export function BookedExtraLine({
  extra: { name, option, otherInformation, count, people, display },
  inMoney,
  withPeople = false,
}: BookedExtraLineProps) {
  const texts = useTexts('basket').screen.shop
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <p className={strong}>{texts.several(count, name)}</p>
        {option !== '' && <p>{option}</p>}
        {withPeople && people.length > 0 && <p className={quiet}>{texts.people(people)}</p>}
        {otherInformation !== '' && <p className={quiet}>{otherInformation}</p>}
      </div>
      <DisplayedPrice display={display} inMoney={inMoney} />
    </li>
  )
}
