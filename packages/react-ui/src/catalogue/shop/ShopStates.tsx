import { paths } from '@booking-dashboard/core'
import { Loaded, Stale } from '../../bookings/Loaded'
import { useTexts } from '../../dashboard/DashboardContext'
import { ButtonLink, EmptyState, type IconName } from '../../design'
import type { Elements } from '../../design/Elements'
import { useInPlace } from '../../messages/useInPlace'

type NotLoaded = { readonly kind: 'loading' } | { readonly kind: 'failed' }

interface NothingOnSale {
  readonly kind: 'nothingOnSale'
  readonly isOutdated: boolean
}

interface Choosing {
  readonly kind: 'choosing' | 'adding'
  readonly isOutdated: boolean
}

interface ShopStatesProps<Shown extends Choosing> {
  readonly state: NotLoaded | NothingOnSale | Shown
  readonly bookingRef: string
  readonly icon: IconName
  readonly words: Readonly<
    Record<'loading' | 'failedHeading' | 'failedSentence' | 'emptyHeading' | 'emptySentence', string>
  >
  /** The sentence of a failed check of availability. The failed shop stands for it, so no toast repeats it. */
  readonly unchecked: string
  /** Replaces the text for an empty shop. */
  readonly empty?: Elements
  readonly onRetry: () => void
  readonly children: (shown: Shown) => Elements
}

/** The items on sale, in each state of the shop. */
export function ShopStates<Shown extends Choosing>({
  state,
  bookingRef,
  icon,
  words,
  unchecked,
  empty,
  onRetry,
  children,
}: ShopStatesProps<Shown>) {
  const texts = useTexts('basket').screen.shop
  useInPlace(state.kind === 'failed' ? [unchecked] : [])
  return (
    <Loaded
      state={state}
      words={{ ...words, tryAgain: texts.tryAgain }}
      failure={words.failedSentence}
      onRetry={onRetry}
    >
      {(shown) => (
        <>
          {shown.isOutdated && (
            <Stale tryAgain={texts.tryAgain} onRetry={onRetry}>
              {texts.outOfDate}
            </Stale>
          )}
          {shown.kind === 'nothingOnSale'
            ? (empty ?? (
                <EmptyState
                  icon={icon}
                  heading={words.emptyHeading}
                  action={<ButtonLink to={paths.booking(bookingRef)}>{texts.backToBooking}</ButtonLink>}
                >
                  {words.emptySentence}
                </EmptyState>
              ))
            : children(shown)}
        </>
      )}
    </Loaded>
  )
}
