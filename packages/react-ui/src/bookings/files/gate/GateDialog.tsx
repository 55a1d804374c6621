import type { Texts } from '@booking-dashboard/core'
import type { GateFile, GateView } from '@booking-dashboard/core/ports'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Alert, Button, classNames, Loading, Skeleton } from '../../../design'
import { useBehavior } from '../../../reactive/useBehavior'
import { saveFile } from '../saveFile'
import styles from './GateDialog.module.css'
import { keepScreenOn, screenLocks } from './keepScreenOn'

type OfflineWords = Texts['screen']['offline']

export interface GateDialogProps {
  readonly view: GateView
  readonly words: Pick<OfflineWords, 'gate' | 'tryAgain'>
  readonly onClose: () => void
}

/** An e-ticket on the whole screen, which stays on. */
export function GateDialog({ view, words, onClose }: GateDialogProps) {
  const { gate } = words
  const { ticket, position, count, file } = useBehavior(view.state$)
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const [isLarge, setLarge] = useState(false)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    heading.current?.focus()
    return () => element?.close()
  }, [])
  useEffect(() => {
    const letGo = keepScreenOn(screenLocks(), document)
    return () => letGo()
  }, [])
  useEffect(() => void view.open(), [view])
  useLayoutEffect(() => {
    if (dialog.current !== null) dialog.current.scrollTop = 0
  }, [ticket.key])
  // By Escape, or by the back gesture of a phone.
  const closedByBrowser = (): void => {
    if (dialog.current?.open === false) onClose()
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={closedByBrowser}>
      <header className={styles.bar}>
        <div className={styles.words} aria-live="polite">
          <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
            {gate.heading(position, count)}
          </h2>
          <p className={styles.note}>
            {[ticket.title, ticket.note].filter((part) => part !== '').join('\u00a0·\u00a0')}
          </p>
        </div>
        <div className={styles.actions}>
          {file.kind === 'shown' && (
            <Button variant="secondary" icon="search" onClick={() => setLarge(!isLarge)}>
              {isLarge ? gate.wholePage : gate.enlarge}
            </Button>
          )}
          <Button variant="secondary" icon="x" onClick={onClose}>
            {gate.close}
          </Button>
        </div>
      </header>
      <div className={classNames(styles.paper, isLarge && styles.large)}>
        <Shown file={file} title={ticket.title} words={words} onRetry={() => void view.open()} />
      </div>
      {count > 1 && (
        <footer className={styles.bar}>
          <Button
            variant="secondary"
            icon="arrow-left"
            aria-disabled={position === 1}
            onClick={() => void view.previous()}
          >
            {gate.previous}
          </Button>
          <Button
            variant="secondary"
            iconAfter="arrow-right"
            aria-disabled={position === count}
            onClick={() => void view.next()}
          >
            {gate.next}
          </Button>
        </footer>
      )}
    </dialog>
  )
}

interface ShownProps extends Pick<GateDialogProps, 'words'> {
  readonly file: GateFile
  readonly title: string
  readonly onRetry: () => void
}

function Shown({ file, title, words: { gate, tryAgain }, onRetry }: ShownProps) {
  switch (file.kind) {
    case 'loading':
      return (
        <Loading label={gate.loading}>
          <Skeleton shape="block" height="60dvh" />
        </Loading>
      )
    case 'shown':
      return file.pages.map(({ picture, text, width, height }, index) => (
        <img
          key={index}
          className={styles.page}
          src={picture}
          width={width}
          height={height}
          alt={`${title}. ${gate.page(index + 1, file.pages.length)}. ${text}`}
        />
      ))
    case 'notFetched':
      return (
        <Alert
          meaning="danger"
          title={gate.notFetched}
          live
          actions={
            <Button icon="refresh" onClick={onRetry}>
              {tryAgain}
            </Button>
          }
        >
          {gate.notFetchedSentence}
        </Alert>
      )
    case 'unreadable':
      return (
        <Alert
          meaning="warning"
          title={gate.unreadable}
          live
          actions={
            <Button icon="download" onClick={() => saveFile(file.file)}>
              {gate.save}
            </Button>
          }
        >
          {gate.unreadableSentence}
        </Alert>
      )
  }
}
