import { paths } from '@booking-dashboard/core'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useArea, useTexts } from '../dashboard/DashboardContext'
import { AddressFields } from '../customer/details/AddressFields'
import { useSectionForm } from '../customer/details/useSectionForm'
import { Button, CheckboxField, ErrorSummary, Row } from '../design'
import { useBehavior } from '../reactive/useBehavior'
import { DeliveryFailure } from './DeliveryFailure'
import styles from './Delivery.module.css'
import { OthersToChange } from './OthersToChange'

/** The delivery address, and whether it applies to other bookings too. */
export function DeliveryAddressForm({ bookingRef }: { readonly bookingRef: string }) {
  const texts = useTexts('delivery').screen.delivery
  const navigate = useNavigate()
  const model = useArea('delivery').deliveryAddress(bookingRef)
  const form = useSectionForm(model)
  const reach = useBehavior(model.reach$)
  const { everywhere } = reach
  const choice = form.field('everywhere')
  useEffect(() => void model.open(), [model])
  const isLoadingOthers = everywhere && reach.others === 'loading'
  // Cancel is a deliberate choice, so no question follows.
  const giveUp = (): void => {
    form.cancel()
    void navigate(`${paths.booking(bookingRef)}#delivery`)
  }
  return (
    <form className={styles.form} method="post" noValidate aria-label={texts.formLabel} onSubmit={form.submit}>
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
    </form>
  )
}
