import { latest, paths } from '@booking-dashboard/core'
import type { BankAccount } from '@booking-dashboard/core/ports'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useArea, useDetailsTexts } from '../../dashboard/DashboardContext'
import { Breadcrumbs, Button, Card, ErrorState, Field, Loading, Skeleton } from '../../design'
import { Screen } from '../../layout/Screen'
import { UnsavedChanges } from '../../navigation/UnsavedChanges'
import { useBehavior } from '../../reactive/useBehavior'
import { BankFacts } from './BankSection'
import styles from './BankAccountScreen.module.css'
import { AllFields } from '../details/AllFields'
import { DetailsFormBody } from '../details/DetailsFormBody'
import { useSectionForm } from '../details/useSectionForm'

function BankAccountForm() {
  const { profile } = useArea('profile')
  const { bank: words, cancel } = useDetailsTexts().screen.profile
  const navigate = useNavigate()
  const form = useSectionForm(profile.bankAccount)
  // Cancel is a deliberate choice, so no question follows.
  const giveUp = (): void => {
    form.cancel()
    void navigate(paths.profile)
  }
  return (
    <DetailsFormBody
      form={form}
      label={words.title}
      cancel={
        <Button variant="secondary" aria-disabled={form.busy} onClick={giveUp}>
          {cancel}
        </Button>
      }
    >
      <AllFields<keyof BankAccount>
        of={{
          accountName: (
            <Field
              label={words.accountName}
              hint={words.accountNameHint}
              autoComplete="name"
              {...form.field('accountName')}
            />
          ),
          sortCode: (
            <Field
              label={words.sortCode}
              hint={words.sortCodeHint}
              short
              inputMode="numeric"
              autoComplete="off"
              spellCheck={false}
              {...form.field('sortCode')}
            />
          ),
          accountNumber: (
            <Field
              label={words.accountNumber}
              hint={words.accountNumberHint}
              short
              inputMode="numeric"
              autoComplete="off"
              spellCheck={false}
              {...form.field('accountNumber')}
            />
          ),
        }}
      />
    </DetailsFormBody>
  )
}

/** /profile/details/bank-account. The page stores no typed text. */
export default function BankAccountScreen() {
  const { customer } = useArea('profile')
  const { profile } = useDetailsTexts().screen
  const { bank: words } = profile
  const state = useBehavior(customer.state$)
  useEffect(() => void customer.open(), [customer])
  const known = latest(state)
  return (
    <UnsavedChanges isSecret>
      <div className={styles.column}>
        <Screen
          title={words.title}
          sub={words.sub}
          above={<Breadcrumbs items={[{ label: profile.title, to: paths.profile }, { label: words.title }]} />}
        >
          {known === null && state.kind === 'failed' && (
            <ErrorState heading={profile.failed} retryLabel={profile.tryAgain} onRetry={() => void customer.load()}>
              {profile.failedLine}
            </ErrorState>
          )}
          {known === null && state.kind !== 'failed' && (
            <Loading label={profile.loading}>
              <Skeleton shape="block" height="20rem" />
            </Loading>
          )}
          {known !== null && known.bankAccount !== null && (
            <Card title={words.now} tone="quiet">
              <BankFacts account={known.bankAccount} />
              <p>{words.anew}</p>
            </Card>
          )}
          {known !== null && (
            <Card as="div">
              <BankAccountForm />
            </Card>
          )}
        </Screen>
      </div>
    </UnsavedChanges>
  )
}
