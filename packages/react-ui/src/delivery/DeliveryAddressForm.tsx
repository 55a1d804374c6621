import {
  adviceAfter,
  type DeliveryReach,
  type OtherDelivery,
  paths,
  type SectionFailure,
} from '@booking-dashboard/core'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { FirstOnes } from '../bookings/FirstOnes'
import { AddressFields } from '../customer/details/AddressFields'
import { useSectionForm } from '../customer/details/useSectionForm'
import { useArea, useTexts } from '../dashboard/DashboardContext'
import { Alert, Button, CheckboxField, ErrorSummary, Form, Loading, quiet, Row, Skeleton, TryAgain } from '../design'
import { useInPlace } from '../messages/useInPlace'
import { useBehavior } from '../reactive/useBehavior'
import { useOpen } from '../reactive/useOpen'
import styles from './Delivery.module.css'

/** The delivery address, and whether it applies to other bookings too. */
export function DeliveryAddressForm({ bookingRef }: { readonly bookingRef: string }) {
  const texts = useTexts('delivery').screen.delivery
  const navigate = useNavigate()
  const model = useArea('delivery').deliveryAddress(bookingRef)
  const form = useSectionForm(model)
  const reach = useBehavior(model.reach$)
  const { everywhere } = reach
  const choice = form.field('everywhere')
  useOpen(model.open)
  const isLoadingOthers = everywhere && reach.others === 'loading'
  // Cancel is a deliberate choice, so no question follows.
  const giveUp = (): void => {
    form.cancel()
    void navigate(`${paths.booking(bookingRef)}#delivery`)
  }
  return (
    <Form className={styles.form} busy={form.busy} aria-label={texts.formLabel} onSubmit={form.submit}>
      {form.problems.length > 1 && (
        <ErrorSummary title={texts.problemsTitle} errors={form.problems} attempt={form.attempt} />
      )}
      {form.failure !== null && <DeliveryFailure failure={form.failure} changedSome={reach.changedSome} />}
      <AddressFields field={form.field} offers={form.offersFor()} own />
      {reach.offered && (
        <div className={styles.everywhere}>
          <CheckboxField
            id={choice.id}
            label={texts.everywhere}
            hint={texts.everywhereHint}
            error={choice.error}
            checked={everywhere}
            onChange={model.chooseEverywhere}
          />
          {everywhere && <OthersToChange reach={reach} onRetry={() => void model.loadOthers()} />}
        </div>
      )}
      <Row>
        <Button
          type="submit"
          busy={form.busy || isLoadingOthers}
          busyLabel={form.busy ? texts.using : texts.others.loading}
        >
          {texts.use}
        </Button>
        <Button variant="secondary" aria-disabled={form.busy} onClick={giveUp}>
          {texts.cancel}
        </Button>
      </Row>
    </Form>
  )
}

interface DeliveryFailureProps {
  readonly failure: SectionFailure
  /** Whether some addresses may have changed. */
  readonly changedSome: boolean
}

/** The outcome for the addresses and the next step, scrolled into view. The toasts give the reason. */
function DeliveryFailure({ failure, changedSome }: DeliveryFailureProps) {
  const texts = useTexts('delivery')
  const words = texts.screen.delivery
  const isUnclear = failure.saved === 'unknown'
  const unclear = changedSome ? words.unclearSeveral : words.unclear
  const lines = adviceAfter(failure, texts, changedSome ? words.someMayHaveChanged : words.nothingLost, changedSome)
  useInPlace([...lines, texts.failure.offlineUnsent])
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
  }, [failure])
  return (
    <div ref={box} tabIndex={-1}>
      <Alert
        meaning={isUnclear ? 'warning' : 'danger'}
        title={isUnclear ? unclear : changedSome ? words.notAllChanged : words.notChanged}
        headingLevel={3}
        live
        lines={lines}
      />
    </div>
  )
}

interface OthersToChangeProps {
  readonly reach: DeliveryReach
  readonly onRetry: () => void
}

/** Names the other bookings that will use this address, before anything changes. */
function OthersToChange({ reach, onRetry }: OthersToChangeProps) {
  const { others: texts } = useTexts('delivery').screen.delivery
  if (reach.others === 'unknown') {
    return (
      <div>
        <TryAgain onRetry={onRetry}>{texts.tryAgain}</TryAgain>
      </div>
    )
  }
  if (reach.others !== 'known') {
    return (
      <Loading label={texts.loading}>
        <Skeleton shape="text" />
      </Loading>
    )
  }
  return (
    <div role="status" className={styles.others}>
      {reach.reachable.length === 0 && <p>{texts.none}</p>}
      <Named heading={texts.heading} others={reach.reachable} />
      <Named heading={texts.fixedHeading} others={reach.underWay} why={texts.onItsWay} />
    </div>
  )
}

interface NamedProps {
  readonly heading: string
  readonly others: readonly OtherDelivery[]
  readonly why?: string
}

function Named({ heading, others, why }: NamedProps) {
  const { others: texts } = useTexts('delivery').screen.delivery
  if (others.length === 0) return null
  return (
    <div>
      <h3>{heading}</h3>
      <FirstOnes of={others} first={8} more={texts.more}>
        {(shown) => (
          <ul className={styles.named}>
            {shown.map(({ bookingRef, bookingName, deliveryName }) => (
              <li key={bookingRef}>
                <bdi>{bookingName}</bdi>
                <span className={quiet}>{` ${texts.line(deliveryName, bookingRef, why)}`}</span>
              </li>
            ))}
          </ul>
        )}
      </FirstOnes>
    </div>
  )
}
