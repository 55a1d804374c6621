import { paths, type Resale } from '@booking-dashboard/core'
import { useTexts } from '../dashboard/DashboardContext'
import { ButtonLink } from '../design'
import { useBehavior } from '../reactive/useBehavior'
import styles from './Resale.module.css'

/** Where the money for a sold ticket goes; shown before and after listing. */
export function PayoutNote({ resale }: { readonly resale: Resale }) {
  const payout = useBehavior(resale.payout$)
  const words = useTexts('resale').screen.resale.payout
  return (
    <div className={styles.payout}>
      <p>{`${payout.kind === 'account' ? words.account(payout.ending) : words[payout.kind]} ${words.amount}`}</p>
      {payout.kind === 'noAccount' && (
        <ButtonLink to={paths.bankAccount} variant="secondary">
          {words.add}
        </ButtonLink>
      )}
    </div>
  )
}
