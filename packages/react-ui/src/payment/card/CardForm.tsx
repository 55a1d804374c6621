import { type CardField, cardFields } from '@booking-dashboard/core'
import { useTexts } from '../../dashboard/DashboardContext'
import { classNames } from '../../design/classNames'
import { Alert, Button, ErrorSummary, Field, HostedField, Icon, quiet, VisuallyHidden } from '../../design'
import { TermsField } from '../terms/TermsField'
import styles from './CardForm.module.css'
import { type CardFormInput, useCardForm } from './useCardForm'
import { useWallets, type WalletsInput } from './useWallets'

interface CardFormProps extends CardFormInput {
  /** "Pay £240.00". */
  readonly payLabel: string
  /** The submit was accepted, and its result is not visible yet. */
  readonly busy?: boolean
  /** Given if the customer can pay by wallet as well. */
  readonly wallets?: WalletsInput | undefined
}

/** The name on the card, the card provider's three fields, and the terms if there are any. */
export function CardForm({ payLabel, busy = false, wallets, ...input }: CardFormProps) {
  const texts = useTexts('paying').screen.checkout.form
  const form = useCardForm(input)
  const { id, card, errorOf } = form
  const isLate = card.status === 'late'
  const isLoading = isLate || card.status === 'loading'

  const hosted = (field: CardField, hint?: string) => (
    <HostedField
      id={`${id}-${field}`}
      label={texts[field]}
      hint={hint}
      error={errorOf(field)}
      hostRef={card.hostRefs[field]}
      onFocus={() => card.focus(field)}
    />
  )
  const terms = input.terms && <TermsField terms={input.terms} id={`${id}-terms`} error={errorOf('terms')} />
  const messages = cardFields.flatMap((field) => errorOf(field) ?? [])
  return (
    <form className={styles.form} noValidate onSubmit={form.submit} aria-busy={isLoading || undefined}>
      <ErrorSummary title={form.problemsTitle} errors={form.problems} attempt={form.attempt} />
      {wallets && (
        <>
          {terms}
          <WalletButtons {...wallets} publicKey={input.publicKey} mayOpen={form.mayOpenWallet} />
        </>
      )}
      {card.status === 'unavailable' && (
        <Alert
          meaning="danger"
          title={texts.unavailableHeading}
          headingLevel={3}
          live
          actions={
            <Button variant="secondary" icon="refresh" onClick={card.retry}>
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
        value={form.name}
        onChange={form.typeName}
        error={errorOf('name')}
      />
      {hosted('number', texts.cards(form.offersAmex))}
      <div className={styles.pair}>
        {hosted('expiry')}
        {hosted('cvc')}
      </div>
      {/* The focus is inside a foreign frame, so a live region here announces problems below it. */}
      <div role="status" className={styles.said}>
        <VisuallyHidden>{form.problems.length === 0 && messages.join(' ')}</VisuallyHidden>
      </div>
      {!wallets && terms}
      <p className={styles.safe}>
        <Icon name="lock" />
        <span>{texts.safe}</span>
      </p>
      <Button
        type="submit"
        block
        icon="card"
        busy={isLate || busy}
        busyLabel={isLate ? texts.loading : texts.checking}
        aria-disabled={card.status === 'unavailable'}
      >
        {payLabel}
      </Button>
    </form>
  )
}

interface WalletButtonsProps extends WalletsInput {
  readonly publicKey: string
  readonly mayOpen: () => boolean
}

/** Apple Pay, Google Pay, and the line that separates them from the card. Their height never changes. */
function WalletButtons({ publicKey, mayOpen, ...input }: WalletButtonsProps) {
  const texts = useTexts('paying').screen.checkout.wallets
  const { status, hostRef } = useWallets(publicKey, input, mayOpen)
  return (
    <>
      <div className={styles.place} role="group" aria-label={texts.label} aria-busy={status === 'loading' || undefined}>
        <div ref={hostRef} className={classNames(status === 'unavailable' && styles.gone)} />
        {status === 'unavailable' && <p className={quiet}>{texts.unavailable}</p>}
      </div>
      <p className={styles.or}>{texts.orByCard}</p>
    </>
  )
}
