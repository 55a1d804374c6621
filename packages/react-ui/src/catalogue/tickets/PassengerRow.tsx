import {
  activePax,
  type ChosenTicket,
  fullName,
  type NewcomerDraft,
  type PassengerChoice,
  type Pax,
  type SelectionProblem,
} from '@booking-dashboard/core'
import { useTexts } from '../../composition/DashboardContext'
import { SelectField } from '../../design'
import { passengerId, problemWords } from './fieldIds'
import { NewcomerFields } from './NewcomerFields'
import styles from './PassengerRow.module.css'
import type { SelectionActions } from './useTicketSelection'

interface PassengerRowProps {
  readonly ticket: ChosenTicket
  readonly place: number
  readonly pax: readonly Pax[]
  readonly newcomers: readonly NewcomerDraft[]
  /** Whether this ticket is the first for its newcomer: there they are typed in. */
  readonly ownsNewcomer: boolean
  readonly problems: readonly SelectionProblem[]
  readonly actions: SelectionActions
}

const toValue = (choice: PassengerChoice): string => {
  switch (choice.kind) {
    case 'open':
      return ''
    case 'known':
      return `pax-${choice.paxId}`
    case 'newcomer':
      return `new-${choice.key}`
  }
}

/** One ticket and who it is for. */
export function PassengerRow({ ticket, place, pax, newcomers, ownsNewcomer, problems, actions }: PassengerRowProps) {
  const texts = useTexts().screen.tickets
  const { passenger } = ticket
  const known = activePax(pax).map((one) => ({
    choice: { kind: 'known', paxId: one.id } as const,
    label: one.lead ? texts.lead(fullName(one)) : fullName(one),
  }))
  const drafts = newcomers.map((draft, index) => ({
    choice: { kind: 'newcomer', key: draft.key } as const,
    label: fullName(draft) || texts.unnamedPassenger(index + 1),
  }))
  const choices = [...known, ...drafts].map((one) => ({ ...one, value: toValue(one.choice) }))
  const choose = (value: string): void => {
    const chosen = choices.find((one) => one.value === value)
    if (chosen !== undefined) return actions.choosePassenger(ticket.key, chosen.choice)
    if (value === 'add') actions.addNewcomer(ticket.key)
  }
  const problem = problems.find((one) => one.kind === 'passengerOpen' && one.ticketKey === ticket.key)
  const draft =
    passenger.kind === 'newcomer' && ownsNewcomer ? newcomers.find(({ key }) => key === passenger.key) : undefined
  return (
    <li className={styles.row}>
      <SelectField
        id={passengerId(ticket.key)}
        label={texts.ticketPlace(place)}
        placeholder={texts.choosePassenger}
        value={toValue(passenger)}
        onChange={choose}
        options={[...choices, { value: 'add', label: texts.newPassenger }]}
        error={problem && problemWords(problem, texts.problems)}
      />
      {draft && (
        <NewcomerFields
          draft={draft}
          problems={problems}
          onEdit={(field, value) => actions.editNewcomer(draft.key, field, value)}
        />
      )}
    </li>
  )
}
