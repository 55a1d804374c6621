import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'
import { Button } from '../actions/Button'
import styles from './Dialog.module.css'
import { useWords } from '../DesignWords'

interface DialogProps {
  readonly open: boolean
  readonly title: ReactNode
  /** Called on Escape, a click outside or the close button; never if `required`. */
  readonly onClose: () => void
  /** Whether only its own actions can close the dialog. */
  readonly required?: boolean | undefined
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

export function Dialog({ open, title, onClose, required = false, actions, children }: DialogProps) {
  const words = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()

  // Opens before the paint, and closes before the element leaves the page: only then does the browser return the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || element === null) return
    const before = document.activeElement
    element.showModal()
    heading.current?.focus()
    return () => {
      element.close()
      // The element that had the focus may have left with its page.
      if (before === document.body || before?.isConnected !== true)
        document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    }
  }, [open])

  const leave = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (!required) onClose()
  }
  const clickOutside = (event: MouseEvent): void => {
    if (event.target === dialog.current) leave(event)
  }
  // A browser closes the dialog on a second Escape, even if `cancel` was prevented.
  const closedByBrowser = (): void => {
    if (!open || dialog.current?.open !== false) return
    if (required) dialog.current.showModal()
    else onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role={required ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      onCancel={leave}
      onClose={closedByBrowser}
      onMouseDown={clickOutside}
    >
      {open && (
        <div className={styles.panel}>
          <header className={styles.header}>
            <h2 ref={heading} id={`${id}-title`} tabIndex={-1}>
              {title}
            </h2>
            {!required && (
              <Button variant="quiet" icon="x" iconOnly onClick={onClose}>
                {words.close}
              </Button>
            )}
          </header>
          <div id={`${id}-body`}>{children}</div>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </div>
      )}
    </dialog>
  )
}
