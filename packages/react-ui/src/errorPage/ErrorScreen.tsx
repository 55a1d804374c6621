import type { ReactNode } from 'react'
import { useVisitorTexts } from '../dashboard/DashboardContext'
import { Button, classNames, Icon, type IconName } from '../design'
import { Notice } from '../layout/notices/Notice'
import { WayBack } from '../layout/notices/WayBack'
import { ifReachable } from '../loading/reachable'
import { useBehavior } from '../reactive/useBehavior'
import styles from './ErrorNotice.module.css'
import type { ErrorPage, ErrorPageState } from './errorPage'

/**
 * See behaviour/screens#1.2, and behaviour/screens#d8.2. After a second failure, a reload is no longer the main action.
 */
export function ErrorScreen({ errorPage }: { readonly errorPage: ErrorPage }) {
  const { error } = useVisitorTexts().screen.shell
  const state = useBehavior(errorPage.state$)
  const reload = (
    <Button
      icon="refresh"
      variant={state.isReloadFirst ? 'primary' : 'secondary'}
      onClick={() => ifReachable(errorPage.reload)}
    >
      {error.reload}
    </Button>
  )
  return (
    <ErrorNotice state={state}>
      {state.isReloadFirst && reload}
      <WayBack variant={state.isReloadFirst ? 'secondary' : 'primary'} />
      {!state.isReloadFirst && reload}
    </ErrorNotice>
  )
}

interface FactProps {
  readonly icon: IconName
  readonly tone?: string | undefined
  readonly children: ReactNode
}

function Fact({ icon, tone, children }: FactProps) {
  return (
    <li className={classNames(styles.fact, tone)}>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  )
}

interface ErrorNoticeProps {
  readonly state: ErrorPageState
  /** The actions that lead away from the error. */
  readonly children: ReactNode
}

/** The error and the actions; the stub of the ticket lists what is safe. */
function ErrorNotice({ state: { again, failed, typed, paying }, children }: ErrorNoticeProps) {
  const { title, heading, explanation, again: stillFails, saved } = useVisitorTexts().screen.shell.error
  return (
    <div className={styles.ticket}>
      <Notice icon="alert-triangle" title={title} heading={heading} explanation={again ? stillFails : explanation}>
        {children}
      </Notice>
      <section className={styles.stub}>
        <h2 className={styles.title}>{saved.heading}</h2>
        <ul className={styles.facts}>
          {paying && (
            <Fact icon="alert-circle" tone={styles.attention}>
              {saved.paying}
            </Fact>
          )}
          <Fact icon="check-circle" tone={styles.kept}>
            {saved.all}
          </Fact>
          {typed && (
            <Fact icon="check-circle" tone={styles.kept}>
              {saved.typed}
            </Fact>
          )}
          {!typed && failed !== null && <Fact icon="info">{saved.notTyped}</Fact>}
        </ul>
      </section>
    </div>
  )
}
