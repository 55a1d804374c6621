import type { Checkout, TermsToAccept } from '@booking-dashboard/core'
import type { TermsAndConditions, TermsSection } from '@booking-dashboard/core/ports'
import { lazy, Suspense, useRef } from 'react'
import { usePayingTexts } from '../../dashboard/DashboardContext'
import { Alert, CheckboxField, Icon, Loading, Skeleton, TryAgain } from '../../design'
import { loadPart } from '../../loading/loadPart'
import styles from './TermsField.module.css'

const HtmlText = lazy(() => loadPart('html-text', () => import('./HtmlText')))

interface TermsFieldProps {
  readonly terms: TermsToAccept
  readonly checkout: Pick<Checkout, 'acceptTerms' | 'retryTerms'>
  /** The target of an error link: the checkbox, or its replacement. */
  readonly id: string
  readonly error: string | undefined
}

/** The terms and conditions to read in place, and the checkbox to accept them; nothing if there are none. */
export function TermsField({ terms, checkout, id, error }: TermsFieldProps) {
  const texts = usePayingTexts().screen.checkout.terms
  const place = useRef<HTMLDivElement>(null)
  if (terms.kind === 'none') return null

  const loadAgain = (): void => {
    // The button disappears, so its focus moves to the place of the result.
    if (place.current?.contains(document.activeElement)) place.current.focus()
    void checkout.retryTerms()
  }
  return (
    <div ref={place} className={styles.terms} id={terms.kind === 'shown' ? undefined : id} tabIndex={-1}>
      {terms.kind === 'loading' && <TermsLoading />}
      {terms.kind === 'failed' && (
        <Alert
          meaning="danger"
          title={texts.failedHeading}
          headingLevel={3}
          live
          actions={<TryAgain onRetry={loadAgain}>{texts.tryAgain}</TryAgain>}
        >
          {texts.failedSentence}
        </Alert>
      )}
      {terms.kind === 'shown' && (
        // The customer cannot accept terms that have not loaded.
        <Suspense fallback={<TermsLoading />}>
          <TermsText terms={terms.terms} />
          <CheckboxField
            id={id}
            label={texts.accept}
            checked={terms.isAccepted}
            onChange={checkout.acceptTerms}
            error={error}
            required
          />
        </Suspense>
      )}
    </div>
  )
}

function TermsLoading() {
  return (
    <Loading label={usePayingTexts().screen.checkout.terms.loading}>
      <Skeleton shape="block" height="6rem" />
    </Loading>
  )
}

function TermsText({ terms }: { readonly terms: TermsAndConditions }) {
  const texts = usePayingTexts().screen.checkout.terms
  return (
    <details className={styles.fold}>
      <summary>
        <span>{texts.read}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.text}>
        {terms.kind === 'html' ? <HtmlText html={terms.html} /> : <Sections sections={terms.sections} />}
      </div>
    </details>
  )
}

function Sections({ sections }: { readonly sections: readonly TermsSection[] }) {
  return sections.map(({ heading, paragraphs }, index) => (
    <section key={index}>
      {heading !== '' && <h3>{heading}</h3>}
      {paragraphs.map((paragraph, line) => (
        <p key={line}>{paragraph}</p>
      ))}
    </section>
  ))
}
