import { useTexts } from '../../dashboard/DashboardContext'
import { classNames } from '../../design/classNames'
import styles from './WalletButtons.module.css'
import { useWallets, type WalletsInput } from './useWallets'

interface WalletButtonsProps extends WalletsInput {
  readonly publicKey: string
  readonly mayOpen: () => boolean
}

/** Apple Pay, Google Pay, and the line that separates them from the card. Their height never changes. */
export function WalletButtons({ publicKey, mayOpen, ...input }: WalletButtonsProps) {
  const texts = useTexts('paying').screen.checkout.wallets
  const { status, hostRef } = useWallets(publicKey, input, mayOpen)
  return (
    <>
      <div className={styles.place} role="group" aria-label={texts.label} aria-busy={status === 'loading' || undefined}>
        <div ref={hostRef} className={classNames(status === 'unavailable' && styles.gone)} />
        {status === 'unavailable' && <p className={styles.note}>{texts.unavailable}</p>}
      </div>
      <p className={styles.or}>{texts.orByCard}</p>
    </>
  )
}
