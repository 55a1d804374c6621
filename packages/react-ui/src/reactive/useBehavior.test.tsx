import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { BehaviorSubject, distinctUntilChanged, map } from 'rxjs'
import { expect, it } from 'vitest'
import type { Behavior } from '@booking-dashboard/core'
import { useBehavior } from './useBehavior'

/** Computes one behavior from another, as the core does. */
const computed = <A, B>(source: BehaviorSubject<A>, compute: (value: A) => B): Behavior<B> =>
  Object.defineProperty(source.pipe(map(compute), distinctUntilChanged()), 'value', {
    get: () => compute(source.value),
  }) as Behavior<B>

function Shown({ behavior }: { readonly behavior: Behavior<string> }) {
  return <p>{useBehavior(behavior)}</p>
}

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? <p>The error page</p> : this.props.children
  }
}

it('a value that fails to compute fails the render, and nothing else', () => {
  const caught: unknown[] = []
  const broken = new Error('broken')
  const count = new BehaviorSubject(1)
  const behavior = computed(count, (value) => {
    if (value === 2) throw broken
    return String(value)
  })
  render(
    <Boundary>
      <Shown behavior={behavior} />
    </Boundary>,
    { onCaughtError: (error) => void caught.push(error) },
  )
  act(() => count.next(2))
  expect(screen.getByText('The error page')).toBeVisible()
  expect(caught).toEqual([broken])
})
