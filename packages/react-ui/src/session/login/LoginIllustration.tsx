import { useVisitorTexts } from '../../dashboard/DashboardContext'
import styles from './LoginIllustration.module.css'

/** A calm picture in the client's own colour: no download, and only two lines of text. */
export function LoginIllustration() {
  const { session } = useVisitorTexts().screen
  return (
    <aside className={styles.panel} aria-label={session.welcome}>
      <svg className={styles.view} viewBox="0 0 800 1000" preserveAspectRatio="xMidYMax slice" aria-hidden>
        <radialGradient id="glow">
          <stop className={styles.glow} offset="0.25" stopOpacity="0.55" />
          <stop className={styles.glow} offset="1" stopOpacity="0" />
        </radialGradient>
        <circle cx="560" cy="640" r="330" fill="url(#glow)" />
        <circle className={styles.sun} cx="560" cy="640" r="92" />
        <path
          className={styles.far}
          d="M0 700c90-60 150-92 232-62 72 26 120-58 204-46 88 12 128 84 206 66 62-14 100-52 158-40v382H0Z"
        />
        <path
          className={styles.middle}
          d="M0 776c120-64 214-20 318-34 112-16 168-78 282-52 84 20 130 66 200 50v260H0Z"
        />
        <path className={styles.near} d="M0 866c150-70 268-6 410-18 148-12 236-84 390-40v192H0Z" />
        <path className={styles.route} d="M96 918C232 700 410 884 520 700S640 408 724 352" pathLength="100" />
        <g className={styles.plane} transform="translate(724 352) rotate(38)">
          <path d="M0-26c5 0 7 8 7 16v8l26 17v8L7 16v13l8 7v6L0 38l-15 4v-6l8-7V16l-26 7v-8L-7-2v-8c0-8 2-16 7-16Z" />
        </g>
        <circle className={styles.start} cx="96" cy="918" r="9" />
      </svg>
      <div className={styles.words}>
        <p className={styles.line}>{session.welcome}</p>
        <p className={styles.more}>{session.welcomeLine}</p>
      </div>
    </aside>
  )
}
