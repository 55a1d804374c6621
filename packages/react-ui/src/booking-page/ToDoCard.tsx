import type { AwaitedDelivery, ShownBooking, Task } from '@booking-dashboard/core'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '../dashboard/DashboardContext'
import { Card, classNames, Icon, type IconName, quiet, VisuallyHidden } from '../design'
import { OneDelivery } from '../delivery/OneDelivery'
import { PaymentAttention } from '../bookings/PaymentAttention'
import styles from './Rows.module.css'

const signs: Readonly<Record<Task['state'], IconName>> = {
  done: 'check',
  toDo: 'info',
  late: 'alert-triangle',
  coming: 'truck',
  unknown: 'user',
}

/** What the customer has to do or waits for, in one list. Each row leads to its page. */
export const ToDoCard = memo(function ToDoCard({
  toDo: { heading, rows },
  payment,
}: Pick<ShownBooking, 'toDo' | 'payment'>) {
  if (rows.length === 0 && payment === null) return null
  return (
    <Card title={<span id="to-do">{heading}</span>} labelledBy="to-do">
      <PaymentAttention payment={payment} />
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((row) =>
            row.kind === 'delivery' ? (
              <DeliveryRow
                key={row.shown.delivery.id}
                row={row}
                isFirst={row === rows.find(({ kind }) => kind === 'delivery')}
              />
            ) : (
              <TaskRow key={row.kind} task={row} />
            ),
          )}
        </ul>
      )}
    </Card>
  )
})

function TaskRow({ task: { state, title, sentence, to } }: { readonly task: Task }) {
  const { states } = useTexts('bookingPage').screen.bookingPage.ready
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.sign}>
        <Icon name={signs[state]} />
      </span>
      <div className={styles.words}>
        <h3>
          <Link className={styles.link} to={to}>
            {title}
          </Link>
          {state !== 'unknown' && <VisuallyHidden>{` (${states[state]})`}</VisuallyHidden>}
        </h3>
        {sentence !== null && <p className={quiet}>{sentence}</p>}
      </div>
      <Icon name="chevron-right" />
    </li>
  )
}

/** After an address is changed, the browser returns to the first row. */
function DeliveryRow({ row, isFirst }: { readonly row: AwaitedDelivery; readonly isFirst: boolean }) {
  return (
    <li className={classNames(styles.row, styles.delivery)} id={isFirst ? 'delivery' : undefined}>
      <span className={styles.sign}>
        <Icon name={signs[row.state]} />
      </span>
      <div className={styles.about}>
        <OneDelivery shown={row.shown} update={row.to} />
      </div>
    </li>
  )
}
