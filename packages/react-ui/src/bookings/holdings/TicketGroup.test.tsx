import type { TicketEntry } from '@booking-dashboard/core'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createSignedInWorld } from '../../../test/createSignedInWorld'
import { renderAt } from '../../../test/renderAt'
import { TicketGroup } from './TicketGroup'
import { openedBooking } from '../../../test/openedBooking'

it('reserves space for rows that are not laid out only from two screenfuls', async () => {
  const { dashboard } = await createSignedInWorld()
  const [ticket] = (await openedBooking(dashboard)).tickets
  const some = (count: number): readonly TicketEntry[] =>
    Array.from({ length: count }, (_, index) => ({
      ticket: { ...(ticket ?? expect.fail('no ticket')), id: `${index}` },
      holder: null,
    }))
  const commands = { toggleGroup: () => undefined, showMore: () => undefined }
  const group = (name: string, count: number) => {
    const entries = some(count)
    const shown = { key: name, event: null, entries, shown: entries }
    return (
      <TicketGroup
        group={{ ...shown, isFixed: true, isOpen: true, more: 0, firstOfMore: null }}
        commands={commands}
        name={name}
      >
        {(entry) => <li key={entry.ticket.id}>{entry.ticket.name}</li>}
      </TicketGroup>
    )
  }
  renderAt(
    dashboard,
    '/tickets',
    <>
      {group('Few', 30)}
      {group('Many', 31)}
    </>,
  )
  const isLong = (name: string): boolean =>
    screen.getByRole('region', { name }).querySelector('ul')?.className.includes('long') ?? false
  expect([isLong('Few'), isLong('Many')]).toEqual([false, true])
})
