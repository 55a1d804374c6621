import styles from './SkipLink.module.css'

/** The first tab stop of the page. */
export function SkipLink({
  to = 'main',
  children = 'Skip to the content',
}: {
  readonly to?: string
  readonly children?: string
}) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      {children}
    </a>
  )
}
