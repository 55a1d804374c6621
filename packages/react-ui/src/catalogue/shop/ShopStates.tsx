import { paths } from '@booking-dashboard/core'
import type { ReactNode } from 'react'
import { useBasketTexts } from '../../composition/DashboardContext'
import { Alert, Button, ButtonLink, EmptyState, ErrorState, type IconName, Loading } from '../../design'

type NotChoosing =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'nothingOnSale'; readonly isOutdated: boolean }

interface Choosing {
  readonly kind: 'choosing' | 'adding'
  readonly isOutdated: boolean
}

interface ShopStatesProps<Shown extends Choosing> {
  readonly state: NotChoosing | Shown
  readonly bookingRef: string
  readonly icon: IconName
  readonly words: Readonly<
    Record<'loading' | 'failedHeading' | 'failedSentence' | 'emptyHeading' | 'emptySentence', string>
  >
  /** In the place of what is said where nothing is on sale. */
  readonly empty?: ReactNode
  readonly onRetry: () => void
  readonly skeleton: ReactNode
  readonly children: (shown: Shown) => ReactNode
}

/** What is on sale, in each of its states. */
export function ShopStates<Shown extends Choosing>({
  state,
  bookingRef,
  icon,
  words,
  empty,
  onRetry,
  skeleton,
  children,
}: ShopStatesProps<Shown>) {
  const texts = useBasketTexts().screen.shop
  switch (state.kind) {
    case 'loading':
      return <Loading label={words.loading}>{skeleton}</Loading>
    case 'failed':
      return (
        <ErrorState heading={words.failedHeading} onRetry={onRetry} retryLabel={texts.tryAgain}>
          {words.failedSentence}
        </ErrorState>
      )
    default:
      return (
        <>
          {state.isOutdated && (
            <Alert
              meaning="warning"
              live
              actions={
                <Button variant="secondary" icon="refresh" onClick={onRetry}>
                  {texts.tryAgain}
                </Button>
              }
            >
              {texts.outOfDate}
            </Alert>
          )}
          {state.kind === 'nothingOnSale'
            ? (empty ?? (
                <EmptyState
                  icon={icon}
                  heading={words.emptyHeading}
                  action={<ButtonLink to={paths.booking(bookingRef)}>{texts.backToBooking}</ButtonLink>}
                >
                  {words.emptySentence}
                </EmptyState>
              ))
            : children(state)}
        </>
      )
  }
}
