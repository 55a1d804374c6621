import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { useVisitorTexts } from '../composition/DashboardContext'
import { SkipLink } from '../design'
import styles from './AppLayout.module.css'
import { Footer } from './Footer'
import { Header } from './Header'
import { LanguageMenu } from './LanguageMenu'
import { PageLoader } from './PageLoader'

export default function AppLayout() {
  const { shell } = useVisitorTexts().screen
  return (
    <div className={styles.page}>
      <SkipLink>{shell.skipToContent}</SkipLink>
      <Header />
      <main className={styles.main} id="main" tabIndex={-1}>
        <Suspense fallback={<PageLoader />}>
          <Outlet />
        </Suspense>
      </main>
      <div>
        <LanguageMenu />
        <Footer />
      </div>
    </div>
  )
}
