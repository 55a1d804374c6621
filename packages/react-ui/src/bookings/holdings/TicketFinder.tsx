import type { TicketEntry } from '@booking-dashboard/core'
import { useId, useRef } from 'react'
import { useTexts } from '../../composition/DashboardContext'
import { Button, EmptyState, Field, VisuallyHidden } from '../../design'
import styles from '../list/FinderForm.module.css'
import own from './TicketFinder.module.css'
import type { TicketFilterControl } from './useTicketFilter'

interface TicketFinderProps<A extends TicketEntry, S extends string> {
  readonly control: TicketFilterControl<A, S>
  /** The states in the order in which they are offered, with their words. */
  readonly states: Readonly<Record<S | 'all', string>>
  readonly order: readonly (S | 'all')[]
}

/** Text and state, and how many tickets are found: the focus stays where it is, the number is announced. */
export function TicketFinder<A extends TicketEntry, S extends string>({
  control,
  states,
  order,
}: TicketFinderProps<A, S>) {
  const words = useTexts().screen.ticketList
  const group = useId()
  const field = useRef<HTMLInputElement>(null)
  const { filter, setFilter, totals, counts, shown } = control
  const filtered = filter.text.trim() !== '' || filter.show !== 'all'
  const clear = (): void => {
    control.clear()
    field.current?.focus()
  }
  return (
    <>
      <div role="search" className={styles.finder}>
        <form className={own.form} onSubmit={(event) => event.preventDefault()}>
          <Field
            label={words.label}
            hint={words.hint}
            type="search"
            autoComplete="off"
            spellCheck={false}
            ref={field}
            value={filter.text}
            onChange={(text) => setFilter({ ...filter, text })}
          />
          <fieldset className={styles.states}>
            <legend>
              <VisuallyHidden>{words.show}</VisuallyHidden>
            </legend>
            <div className={styles.pills}>
              {order
                .filter((show) => totals.has(show))
                .map((show) => (
                  <label key={show} className={styles.pill}>
                    <input
                      type="radio"
                      name={group}
                      checked={show === filter.show}
                      onChange={() => setFilter({ ...filter, show })}
                    />
                    {states[show]} <span className={styles.figure}>{words.figure(counts.get(show) ?? 0)}</span>
                  </label>
                ))}
            </div>
          </fieldset>
        </form>
        <div className={styles.outcome}>
          <p role="status" className={styles.count}>
            {filtered ? words.found(shown.length) : words.inAll(shown.length)}
          </p>
          {filtered && shown.length > 0 && (
            <Button variant="quiet" icon="x" onClick={clear}>
              {words.clear}
            </Button>
          )}
        </div>
      </div>
      {shown.length === 0 && (
        <EmptyState icon="search" heading={words.none} action={<Button onClick={clear}>{words.clear}</Button>}>
          {words.noneLine}
        </EmptyState>
      )}
    </>
  )
}
