import styles from './SkipLink.module.css'

/** The first tab stop of the page. It leads to the content. */
export function SkipLink({ children }: { readonly children: string }) {
  return (
    <a className={styles.skip} href="#main">
      {children}
    </a>
  )
}
