import type { Basket, BasketSectionLine, Booking } from '@booking-dashboard/core'
import { useTexts } from '../composition/DashboardContext'
import { CheckboxField, classNames, VisuallyHidden } from '../design'
import styles from './BasketScreen.module.css'
import { LineAside } from './LineAside'
import { lineWords } from './lineWords'
import type { Removal } from './useRemoval'

interface BasketLineRowProps {
  readonly line: BasketSectionLine
  readonly basket: Basket
  readonly booking: Booking
  readonly removal: Removal
}

/** One line: what, for whom and when, its price, and its removal. An extra of a room stands below the room. */
export function BasketLineRow({ line, basket, booking, removal }: BasketLineRowProps) {
  const { screen } = useTexts()
  const texts = screen.basket
  const { title, person, notes } = lineWords(line, basket, booking, screen)
  const going = removal.isGoing(line)
  return (
    <li
      className={classNames(styles.line, line.ofRoom !== null && styles.ofRoom, going && styles.going)}
      aria-busy={going || undefined}
    >
      {removal.count > 1 && (
        <CheckboxField
          label={<VisuallyHidden>{texts.select(title, person)}</VisuallyHidden>}
          checked={removal.isChosen(line)}
          onChange={(on) => removal.choose(line, on)}
        />
      )}
      <div className={styles.words}>
        <span className={styles.title}>{title}</span>
        {notes.map((note) => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
      </div>
      <LineAside line={line} basket={basket} name={texts.removeOne(title, person)} removal={removal} />
    </li>
  )
}
