import { useEffect, useRef, type FocusEvent } from 'react'
import { Toast, type ToastContent } from './Toast'
import styles from './Toast.module.css'
import { useWords } from '../DesignWords'

interface ToastRegionProps {
  readonly toasts: readonly ToastContent[]
  readonly onDismiss: (id: string) => void
  /** Called when the pointer or the focus enters: a toast being read must not disappear. */
  readonly onPause: () => void
  readonly onResume: () => void
}

/** Always on the page, even if empty: a live region announces only content added to it. */
export function ToastRegion({ toasts, onDismiss, onPause, onResume }: ToastRegionProps) {
  const words = useWords()
  const held = useRef({ pointer: false, focus: false })
  const cameFrom = useRef<EventTarget | null>(null)

  const hold = (by: 'pointer' | 'focus', holds: boolean): void => {
    const before = held.current.pointer || held.current.focus
    held.current[by] = holds
    const after = held.current.pointer || held.current.focus
    if (after && !before) onPause()
    if (before && !after) onResume()
  }
  const focusIn = (event: FocusEvent): void => {
    if (!held.current.focus) cameFrom.current = event.relatedTarget
    hold('focus', true)
  }
  const focusOut = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) hold('focus', false)
  }
  // A toast that disappears takes the pointer and the focus with it, and the browser may send no event.
  const letGo = (): void => {
    hold('focus', false)
    hold('pointer', false)
  }
  useEffect(() => {
    if (toasts.length === 0) letGo()
  })
  const dismiss = (id: string): void => {
    const back = cameFrom.current
    if (held.current.focus && back instanceof HTMLElement && back.isConnected) back.focus()
    letGo()
    onDismiss(id)
  }
  const list = (shown: readonly ToastContent[]) =>
    shown.length > 0 && (
      <ul className={styles.list}>
        {shown.map((toast) => (
          <Toast key={toast.id} toast={toast} onDismiss={() => dismiss(toast.id)} />
        ))}
      </ul>
    )

  return (
    <section
      className={styles.region}
      aria-label={words.messages}
      onPointerEnter={() => hold('pointer', true)}
      onPointerMove={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={focusIn}
      onBlur={focusOut}
    >
      <div role="alert">{list(toasts.filter(({ meaning }) => meaning === 'danger'))}</div>
      <div role="status">{list(toasts.filter(({ meaning }) => meaning !== 'danger'))}</div>
    </section>
  )
}
