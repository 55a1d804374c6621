import { maskedBankAccount, paths } from '@booking-dashboard/core'
import type { BankAccount } from '@booking-dashboard/core/ports'
import { memo } from 'react'
import { useDetailsTexts } from '../../dashboard/DashboardContext'
import { ButtonLink, Card } from '../../design'
import styles from '../details/DetailsBlock.module.css'
import { Facts } from '../details/Facts'

export function BankFacts({ account }: { readonly account: BankAccount }) {
  const { bank: words } = useDetailsTexts().screen.profile
  const { accountName, sortCode, accountNumber } = maskedBankAccount(account)
  return (
    <Facts<keyof BankAccount>
      of={{
        accountName: [words.accountName, accountName],
        sortCode: [words.sortCode, sortCode],
        accountNumber: [words.accountNumber, accountNumber],
      }}
    />
  )
}

/** Shows only the last digits of the account. The customer changes it on its own page. */
export const BankSection = memo(function BankSection({ account }: { readonly account: BankAccount | null }) {
  const { bank: words, sections, add, actionOn } = useDetailsTexts().screen.profile
  const verb = account === null ? add : words.update
  return (
    <Card id="bank-account" labelledBy="bank-account-heading">
      <div className={styles.block}>
        <div className={styles.head}>
          <h2 className={styles.level2} id="bank-account-heading" tabIndex={-1}>
            {sections.bankAccount}
          </h2>
          <ButtonLink
            className={styles.edit}
            variant="quiet"
            aria-label={actionOn(verb, sections.bankAccount)}
            to={paths.bankAccount}
          >
            {verb}
          </ButtonLink>
        </div>
        {account === null ? <p className={styles.empty}>{words.none}</p> : <BankFacts account={account} />}
      </div>
    </Card>
  )
})
