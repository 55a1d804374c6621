import styles from './Toast.module.css'
import { Button } from '../actions/Button'
import { classNames } from '../classNames'
import { Icon } from '../display/Icon'
import { type Meaning, meaningIcon } from '../display/icons'
import meanings from '../meaning.module.css'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { useWords } from '../DesignWords'

export interface ToastContent {
  readonly id: string
  readonly meaning: Meaning
  readonly message: string | readonly string[]
}

interface ToastProps {
  readonly toast: ToastContent
  readonly onDismiss: () => void
}

export function Toast({ toast: { meaning, message }, onDismiss }: ToastProps) {
  const words = useWords()
  return (
    <li className={classNames(styles.toast, meanings[meaning])}>
      <Icon name={meaningIcon[meaning]} />
      <div className={styles.message}>
        <VisuallyHidden>{`${words.meaning[meaning]}: `}</VisuallyHidden>
        {typeof message === 'string' ? <p>{message}</p> : message.map((line) => <p key={line}>{line}</p>)}
      </div>
      <Button variant="quiet" icon="x" iconOnly onClick={onDismiss}>
        {words.dismiss}
      </Button>
    </li>
  )
}
