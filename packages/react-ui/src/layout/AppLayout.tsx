import { Suspense, useEffect, useRef } from 'react'
import { Outlet } from 'react-router-dom'
import { useVisitorTexts } from '../dashboard/DashboardContext'
import { keepFocus, SkipLink } from '../design'
import styles from './AppLayout.module.css'
import { PageChoices } from './choices/PageChoices'
import { Footer } from './Footer'
import { Header } from './header/Header'
import { PageLoader } from './PageLoader'

export default function AppLayout() {
  const { shell } = useVisitorTexts().screen
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    if (main.current === null) return
    const stop = keepFocus(main.current)
    return () => stop()
  }, [])
  return (
    <div className={styles.page}>
      <SkipLink>{shell.skipToContent}</SkipLink>
      <Header />
      <main ref={main} className={styles.main} id="main" tabIndex={-1}>
        <Suspense fallback={<PageLoader />}>
          <Outlet />
        </Suspense>
      </main>
      <div>
        <PageChoices />
        <Footer />
      </div>
    </div>
  )
}
