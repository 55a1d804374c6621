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
  const id = useId()

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
        <Panel>
          <header className={styles.header}>
            <h2 id={`${id}-title`} tabIndex={-1}>
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
        </Panel>
      )}
    </dialog>
  )
}

/** What stands in the dialog while it is open. */
function Panel({ children }: { readonly children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  // Opens before the paint, and closes before the focused element leaves the page: only then does the browser return
  // the focus.
  useLayoutEffect(() => {
    const dialog = panel.current?.closest('dialog')
    const heading = panel.current?.querySelector('h2')
    if (!dialog || !heading) return
    const before = document.activeElement
    dialog.showModal()
    heading.focus()
    return () => {
      dialog.close()
      // The element that had the focus may have left with its page.
      if (before === document.body || before?.isConnected !== true)
        document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div ref={panel} className={styles.panel}>
      {children}
    </div>
  )
}
