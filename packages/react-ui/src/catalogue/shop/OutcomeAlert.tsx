import { paths, type ShopOutcome } from '@booking-dashboard/core'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '../../dashboard/DashboardContext'
import { Alert, ButtonLink, isFocusLost } from '../../design'
import { useInPlace } from '../../messages/useInPlace'
import styles from './Shop.module.css'

/** The link to the basket after something was added. */
export function ToBasket({ bookingRef }: { readonly bookingRef: string }) {
  return (
    <ButtonLink to={paths.basket(bookingRef)} variant="secondary" icon="basket">
      {useTexts('basket').screen.shop.summary.viewBasket}
    </ButtonLink>
  )
}

interface OutcomeAlertProps {
  readonly outcome: ShopOutcome
  readonly bookingRef: string
  /** Says that so many items stay chosen. */
  readonly partlyAdded?: (left: number) => string
}

/** Shows the outcome where the customer is working; the toast gives the reason for a failure. */
export function OutcomeAlert({ outcome, bookingRef, partlyAdded }: OutcomeAlertProps) {
  const { shop: texts, basket } = useTexts('basket').screen
  useInPlace(outcome.kind === 'added' ? outcome.messages : [])
  const toBasket = <ToBasket bookingRef={bookingRef} />
  const alertOf = (): ComponentProps<typeof Alert> | null => {
    switch (outcome.kind) {
      case 'none':
        return null
      case 'added':
        return {
          meaning: 'success',
          lines: outcome.messages,
          actions: (
            <>
              <ButtonLink to={paths.checkout(bookingRef)} icon="lock">
                {basket.summary.checkout}
              </ButtonLink>
              {toBasket}
            </>
          ),
        }
      case 'partlyAdded':
        return {
          title: texts.partlyAdded,
          lines: partlyAdded === undefined ? [] : [partlyAdded(outcome.left)],
          actions: toBasket,
        }
      case 'failed':
        return { meaning: 'danger', title: texts.notAdded, lines: [texts.notAddedSentence] }
      case 'unclear':
        return { title: texts.unclear, lines: [texts.unclearSentence], actions: toBasket }
    }
  }
  const alert = alertOf()
  return (
    alert && (
      <IntoView key={outcome.kind}>
        <Alert meaning="warning" live {...alert} />
      </IntoView>
    )
  )
}

interface IntoViewProps {
  /** Whether the customer asked for it: then it takes the focus. */
  readonly isWanted?: boolean
  readonly children: ReactNode
}

/** Scrolls an outcome into view when it appears. */
export function IntoView({ isWanted = false, children }: IntoViewProps) {
  const place = useRef<HTMLDivElement>(null)
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
    if (isWanted) place.current?.focus({ preventScroll: true })
  }, [isWanted])
  // The clicked button may leave the page, now or after the next load of the basket. The focus then moves here for
  // keyboard users.
  useEffect(() => {
    if (!isFocusLost()) focused.current = document.activeElement
    else if (focused.current?.isConnected !== true) place.current?.focus({ preventScroll: true })
  })
  return (
    <div ref={place} className={styles.happened} tabIndex={-1}>
      {children}
    </div>
  )
}
