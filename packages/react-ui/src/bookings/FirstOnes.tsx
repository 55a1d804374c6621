import { useState } from 'react'
import { Button } from '../design'
import type { Elements } from '../design/Elements'

interface FirstOnesProps<A> {
  readonly of: readonly A[]
  /** The number shown at first. A rest of at most a third of it is shown at once. */
  readonly first: number
  readonly more: (count: number) => string
  readonly children: (shown: readonly A[]) => Elements
}

/** The first items of a long list, and the rest on request. */
export function FirstOnes<A>({ of, first, more, children }: FirstOnesProps<A>) {
  const [all, setAll] = useState(false)
  const short = all || of.length <= first + first / 3
  return (
    <>
      {children(short ? of : of.slice(0, first))}
      {!short && (
        <div>
          <Button variant="secondary" icon="plus" onClick={() => setAll(true)}>
            {more(of.length - first)}
          </Button>
        </div>
      )}
    </>
  )
}
