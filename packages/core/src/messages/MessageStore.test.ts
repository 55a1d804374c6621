import { describe, expect, it } from 'vitest'
import { createSurroundings } from '../../test/createSurroundings.js'
import type { MessageStore, NewPrompt } from './MessageStore.js'

const opened = () => {
  const { messages, time } = createSurroundings()
  const shown = (): readonly string[] => messages.toasts$.value.map(({ message }) => message)
  const idOf = (text: string): string => messages.toasts$.value.find(({ message }) => message === text)?.id ?? ''
  return { messages, time, shown, idOf }
}

describe('a toast', () => {
  it('is visible for 4 ticks of 1000 ms', async () => {
    const { messages, time, shown } = opened()
    messages.toast('success', 'Saved')
    expect(messages.toasts$.value).toMatchObject([{ displayType: 'toast', type: 'success', message: 'Saved' }])
    await time.advance(3999)
    expect(shown()).toEqual(['Saved'])
    await time.advance(1)
    expect(shown()).toEqual([])
    expect(time.waiting).toBe(0)
  })

  it('has its own 4 ticks, even beside an earlier one', async () => {
    const { messages, time, shown } = opened()
    messages.toast('success', 'first')
    await time.advance(900)
    messages.toast('success', 'second')
    await time.advance(3100)
    expect(shown()).toEqual(['second'])
    await time.advance(899)
    expect(shown()).toEqual(['second'])
    await time.advance(1)
    expect(shown()).toEqual([])
  })

  it('is withdrawn, or not shown, while the page itself shows the same text', () => {
    const { messages, shown } = opened()
    messages.toast('danger', 'Declined')
    messages.toast('danger', 'Too slow')
    const leave = messages.inPlace(['Declined', 'Nothing was charged'])
    expect(shown()).toEqual(['Too slow'])
    messages.toast('danger', 'Declined')
    expect(shown()).toEqual(['Too slow'])
    leave()
    messages.toast('danger', 'Declined')
    expect(shown()).toEqual(['Too slow', 'Declined'])
  })

  it('waits behind the visible ones, and then has its full time', async () => {
    const { messages, time, shown } = opened()
    for (const text of ['1', '2', '3', '4', '5']) messages.toast('info', text)
    expect(shown()).toEqual(['1', '2', '3'])
    await time.advance(4000)
    expect(shown()).toEqual(['4', '5'])
    await time.advance(3999)
    expect(shown()).toEqual(['4', '5'])
    await time.advance(1)
    expect(shown()).toEqual([])
  })

  it('does not wait if it is about a payment: another waits, and then has the rest of its time', async () => {
    const { messages, time, shown } = opened()
    for (const text of ['1', '2', '3']) messages.toast('info', text)
    await time.advance(1000)
    messages.toast('success', 'Paid', { about: 'balance' })
    expect(shown()).toEqual(['1', '2', 'Paid'])
    await time.advance(3000)
    expect(shown()).toEqual(['Paid', '3'])
    await time.advance(1000)
    expect(shown()).toEqual(['3'])
    await time.advance(2000)
    expect(shown()).toEqual([])
  })

  it('is not duplicated by an identical one, which keeps its place and gets its full time', async () => {
    const { messages, time, shown } = opened()
    for (const text of ['1', '2', '3', '4']) messages.toast('info', text)
    await time.advance(2000)
    messages.toast('info', '1')
    expect(shown()).toEqual(['1', '2', '3'])
    await time.advance(2000)
    expect(shown()).toEqual(['1', '4'])
    await time.advance(2000)
    expect(shown()).toEqual(['4'])
  })

  it('is separate from one with the same text and another type', () => {
    const { messages, shown } = opened()
    messages.toast('info', 'Saved')
    messages.toast('danger', 'Saved')
    expect(shown()).toEqual(['Saved', 'Saved'])
  })

  it('is separate from one with the same text about another subject, so that each payment has its own', () => {
    const { messages, shown } = opened()
    messages.toast('success', 'Paid', { about: 'overdue' })
    messages.toast('success', 'Paid', { about: 'balance' })
    messages.toast('success', 'Paid', { about: 'balance' })
    expect(shown()).toEqual(['Paid', 'Paid'])
  })

  it('is the only one about its cause, shown or waiting, and counts no longer once it is gone', async () => {
    const { messages, time, shown } = opened()
    messages.toast('danger', 'No details', { endOf: 'getCustomer', cause: 'unanswered' })
    messages.toast('danger', 'No bookings', { endOf: 'getBookings', cause: 'unanswered' })
    messages.toast('danger', 'Not saved', { endOf: 'updateCustomer' })
    expect(shown()).toEqual(['No details', 'Not saved'])
    await time.advance(4000)
    messages.toast('danger', 'No bookings', { endOf: 'getBookings', cause: 'unanswered' })
    expect(shown()).toEqual(['No bookings'])
  })

  it('does not expire during a pause, even if it came in that pause, and resumes afterwards', async () => {
    const { messages, time, shown } = opened()
    messages.toast('info', 'before')
    await time.advance(1000)
    messages.pauseToasts()
    messages.toast('info', 'meanwhile')
    await time.advance(60_000)
    expect(shown()).toEqual(['before', 'meanwhile'])
    messages.resumeToasts()
    await time.advance(2999)
    expect(shown()).toEqual(['before', 'meanwhile'])
    await time.advance(1)
    expect(shown()).toEqual(['meanwhile'])
    await time.advance(1000)
    expect(shown()).toEqual([])
  })

  it.each([
    ['dismissed', (messages: MessageStore, id: string) => messages.dismissToast(id)],
    ['cleared', (messages: MessageStore) => messages.clear()],
    ['withdrawn', (messages: MessageStore) => messages.withdraw('a')],
  ] as const)('does not hold up the next one when it was %s under the pointer', async (_how, goAway) => {
    const { messages, time, shown, idOf } = opened()
    messages.toast('info', 'before', { about: 'a' })
    messages.pauseToasts()
    goAway(messages, idOf('before'))
    messages.toast('info', 'after')
    await time.advance(4000)
    expect(shown()).toEqual([])
  })

  it('is withdrawn with all others about the same subject, shown or waiting, and no more', async () => {
    const { messages, time, shown } = opened()
    for (const [text, about] of [
      ['1', 'a'],
      ['2', 'b'],
      ['3', undefined],
      ['4', 'a'],
      ['5', 'b'],
    ] as const)
      messages.toast('danger', text, { about })
    expect(shown()).toEqual(['1', '2', '4'])
    await time.advance(1000)
    messages.withdraw('a')
    expect(shown()).toEqual(['2', '3', '5'])
    messages.withdraw('c')
    await time.advance(3000)
    expect(shown()).toEqual(['3', '5'])
    messages.withdraw('b')
    await time.advance(1000)
    expect([shown(), time.waiting]).toEqual([[], 0])
  })

  it('with the same text about another subject belongs to the last subject', () => {
    const { messages, shown } = opened()
    messages.toast('danger', 'Payment failed', { about: 'a' })
    messages.toast('danger', 'Payment failed', { about: 'b' })
    messages.withdraw('a')
    expect(shown()).toEqual(['Payment failed'])
    messages.withdraw('b')
    expect(shown()).toEqual([])
  })

  it('is withdrawn, shown or waiting, by a new outcome of its operation; messages of others stay', () => {
    const { messages, shown } = opened()
    messages.toast('danger', 'Not saved', { endOf: 'updateCustomer' })
    messages.toast('danger', 'Not listed', { endOf: 'resale' })
    messages.toast('danger', 'Of no end')
    messages.toast('danger', 'Not saved either', { endOf: 'updateCustomer' })
    messages.toast('success', 'Saved', { endOf: 'updateCustomer' })
    expect(shown()).toEqual(['Not listed', 'Of no end', 'Saved'])
    messages.toast('danger', 'Not saved', { endOf: 'updateCustomer' })
    expect(shown()).toEqual(['Not listed', 'Of no end', 'Not saved'])
    messages.toast('success', 'Done')
    messages.dismissToast(messages.toasts$.value[0]?.id ?? '')
    expect(shown()).toEqual(['Of no end', 'Not saved', 'Done'])
  })

  it('disappears if several subjects end together and one is its own', () => {
    const { messages, shown } = opened()
    messages.toast('danger', 'No basket', { endOf: 'createBasket' })
    messages.toast('danger', 'No tickets', { endOf: 'addTickets' })
    messages.toast('danger', 'No rooms', { endOf: 'addAccommodation' })
    messages.toast('success', 'Added', { endOf: ['createBasket', 'addTickets'] })
    messages.toast('success', 'Added, and named', { endOf: ['createBasket', 'addTickets'] })
    expect(shown()).toEqual(['No rooms', 'Added', 'Added, and named'])
  })
})

describe('a prompt', () => {
  const question = (header: string, change: Partial<NewPrompt> = {}): NewPrompt => ({
    type: 'warning',
    header,
    message: 'Do you want to continue?',
    listed: false,
    required: false,
    actions: [{ label: 'OK', emphasis: 'primary' }],
    ...change,
  })
  const shownHeader = (messages: MessageStore): string | null => messages.prompt$.value?.header ?? null
  const shownId = (messages: MessageStore): string => messages.prompt$.value?.id ?? ''

  it('is the newest unanswered one', () => {
    const { messages } = opened()
    expect(shownHeader(messages)).toBeNull()
    messages.prompt(question('older'))
    messages.prompt(question('newer'))
    expect(messages.prompt$.value).toMatchObject({ displayType: 'prompt', header: 'newer', actioned: false })
    messages.act(shownId(messages), 0)
    expect(shownHeader(messages)).toBe('older')
    messages.dismissPrompt(shownId(messages))
    expect(shownHeader(messages)).toBeNull()
  })

  it('that is required closes only by its buttons', () => {
    const { messages } = opened()
    messages.prompt(question('required', { required: true }))
    messages.dismissPrompt(shownId(messages))
    expect(shownHeader(messages)).toBe('required')
    messages.act(shownId(messages), 0)
    expect(shownHeader(messages)).toBeNull()
  })

  it('runs the action of its button once, and nothing else', () => {
    const { messages } = opened()
    const done: string[] = []
    messages.prompt(
      question('which', {
        actions: [
          { label: 'Yes', emphasis: 'primary', run: () => void done.push('yes') },
          { label: 'No', emphasis: 'secondary', run: () => void done.push('no') },
        ],
      }),
    )
    const id = shownId(messages)
    messages.act(id, 2)
    expect(shownHeader(messages)).toBe('which')
    messages.act(id, 1)
    messages.act(id, 1)
    messages.act(id, 0)
    expect(done).toEqual(['no'])
  })

  it('closes before its button runs an action that may open the next one', () => {
    const { messages } = opened()
    messages.prompt(
      question('first', {
        actions: [{ label: 'OK', emphasis: 'primary', run: () => messages.prompt(question('second')) }],
      }),
    )
    messages.act(shownId(messages), 0)
    expect(shownHeader(messages)).toBe('second')
    messages.dismissPrompt(shownId(messages))
    expect(shownHeader(messages)).toBeNull()
  })
})
