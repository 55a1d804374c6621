import * as fc from 'fast-check'
import { BehaviorSubject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { combine, createState, select } from './Behavior.js'
import { keepingEqual } from './keepingEqual.js'

describe('a state', () => {
  it('has a value at once, and notifies of each change once', () => {
    const { state$, set, update } = createState(1)
    const seen: number[] = []
    state$.subscribe((value) => seen.push(value))
    set(1)
    set(2)
    update((value) => value + 1)
    update((value) => value)
    expect(seen).toEqual([1, 2, 3])
    expect(state$.value).toBe(3)
  })
})

describe('what keeps equal fields', () => {
  it('keeps the identity of each field that stays equal, and of the whole if all do', () => {
    const keep = keepingEqual<{ readonly names: readonly string[] | null; readonly sum: { readonly of: number } }>()
    const first = keep({ names: ['a'], sum: { of: 1 } })
    expect(first).toEqual({ names: ['a'], sum: { of: 1 } })
    expect(keep({ names: ['a'], sum: { of: 1 } })).toBe(first)
    const second = keep({ names: null, sum: { of: 1 } })
    expect(second).toEqual({ names: null, sum: { of: 1 } })
    expect(second.sum).toBe(first.sum)
    expect(keep({ names: ['a', 'b'], sum: { of: 1 } }).names).toEqual(['a', 'b'])
  })
})

describe('a selection of a state', () => {
  it('keeps its identity while its source does not change, however often and wherever it is read', () => {
    let computed = 0
    const { state$, set } = createState({ names: ['a', 'b'] })
    const selected = select(state$, ({ names }) => {
      computed += 1
      return names.map((name) => name.toUpperCase())
    })
    const heard: (readonly string[])[] = []
    selected.subscribe((value) => heard.push(value))
    expect(selected.value).toBe(selected.value)
    expect(heard[0]).toBe(selected.value)
    expect(computed).toBe(1)
    set({ names: ['c'] })
    expect(heard).toEqual([['A', 'B'], ['C']])
    expect(heard[1]).toBe(selected.value)
    expect(computed).toBe(2)
  })

  it('is correct without a subscriber, and for nested selections', () => {
    const { state$, set } = createState(1)
    const doubled = select(state$, (value) => value * 2)
    const shown = select(doubled, String)
    set(21)
    expect([doubled.value, shown.value]).toEqual([42, '42'])
  })

  it('notifies only of different values, and always matches its source', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -3, max: 3 })), (values) => {
        const { state$, set } = createState(0)
        const parity = select(state$, (value) => value % 2 === 0)
        const heard: boolean[] = []
        parity.subscribe((value) => heard.push(value))
        for (const value of values) {
          set(value)
          expect(parity.value).toBe(value % 2 === 0)
        }
        expect(heard.every((value, index) => index === 0 || value !== heard[index - 1])).toBe(true)
        expect(heard.at(-1)).toBe(parity.value)
      }),
    )
  })
})

describe('states combined by name', () => {
  it('keep their identity while neither changes, and notify of each change once', () => {
    const [names, count] = [createState(['a']), createState(1)]
    let computed = 0
    const both = combine({ all: names.state$, times: count.state$ }, ({ all, times }) => {
      computed += 1
      return all.map((name) => name.repeat(times))
    })
    const heard: (readonly string[])[] = []
    both.subscribe((value) => heard.push(value))
    both.subscribe(() => undefined)
    expect(both.value).toBe(both.value)
    expect([heard[0], computed]).toEqual([both.value, 1])
    count.set(2)
    names.set(['b'])
    names.set(names.state$.value)
    expect(heard).toEqual([['a'], ['aa'], ['bb']])
    expect([heard[2], computed]).toEqual([both.value, 3])
  })

  it('are correct without a subscriber, and do not notify again without a change', () => {
    const [first, second] = [createState(1), createState(2)]
    const sum = combine({ a: first.state$, b: second.state$ }, ({ a, b }) => a + b)
    first.set(40)
    expect(sum.value).toBe(42)
    const heard: number[] = []
    sum.subscribe((value) => heard.push(value))
    second.set(2)
    first.set(39)
    second.set(3)
    expect(heard).toEqual([42, 41, 42])
  })

  it('are computed once for a change of both, and no subscriber sees one part new and the other old', () => {
    const { state$, set } = createState(1)
    let computed = 0
    const both = combine({ a: select(state$, (value) => value), b: select(state$, (value) => -value) }, ({ a, b }) => {
      computed += 1
      return [a, b]
    })
    const heard: (readonly number[])[] = []
    both.subscribe((value) => heard.push(value))
    both.subscribe((value) => heard.push(value))
    set(2)
    expect(heard).toEqual([
      [1, -1],
      [1, -1],
      [2, -2],
      [2, -2],
    ])
    expect([heard[2], heard[3], computed]).toEqual([both.value, both.value, 2])
  })

  it('follow a source that no state of ours is behind', () => {
    const [own, foreign] = [createState(1), new BehaviorSubject(10)]
    const sum = select(
      combine({ a: own.state$, b: foreign }, ({ a, b }) => a + b),
      (value) => value,
    )
    foreign.next(20)
    expect(sum.value).toBe(21)
  })
})
