import { describe, expect, it } from 'vitest'
import { Subject } from 'rxjs'
import { constant } from '../../reactive/Behavior.js'
import { aTicket } from '../../../test/bookings/aTicket.js'
import { createTicketList, type ListedTicket } from './ticketList.js'
import { englishFormats } from '../../language/formats.js'
import { aPassenger } from '../../../test/bookings/holdings.js'

const holder = aPassenger(1, { firstName: 'Zoë', lastName: 'Hart' })
type Entry = ListedTicket<'kept' | 'sold'>
const entry = (id: string, eventName: string, eventDate: string | null = null, held = true): Entry => ({
  ticket: { ...aTicket(id), eventName, eventDate, venue: 'Palau' },
  holder: held ? holder : null,
  shownAs: held ? 'kept' : 'sold',
})
const entries = [
  entry('1', 'Opening night', '2027-05-01T19:30'),
  entry('2', 'Beach day'),
  entry('3', 'Opening night', '2027-05-01T19:30', false),
  entry('4', 'Opening night', '2027-05-02T19:30'),
]
const some = (count: number, eventName = 'Opening night'): readonly Entry[] =>
  Array.from({ length: count }, (_, index) => entry(`${eventName} ${index}`, eventName))

const listOf = (given: readonly Entry[]) => {
  const ended = new Subject<void>()
  const { state$, commands } = createTicketList({
    entries$: constant(given),
    states: ['kept', 'sold', 'never'] as const,
    formats: englishFormats,
    scope: { ended$: ended },
  })
  const ids = () => state$.value.groups.flatMap((group) => group.entries.map(({ ticket }) => ticket.id))
  return { state$, ids, end: () => ended.next(), ...commands }
}

describe('a ticket is found', () => {
  it.each([
    ['  ', ['1', '3', '2', '4']],
    ['opening', ['1', '3', '4']],
    ['ZOE', ['1', '2', '4']],
    ['opening hart', ['1', '4']],
    ['sun may', ['4']],
    ['2027-05-01', ['1', '3']],
    ['palau stalls beach', ['2']],
    ['pening', []],
  ])('by “%s”', (text, found) => {
    const { find, ids, state$ } = listOf(entries)
    find(text)
    expect(ids()).toEqual(found)
    expect(state$.value).toMatchObject({ text, found: found.length, isFiltered: text.trim() !== '' })
  })

  it('by its state: only states that occur are offered, each with the number of matches', () => {
    const { find, show, clearFilter, ids, state$ } = listOf(entries)
    show('sold')
    expect([ids(), state$.value.isFiltered]).toEqual([['3'], true])
    find('beach')
    expect(state$.value).toMatchObject({
      found: 0,
      states: [
        { state: 'all', count: 1 },
        { state: 'kept', count: 1 },
        { state: 'sold', count: 0 },
      ],
    })
    clearFilter()
    expect(state$.value).toMatchObject({ text: '', show: 'all', isFiltered: false, found: 4 })
  })
})

describe('a list of tickets', () => {
  it('with a dozen tickets is short: all of it is open', () => {
    const isLong = (count: number) => listOf(some(count)).state$.value.isLong
    expect([isLong(12), isLong(13)]).toEqual([false, true])
    expect(listOf(some(12)).state$.value.groups).toMatchObject([{ isFixed: true, isOpen: true, more: 0 }])
  })

  it('that is long opens its first event, and the next ones up to about a screenful', () => {
    const open = (...sizes: readonly number[]) =>
      listOf(sizes.flatMap((size, index) => some(size, `Event ${index}`))).state$.value.groups.map(
        ({ isOpen }) => isOpen,
      )
    expect(open(30, 5)).toEqual([true, false])
    expect(open(10, 10, 5)).toEqual([true, true, false])
    expect(open(10, 5, 5)).toEqual([true, true, true])
  })

  it('shows fifty tickets of an event, and more on request, and none of a closed event', () => {
    const { state$, showMore, toggleGroup } = listOf(some(120))
    const [key = ''] = state$.value.groups.map((group) => group.key)
    const shown = () => {
      const [group] = state$.value.groups
      return [group?.shown.length, group?.more, group?.firstOfMore]
    }
    expect(shown()).toEqual([50, 50, null])
    showMore(key)
    expect(shown()).toEqual([100, 20, 50])
    showMore(key)
    expect(shown()).toEqual([120, 0, 100])
    toggleGroup(key)
    expect(shown()).toEqual([0, 0, 100])
  })

  it('resets the open events when the filter changes', () => {
    const { state$, toggleGroup, find } = listOf(some(30))
    toggleGroup(state$.value.groups[0]?.key ?? '')
    expect(state$.value.groups[0]?.isOpen).toBe(false)
    find('opening')
    expect(state$.value.groups[0]?.isOpen).toBe(true)
  })

  it('forgets the search, the filter and the closed events at the end of the session', () => {
    const { state$, toggleGroup, find, show, end } = listOf(some(30))
    const before = state$.value
    find('opening')
    show('kept')
    toggleGroup(before.groups[0]?.key ?? '')
    end()
    expect(state$.value).toEqual(before)
  })

  it('keeps the same group objects while they do not change', () => {
    const { state$, find } = listOf(some(30))
    const before = state$.value.groups
    find('')
    expect(state$.value.groups).toBe(before)
  })
})
