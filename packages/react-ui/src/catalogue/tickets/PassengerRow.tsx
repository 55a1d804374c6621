import type { TicketShop, TicketTypeChoice } from '@booking-dashboard/core'
import { useTexts } from '../../dashboard/DashboardContext'
import { SelectField, Stack } from '../../design'
import { passengerId } from './fieldIds'
import { NewPassengerFields } from './NewPassengerFields'

type TicketToAssign = TicketTypeChoice['tickets'][number]
type HolderOption = TicketToAssign['options'][number]

interface PassengerRowProps {
  readonly ticket: TicketToAssign
  /** The number of the ticket within its type, from 1. */
  readonly number: number
  readonly shop: TicketShop
}

const toValue = (holder: HolderOption['holder']): string => {
  switch (holder.kind) {
    case 'open':
      return ''
    case 'known':
      return `passenger-${holder.passengerId}`
    case 'additionalCustomer':
      return `additional-${holder.customerId}`
    case 'newPassenger':
      return `new-${holder.key}`
  }
}

/** One ticket and its passenger. */
export function PassengerRow({ ticket, number, shop }: PassengerRowProps) {
  const texts = useTexts('basket').screen.tickets
  const { key, holder, newPassenger } = ticket
  const wordsOf = ({ name, isLead, newPassengerNumber, hasOne }: HolderOption): string => {
    if (newPassengerNumber !== null) return name || texts.unnamedPassenger(newPassengerNumber)
    const known = isLead ? texts.lead(name) : name
    return hasOne === null ? known : texts.hasOne[hasOne](known)
  }
  const numberOf = (newPassengerKey: number): number =>
    ticket.options.find((one) => one.holder.kind === 'newPassenger' && one.holder.key === newPassengerKey)
      ?.newPassengerNumber ?? 1
  const choose = (value: string): void => {
    const chosen = ticket.options.find((one) => toValue(one.holder) === value)
    if (chosen !== undefined) return shop.assign(key, chosen.holder)
    if (value === 'add') shop.assignNewPassenger(key)
  }
  return (
    <Stack as="li">
      <SelectField
        id={passengerId(key)}
        label={texts.ticketPlace(number)}
        placeholder={texts.choosePassenger}
        value={toValue(holder)}
        onChange={choose}
        options={[
          ...ticket.options.map((one) => ({ value: toValue(one.holder), label: wordsOf(one) })),
          { value: 'add', label: texts.newPassenger },
        ]}
        error={ticket.isHolderMissing ? texts.problems.passengerOpen : undefined}
      />
      {newPassenger && (
        <NewPassengerFields
          draft={newPassenger}
          number={numberOf(newPassenger.key)}
          onEdit={(field, value) => shop.editNewPassenger(newPassenger.key, field, value)}
        />
      )}
    </Stack>
  )
}
