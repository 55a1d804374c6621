import { latest, type Loadable, paths } from '@booking-dashboard/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../composition/DashboardContext'
import { Alert, Button, ButtonLink, EmptyState, ErrorState, type IconName, Loading } from '../../design'

interface OnOfferProps<A> {
  readonly loadable: Loadable<readonly A[]>
  readonly bookingRef: string
  readonly icon: IconName
  readonly words: Readonly<
    Record<'loading' | 'failedHeading' | 'failedSentence' | 'emptyHeading' | 'emptySentence', string>
  >
  readonly onRetry: () => void
  readonly skeleton: ReactNode
  readonly children: (offers: readonly A[]) => ReactNode
}

/** What is on sale, in each of its states. */
export function OnOffer<A>({ loadable, bookingRef, icon, words, onRetry, skeleton, children }: OnOfferProps<A>) {
  const texts = useTexts().screen.shop
  const offers = latest(loadable)
  if (offers === null) {
    if (loadable.kind !== 'failed') return <Loading label={words.loading}>{skeleton}</Loading>
    return (
      <ErrorState heading={words.failedHeading} onRetry={onRetry} retryLabel={texts.tryAgain}>
        {words.failedSentence}
      </ErrorState>
    )
  }
  return (
    <>
      {loadable.kind === 'failed' && (
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
      {offers.length > 0 ? (
        children(offers)
      ) : (
        <EmptyState
          icon={icon}
          heading={words.emptyHeading}
          action={<ButtonLink to={paths.booking(bookingRef)}>{texts.backToBooking}</ButtonLink>}
        >
          {words.emptySentence}
        </EmptyState>
      )}
    </>
  )
}
