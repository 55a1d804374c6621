import { type ReactNode, useState } from 'react'
import type { Elements } from '../design/Elements'
import { Alert, ErrorState, Loading, TryAgain } from '../design'
import { hasArrived } from '../layout/arrival'
import { PageShape } from '../layout/PageShape'
import { useInPlace } from '../messages/useInPlace'

interface LoadedWords {
  readonly loading: string
  readonly failedHeading: string
  readonly tryAgain?: string
}

interface LoadedProps<A extends { readonly kind: string }> {
  readonly state: A | { readonly kind: 'loading' } | { readonly kind: 'failed' }
  readonly words: LoadedWords
  /** The reason why it could not be loaded. */
  readonly failure: string
  readonly onRetry: () => void
  readonly isRetrying?: boolean
  readonly headingLevel?: 1 | 2 | 3
  readonly skeleton?: Elements
  readonly children: (state: Exclude<A, { readonly kind: 'loading' | 'failed' }>) => ReactNode
}

interface LoaderProps {
  readonly label: string
  readonly skeleton?: Elements
}

/** The shape of a page's content, or of a part of it. On the first page it follows that of the whole page at once. */
export function Loader({ label, skeleton = <PageShape /> }: LoaderProps) {
  const [isFirst] = useState(() => !hasArrived())
  return (
    <Loading label={label} atOnce={isFirst}>
      {skeleton}
    </Loading>
  )
}

/** The reason of a failure. It replaces the toast that says the same. */
function Reason({ children }: { readonly children: string }) {
  useInPlace([children])
  return children
}

/** Shows the loaded data, the loading state, or the failure with Try again. */
export function Loaded<A extends { readonly kind: string }>({
  state,
  words,
  failure,
  onRetry,
  isRetrying,
  headingLevel,
  skeleton,
  children,
}: LoadedProps<A>) {
  if (state.kind === 'loading') return <Loader label={words.loading} skeleton={skeleton} />
  if (state.kind === 'failed') {
    return (
      <ErrorState
        heading={words.failedHeading}
        headingLevel={headingLevel}
        onRetry={onRetry}
        retryLabel={words.tryAgain}
        retrying={isRetrying}
      >
        <Reason>{failure}</Reason>
      </ErrorState>
    )
  }
  return children(state as Exclude<A, { readonly kind: 'loading' | 'failed' }>)
}

interface StaleProps {
  readonly meaning?: 'warning' | 'danger'
  readonly title?: string
  readonly headingLevel?: 2 | 3 | 4
  readonly tryAgain: string
  readonly onRetry: () => void
  readonly lines?: readonly string[]
  readonly children?: ReactNode
}

/** Warns that the shown data could not be read again, or that a part of it could not be read. */
export function Stale({ meaning = 'warning', tryAgain, onRetry, ...words }: StaleProps) {
  return <Alert meaning={meaning} live actions={<TryAgain onRetry={onRetry}>{tryAgain}</TryAgain>} {...words} />
}
