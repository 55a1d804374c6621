import type { TermsAndConditions } from '@booking-dashboard/core'
import { useRef } from 'react'
import { useTexts } from '../composition/DashboardContext'
import { Alert, Button, CheckboxField, Icon, Loading, Skeleton } from '../design'
import styles from './TermsField.module.css'
import type { TermsView } from './useTerms'

interface TermsFieldProps {
  readonly terms: TermsView
  /** Where an error leads to: the box, or what stands in its place. */
  readonly id: string
  readonly error: string | undefined
}

/** The terms and conditions to read in place, and the box that accepts them; nothing where there are none. */
export function TermsField({ terms: { state, accepted, accept, retry }, id, error }: TermsFieldProps) {
  const texts = useTexts().screen.checkout.terms
  const place = useRef<HTMLDivElement>(null)
  if (state.kind === 'notFound') return null

  const loadAgain = (): void => {
    // The button goes; the focus stays where its answer will be.
    place.current?.focus()
    retry()
  }
  return (
    <div ref={place} className={styles.terms} id={state.kind === 'loaded' ? undefined : id} tabIndex={-1}>
      {(state.kind === 'idle' || state.kind === 'loading') && (
        <Loading label={texts.loading}>
          <Skeleton shape="block" height="6rem" />
        </Loading>
      )}
      {state.kind === 'unavailable' && (
        <Alert
          meaning="danger"
          title={texts.failedHeading}
          headingLevel={3}
          live
          actions={
            <Button variant="secondary" icon="refresh" onClick={loadAgain}>
              {texts.tryAgain}
            </Button>
          }
        >
          {texts.failedSentence}
        </Alert>
      )}
      {state.kind === 'loaded' && (
        <>
          <TermsText terms={state.terms} />
          <CheckboxField id={id} label={texts.accept} checked={accepted} onChange={accept} error={error} required />
        </>
      )}
    </div>
  )
}

function TermsText({ terms: { sections } }: { readonly terms: TermsAndConditions }) {
  const texts = useTexts().screen.checkout.terms
  return (
    <details className={styles.fold}>
      <summary>
        <span>{texts.read}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.text}>
        {sections.map(({ heading, paragraphs }, place) => (
          <section key={place}>
            {heading !== '' && <h3>{heading}</h3>}
            {paragraphs.map((paragraph, line) => (
              <p key={line}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </details>
  )
}
