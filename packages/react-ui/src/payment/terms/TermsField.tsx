import type { TermsToAccept } from '@booking-dashboard/core'
import type { TermsAndConditions, TermsSection } from '@booking-dashboard/core/ports'
import { useRef } from 'react'
import { Stale } from '../../bookings/Loaded'
import { useBookingRef } from '../../bookings/useBookingRef'
import { useArea, useTexts } from '../../dashboard/DashboardContext'
import { CheckboxField, Icon, Loading, Skeleton } from '../../design'
import { createPart, usePart } from '../../loading/usePart'
import styles from './TermsField.module.css'
import type { Elements } from '../../design/Elements'

const htmlText = createPart('html-text', () => import('./HtmlText'))

interface TermsFieldProps {
  readonly terms: TermsToAccept
  /** The target of an error link: the checkbox, or its replacement. */
  readonly id: string
  readonly error: string | undefined
}

/** The terms and conditions to read in place, and the checkbox to accept them; nothing if there are none. */
export function TermsField({ terms, id, error }: TermsFieldProps) {
  const checkout = useArea('paying').checkout(useBookingRef())
  const texts = useTexts('paying').screen.checkout.terms
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
        <Stale title={texts.failedHeading} headingLevel={3} tryAgain={texts.tryAgain} onRetry={loadAgain}>
          {texts.failedSentence}
        </Stale>
      )}
      {terms.kind === 'shown' && (
        <TermsText terms={terms.terms}>
          <CheckboxField
            id={id}
            label={texts.accept}
            checked={terms.isAccepted}
            onChange={checkout.acceptTerms}
            error={error}
            required
          />
        </TermsText>
      )}
    </div>
  )
}

function TermsLoading() {
  return (
    <Loading label={useTexts('paying').screen.checkout.terms.loading}>
      <Skeleton shape="block" height="6rem" />
    </Loading>
  )
}

interface TermsTextProps {
  readonly terms: TermsAndConditions
  /** Follows the text: the customer cannot accept terms that have not loaded. */
  readonly children: Elements
}

function TermsText({ terms, children }: TermsTextProps) {
  if (terms.kind === 'html') return <HtmlTerms html={terms.html}>{children}</HtmlTerms>
  return <Fold text={<Sections sections={terms.sections} />}>{children}</Fold>
}

function HtmlTerms({ html, children }: { readonly html: string; readonly children: Elements }) {
  const part = usePart(htmlText)
  return part === null ? <TermsLoading /> : <Fold text={<part.default html={html} />}>{children}</Fold>
}

function Fold({ text, children }: { readonly text: Elements; readonly children: Elements }) {
  return (
    <>
      <details className={styles.fold}>
        <summary>
          <span>{useTexts('paying').screen.checkout.terms.read}</span>
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.text}>{text}</div>
      </details>
      {children}
    </>
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
