import { useEffect, useRef } from 'react'
import { useDetailsTexts } from '../../dashboard/DashboardContext'
import { Button } from '../../design'
import styles from './DetailsBlock.module.css'
import { DetailsFormBody } from './DetailsFormBody'
import { FailureAlert } from './FailureAlert'
import type { BoundForm } from './useSectionForm'
import type { Elements } from '../../design/Elements'

/** Where a block stands, and whose details it shows. */
export interface BlockPlace {
  readonly title: string
  /** The accessible names of its buttons contain it. */
  readonly name: string
  readonly headingId: string
  readonly headingLevel: 2 | 3 | 4
  /** Whether these are the signed-in customer's own details: the browser may autofill them. */
  readonly own: boolean
}

interface DetailsBlockProps {
  readonly title: string
  readonly headingId: string
  readonly headingLevel: 2 | 3 | 4
  /** For screen readers, which read a button alone: "Edit passport of Theo Hart". */
  readonly name: string
  /** Beside the heading: the number of open questions. */
  readonly badge?: Elements
  readonly form: Omit<BoundForm<never>, 'field' | 'changed'>
  /** The stored details; null if there are none, which shows the text of the empty section. */
  readonly reading: Elements
  readonly empty: string
  /** Replaces the word Edit on the button. */
  readonly action?: string | undefined
  /** Replaces the fields while they cannot be shown. */
  readonly obstacle?: Elements
  readonly children: Elements
}

/** One section: read, then edited in place. The focus moves into the form, and back to the button afterwards. */
export function DetailsBlock({
  title,
  headingId,
  headingLevel,
  name,
  badge,
  form,
  reading,
  empty,
  action,
  obstacle,
  children,
}: DetailsBlockProps) {
  const { profile: words } = useDetailsTexts().screen
  const Heading = `h${headingLevel}` as const
  const block = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(form.open)
  const pressed = useRef(false)

  useEffect(() => {
    if (form.open === wasOpen.current) return
    wasOpen.current = form.open
    if (!form.open) button.current?.focus()
    else if (pressed.current) block.current?.querySelector<HTMLElement>('form :is(input, select)')?.focus()
    pressed.current = false
  }, [form.open])

  const start = (): void => {
    pressed.current = true
    form.start()
  }
  const verb = action ?? (reading === null ? words.add : words.edit)
  return (
    <div className={styles.block} ref={block}>
      <div className={styles.head}>
        <Heading className={styles[`level${headingLevel}`]} id={headingId} tabIndex={-1}>
          {title}
        </Heading>
        {badge}
        {!form.open && (
          <Button
            ref={button}
            className={styles.edit}
            variant="quiet"
            aria-label={words.actionOn(verb, name)}
            onClick={start}
          >
            {verb}
          </Button>
        )}
      </div>
      {!form.open && form.failure !== null && <FailureAlert failure={form.failure} />}
      {!form.open && (reading ?? <p className={styles.empty}>{empty}</p>)}
      {form.open && obstacle}
      {form.open && !obstacle && (
        <DetailsFormBody
          form={form}
          label={name}
          cancel={
            <Button variant="secondary" aria-disabled={form.busy} onClick={form.cancel}>
              {words.cancel}
            </Button>
          }
        >
          {children}
        </DetailsFormBody>
      )}
    </div>
  )
}
