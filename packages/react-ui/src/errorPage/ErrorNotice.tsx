import type { ReactNode } from 'react'
import { useVisitorTexts } from '../dashboard/DashboardContext'
import { classNames, Icon, type IconName } from '../design'
import type { ErrorPageState } from './errorPage'
import styles from './ErrorNotice.module.css'
import { Notice } from '../layout/notices/Notice'

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
export function ErrorNotice({ state: { again, failed, typed, paying }, children }: ErrorNoticeProps) {
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
