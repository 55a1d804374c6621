import { useDetailsTexts } from '../../dashboard/DashboardContext'
import { Button, ErrorSummary, Form, Row } from '../../design'
import { FailureAlert } from './FailureAlert'
import type { BoundForm } from './useSectionForm'
import styles from './DetailsBlock.module.css'
import type { Elements } from '../../design/Elements'

interface DetailsFormBodyProps {
  readonly form: Omit<BoundForm<never>, 'field' | 'changed'>
  readonly label: string
  readonly children: Elements
  /** Beside the save button. */
  readonly cancel: Elements
}

/** The fields of a section, with the problems above them and the save button below. */
export function DetailsFormBody({ form, label, children, cancel }: DetailsFormBodyProps) {
  const { profile: words } = useDetailsTexts().screen
  const many = form.problems.length > 1
  return (
    <Form className={styles.form} busy={form.busy} aria-label={label} onSubmit={form.submit}>
      {many && <ErrorSummary title={words.problemsTitle} errors={form.problems} attempt={form.attempt} />}
      {form.failure !== null && <FailureAlert failure={form.failure} />}
      {children}
      <Row>
        <Button type="submit" busy={form.busy} busyLabel={words.saving}>
          {words.save}
        </Button>
        {cancel}
      </Row>
    </Form>
  )
}
