import { describe, expect, it } from 'vitest'
import { emptyBasket } from '../../testing/basket/InMemoryBasketApi.js'
import { basketExtra, basketRoom } from '../../testing/basket/inMemoryBasketItems.js'
import { board, cot } from '../../testing/catalogue/openRooms.js'
import {
  chooseHeldOption,
  heldOptionsDraft,
  heldOptionsSelection,
  heldOptionsTotals,
  heldRoomsOf,
  informOfHeldOption,
  optionsForNewRooms,
  toAddAccommodationOptionsInput,
  toHeldOption,
  withoutAddedOptions,
} from './heldRoomExtras.js'

const option = (lineId: string, extraId: string, optionId: string, otherInformation = '') => ({
  lineId,
  extraId,
  optionId,
  otherInformation,
})
const [half, full] = board.options.map(({ optionId }) => optionId)
const [simple] = cot.options.map(({ optionId }) => optionId)
if (half === undefined || full === undefined || simple === undefined) throw new Error('Three options are wanted')

describe('the rooms of an accommodation in the basket', () => {
  it('are only the rooms of that accommodation, and none without a basket', () => {
    const accommodations = [basketRoom('r1'), basketRoom('r2', { accommodationId: 'A2' }), basketRoom('r3')]
    expect(heldRoomsOf({ ...emptyBasket, accommodations }, 'A1').map(({ id }) => id)).toEqual(['r1', 'r3'])
    expect(heldRoomsOf(null, 'A1')).toEqual([])
  })
})

describe('an option for a room in the basket', () => {
  const before = [option('r1', 'Board', 'half', 'No nuts'), option('r1', 'Cot', 'wood'), option('r2', 'Board', 'full')]

  it('replaces the previous one of the same room and extra, and keeps the typed remark', () => {
    expect(chooseHeldOption(before, 'r1', 'Board', 'full')).toEqual([
      before[1],
      before[2],
      option('r1', 'Board', 'full', 'No nuts'),
    ])
    expect(chooseHeldOption(before, 'r2', 'Cot', 'wood').at(-1)).toEqual(option('r2', 'Cot', 'wood'))
    expect(chooseHeldOption(before, 'r2', 'Board', null)).toEqual(before.slice(0, 2))
  })

  it('changes its remark separately', () => {
    expect(informOfHeldOption(before, 'r1', 'Board', 'Vegan').map(({ otherInformation }) => otherInformation)).toEqual([
      'Vegan',
      '',
      '',
    ])
  })

  it('stays chosen if it was not added, or was chosen since', () => {
    const [first, second, third] = before
    if (first === undefined || second === undefined || third === undefined) throw new Error('Three are chosen')
    const since = option('r1', 'Board', 'full')
    expect(withoutAddedOptions([...before, since], before, [second])).toEqual([second, since])
    expect(withoutAddedOptions(before, [first], [])).toEqual([second, third])
    expect(withoutAddedOptions(before, before, [])).toEqual([])
    expect(withoutAddedOptions([option('r3', 'Board', 'half')], before, [])).toHaveLength(1)
  })

  it('moves to the new line of its room, with one line for each room', () => {
    const rooms = [
      {
        key: 1,
        accommodationId: 'A1',
        roomId: 'R1',
        options: [{ extraId: 'Board', optionId: 'half', otherInformation: '' }],
      },
      {
        key: 2,
        accommodationId: 'A1',
        roomId: 'R2',
        options: [{ extraId: 'Cot', optionId: 'wood', otherInformation: '' }],
      },
      {
        key: 3,
        accommodationId: 'A1',
        roomId: 'R1',
        options: [{ extraId: 'Board', optionId: 'full', otherInformation: '' }],
      },
    ]
    const lines = [basketRoom('n2', { roomId: 'R2' }), basketRoom('n1', { roomId: 'R1' })]
    expect(optionsForNewRooms(rooms, lines)).toEqual([option('n1', 'Board', 'half'), option('n2', 'Cot', 'wood')])
  })

  it('shows what was sent for the room', () => {
    const sent = { roomLineId: 'r1', extraId: 'Board', optionId: 'half', name: 'Board', otherInformation: 'No nuts' }
    expect(toHeldOption(sent)).toEqual(option('r1', 'Board', 'half', 'No nuts'))
  })

  it('outlives a session as text, with its remark', () => {
    const { isEmpty, toDraft, fromDraft } = heldOptionsDraft
    expect(fromDraft(toDraft(before))).toEqual(before)
    expect([isEmpty(before), isEmpty([])]).toEqual([false, true])
    expect(fromDraft({ 'r1/Board': 'half' })).toEqual([option('r1', 'Board', 'half')])
  })
})

describe('options for rooms in the basket, as they can be sent', () => {
  const extras = [board, cot]
  const rooms = [
    basketRoom('r1', { roomId: 'R2' }),
    basketRoom('r2', { roomId: 'R2', extras: [basketExtra('e1', { extraId: cot.extraId, accommodationId: 'A1' })] }),
  ]
  const chosenIn = (...options: readonly ReturnType<typeof option>[]) => {
    const selection = heldOptionsSelection(options, rooms, extras)
    return selection.rooms.map((one) => one.options.map(({ optionId }) => optionId))
  }

  it('exclude those whose room is gone, whose extra is not on sale, or that the room already has', () => {
    expect(chosenIn(option('r1', board.extraId, half), option('r2', board.extraId, full))).toEqual([[half], [full]])
    expect(chosenIn(option('r1', cot.extraId, simple), option('r2', cot.extraId, simple))).toEqual([[simple], []])
    expect(chosenIn(option('gone', board.extraId, half), option('r1', 'gone', half))).toEqual([[], []])
    expect(chosenIn(option('r1', board.extraId, 'gone'))).toEqual([[], []])
    expect(new Set(heldOptionsSelection([], rooms, extras).rooms.map(({ key }) => key)).size).toBe(2)
  })

  it('are sent for the line of their room, and nothing is sent if none is chosen', () => {
    const selection = heldOptionsSelection([option('r2', board.extraId, half, ' No nuts ')], rooms, extras)
    expect(toAddAccommodationOptionsInput(selection, rooms, extras)).toEqual({
      extras: [
        { extraId: board.extraId, optionId: half, name: board.name, otherInformation: 'No nuts', roomLineId: 'r2' },
      ],
    })
    expect(toAddAccommodationOptionsInput(heldOptionsSelection([], rooms, extras), rooms, extras)).toBeNull()
    expect(
      toAddAccommodationOptionsInput(selection, [...rooms, basketRoom('r3', { roomId: 'R2' })], extras)?.extras,
    ).toHaveLength(1)
    expect(heldOptionsTotals(selection, extras).count).toBe(1)
  })
})
