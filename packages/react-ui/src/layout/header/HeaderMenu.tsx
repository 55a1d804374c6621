import { paths } from '@booking-dashboard/core'
import type { ClientLinks } from '@booking-dashboard/core/ports'
import { type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { areaAround } from '../../dashboard/areas'
import { useVisitor, useVisitorTexts, useArea, useFormats } from '../../dashboard/DashboardContext'
import { classNames, Icon } from '../../design'
import styles from './Header.module.css'
import { useBehavior } from '../../reactive/useBehavior'

const MemberArea = areaAround('member')

const current = (isHere: boolean) => (isHere ? ({ 'aria-current': 'page' } as const) : {})

/** In a row on a wide screen; behind a hamburger button on a small one. */
export function HeaderMenu({ links }: { readonly links: ClientLinks }) {
  const { session } = useVisitor()
  const { shell } = useVisitorTexts().screen
  const { key, pathname } = useLocation()
  // The page on which the menu is open: a navigation closes it.
  const [openOn, setOpenOn] = useState<string | null>(null)
  const open = openOn === key
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  // The panel hides the focused link, even if that link leads to the current page.
  useEffect(() => {
    if (!open && panel.current?.contains(document.activeElement)) button.current?.focus()
  }, [open])

  const leaveOnEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && open) setOpenOn(null)
  }
  return (
    <div className={styles.menu} onKeyDown={leaveOnEscape}>
      <button
        ref={button}
        className={styles.hamburger}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={open ? shell.closeMenu : shell.openMenu}
        onClick={() => setOpenOn(open ? null : key)}
      >
        <Icon name={open ? 'x' : 'menu'} />
      </button>
      <div ref={panel} id={id} className={classNames(styles.panel, open && styles.open)}>
        <Suspense fallback={null}>
          <MemberArea>
            <CreditPill />
          </MemberArea>
        </Suspense>
        <nav className={styles.links} aria-label={shell.mainNavigation}>
          {links.bookings && (
            <Link className={classNames(styles.link)} to={paths.bookings} {...current(pathname === paths.bookings)}>
              {shell.bookings}
            </Link>
          )}
          {links.profile && (
            <Link
              className={classNames(styles.link)}
              to={paths.profile}
              {...current(pathname.startsWith(paths.profile))}
            >
              {shell.profile}
            </Link>
          )}
          {links.signOut && (
            <button
              className={styles.link}
              type="button"
              onClick={() => {
                setOpenOn(null)
                void session.askToSignOut()
              }}
            >
              <Icon name="sign-out" />
              <span>{shell.signOut}</span>
            </button>
          )}
        </nav>
      </div>
    </div>
  )
}

/** The customer's credit, one total for each currency; nothing without credit. */
function CreditPill() {
  const formats = useFormats()
  const { customer } = useArea('member')
  const { shell } = useVisitorTexts().screen
  const credit = useBehavior(customer.credit$)
  if (credit.length === 0) return null
  return (
    <p className={styles.credit}>
      <span className={styles.creditLabel}>{shell.credit}</span>
      {credit.map((total) => (
        <span key={total.currency.symbol}>{formats.money(total)}</span>
      ))}
    </p>
  )
}
