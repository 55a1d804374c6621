import type { TicketListCommands, TicketListState } from '@booking-dashboard/core'
import { useId, useRef } from 'react'
import { useTexts } from '../../dashboard/DashboardContext'
import { Button, EmptyState, Field, strong, VisuallyHidden } from '../../design'
import styles from '../list/many/FinderForm.module.css'
import own from './TicketFinder.module.css'

interface TicketFinderProps<S extends string> {
  readonly list: Omit<TicketListState<unknown, S>, 'groups'>
  readonly commands: TicketListCommands<S>
  /** The label of each state. */
  readonly states: Readonly<Record<S | 'all', string>>
}

/** Filters by text and state. The number of tickets found is announced, and the focus stays in place. */
export function TicketFinder<S extends string>({ list, commands, states }: TicketFinderProps<S>) {
  const words = useTexts('booking').screen.ticketList
  const group = useId()
  const field = useRef<HTMLInputElement>(null)
  const clear = (): void => {
    commands.clearFilter()
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
            value={list.text}
            onChange={commands.find}
          />
          <fieldset className={styles.states}>
            <legend>
              <VisuallyHidden>{words.show}</VisuallyHidden>
            </legend>
            <div className={styles.pills}>
              {list.states.map(({ state, count }) => (
                <label key={state} className={styles.pill}>
                  <input
                    type="radio"
                    name={group}
                    checked={state === list.show}
                    onChange={() => commands.show(state)}
                  />
                  <span>{states[state]}</span>
                  <span className={styles.figure}>{` ${words.figure(count)}`}</span>
                </label>
              ))}
            </div>
          </fieldset>
        </form>
        <div className={styles.outcome}>
          <p role="status" className={strong}>
            {list.isFiltered ? words.found(list.found) : words.inAll(list.found)}
          </p>
          {list.isFiltered && list.found > 0 && (
            <Button variant="quiet" icon="x" onClick={clear}>
              {words.clear}
            </Button>
          )}
        </div>
      </div>
      {list.found === 0 && (
        <EmptyState icon="search" heading={words.none} action={<Button onClick={clear}>{words.clear}</Button>}>
          {words.noneLine}
        </EmptyState>
      )}
    </>
  )
}
