import { type Delivery, paths } from '@booking-dashboard/core'
import { type FormEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTexts } from '../composition/DashboardContext'
import { AddressFields } from '../customer/AddressFields'
import { Button, CheckboxField, ErrorSummary, Row } from '../design'
import { DeliveryFailure } from './DeliveryFailure'
import styles from './Delivery.module.css'
import { OthersToChange } from './OthersToChange'
import { useDeliveryAddress } from './useDeliveryAddress'

interface DeliveryAddressFormProps {
  readonly bookingRef: string
  readonly delivery: Delivery
}

/** Where the delivery goes, and whether those of other bookings go there too. */
export function DeliveryAddressForm({ bookingRef, delivery }: DeliveryAddressFormProps) {
  const texts = useTexts().screen.delivery
  const navigate = useNavigate()
  const form = useDeliveryAddress(bookingRef, delivery)
  const { everywhere, others } = form
  const choice = useRef<HTMLInputElement>(null)
  const lookingUp = everywhere && others.kind !== 'loaded' && others.kind !== 'failed'
  const unknown = everywhere && others.kind === 'failed'
  // Nobody changes the addresses of bookings that were not named before.
  const submit = (event: FormEvent): void => {
    if (!unknown) return form.submit(event)
    event.preventDefault()
    choice.current?.focus()
  }
  // A choice already made: nobody is asked whether to leave.
  const giveUp = (): void => {
    form.giveUp()
    void navigate(paths.booking(bookingRef))
  }
  return (
    <form className={styles.form} method="post" noValidate aria-label={texts.formLabel} onSubmit={submit}>
      {form.problems.length > 1 && (
        <ErrorSummary title={texts.problemsTitle} errors={form.problems} attempt={form.attempt} />
      )}
      {form.failure !== null && <DeliveryFailure failure={form.failure} changedSome={form.changedSome} />}
      <AddressFields field={form.field} own />
      {(others.any || everywhere) && (
        <div className={styles.everywhere}>
          <CheckboxField
            ref={choice}
            label={texts.everywhere}
            hint={texts.everywhereHint}
            error={unknown ? texts.others.failed : undefined}
            checked={everywhere}
            onChange={form.setEverywhere}
          />
          {everywhere && <OthersToChange others={others} />}
        </div>
      )}
      <Row>
        <Button type="submit" busy={form.busy || lookingUp} busyLabel={form.busy ? texts.using : texts.others.loading}>
          {texts.use}
        </Button>
        <Button variant="secondary" aria-disabled={form.busy} onClick={giveUp}>
          {texts.cancel}
        </Button>
      </Row>
    </form>
  )
}
