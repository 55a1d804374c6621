import type { PaymentFailureReason } from '@booking-dashboard/core'
import { type SyntheticEvent, useId, useState } from 'react'
import { useTexts } from '../composition/DashboardContext'
import { Alert, Button, ErrorSummary, Field, HostedField, Icon } from '../design'
import { useDraft } from '../session/useDraft'
import styles from './CardForm.module.css'
import { type CardField, cardFields } from './stripe/CardFields'
import { useCardFields } from './useCardFields'

interface CardFormProps {
  readonly publicKey: string
  /** "Pay £240.00". */
  readonly payLabel: string
  /** Why the last attempt failed, where that was the card. */
  readonly failure: PaymentFailureReason | null
  readonly onPay: (cardholderName: string) => void
}

/** What the card company said of one field at the last attempt; gone as soon as that field changes. */
const rejectedField = (failure: PaymentFailureReason | null): CardField | null =>
  failure?.kind === 'card' && failure.field !== 'card' ? failure.field : null

/** Name on the card, which is ours, and the card company's three fields, of which we see nothing but their state. */
export function CardForm({ publicKey, payLabel, failure, onPay }: CardFormProps) {
  const texts = useTexts().screen.checkout.form
  const { status, fields, latest, hostRefs, focus, retry } = useCardFields(publicKey)
  const { values, change } = useDraft('checkout', { cardholder: '' })
  const name = values.cardholder
  const [attempt, setAttempt] = useState(0)
  const [pressedWith, setPressedWith] = useState(fields)
  const id = useId()

  const nameProblem = name.trim() === '' ? texts.problems.name : undefined
  const problemOf = (field: CardField, now = fields): string | undefined =>
    now[field].error ?? (now[field].complete ? undefined : texts.problems[field])
  const refused = (field: CardField): string | undefined =>
    failure?.kind === 'card' && rejectedField(failure) === field && fields[field] === pressedWith[field]
      ? failure.message
      : undefined
  const shown = (field: CardField): string | undefined =>
    fields[field].error ?? refused(field) ?? (attempt > 0 ? problemOf(field) : undefined)

  const problems = [
    { fieldId: `${id}-name`, message: nameProblem },
    ...cardFields.map((field) => ({ fieldId: `${id}-${field}`, message: problemOf(field) })),
  ].flatMap(({ fieldId, message }) => (message === undefined ? [] : [{ fieldId, message }]))

  const pay = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (status !== 'ready') return
    const now = latest()
    setPressedWith(now)
    const complete = nameProblem === undefined && cardFields.every((field) => problemOf(field, now) === undefined)
    if (!complete) return setAttempt((before) => before + 1)
    setAttempt(0)
    onPay(name)
  }

  const hosted = (field: CardField, hint?: string) => (
    <HostedField
      id={`${id}-${field}`}
      label={texts[field]}
      hint={hint}
      error={shown(field)}
      hostRef={hostRefs[field]}
      onFocus={() => focus(field)}
    />
  )
  return (
    <form className={styles.form} noValidate onSubmit={pay} aria-busy={status === 'loading' || undefined}>
      <ErrorSummary title={texts.problems.title} errors={attempt > 0 ? problems : []} attempt={attempt} />
      {status === 'unavailable' && (
        <Alert
          meaning="danger"
          title={texts.unavailableHeading}
          headingLevel={3}
          live
          actions={
            <Button variant="secondary" icon="refresh" onClick={retry}>
              {texts.tryAgain}
            </Button>
          }
        >
          {texts.unavailable}
        </Alert>
      )}
      <Field
        id={`${id}-name`}
        label={texts.name}
        name="cardholder"
        autoComplete="cc-name"
        required
        value={name}
        onChange={(value) => change('cardholder', value)}
        error={attempt > 0 ? nameProblem : undefined}
      />
      {hosted('number')}
      <div className={styles.pair}>
        {hosted('expiry', texts.expiryHint)}
        {hosted('cvc', texts.cvcHint)}
      </div>
      <p className={styles.safe}>
        <Icon name="lock" />
        {texts.safe}
      </p>
      <Button type="submit" block icon="card" busy={status === 'loading'} busyLabel={texts.loading} aria-disabled={status === 'unavailable'}>
        {payLabel}
      </Button>
    </form>
  )
}
