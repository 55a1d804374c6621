import { paths } from '@booking-dashboard/core'
import { useEffect, useRef } from 'react'
import { useArea, useDetailsTexts } from '../../dashboard/DashboardContext'
import { Button, Card } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { ChangePasswordForm } from '../../session/passwords/ChangePasswordForm'
import styles from '../details/DetailsBlock.module.css'

/** Shares its form with /changepassword. */
export function PasswordSection() {
  const { changeForm: form } = useArea('profile').passwords
  const { profile: words } = useDetailsTexts().screen
  const { open } = useBehavior(form.state$)
  const block = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)

  useEffect(() => {
    if (open === wasOpen.current) return
    wasOpen.current = open
    if (open) block.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus()
    else button.current?.focus()
  }, [open])

  return (
    <Card id="change-password" labelledBy="change-password-heading">
      <div className={styles.block} ref={block}>
        <div className={styles.head}>
          <h2 className={styles.level2} id="change-password-heading" tabIndex={-1}>
            {words.sections.changePassword}
          </h2>
          {!open && (
            <Button
              ref={button}
              className={styles.edit}
              variant="quiet"
              aria-label={words.password.changeIt}
              onClick={form.start}
            >
              {words.password.change}
            </Button>
          )}
        </div>
        {open ? (
          <>
            <ChangePasswordForm redirectPath={paths.profile} />
            <div>
              <Button variant="secondary" onClick={form.clear}>
                {words.cancel}
              </Button>
            </div>
          </>
        ) : (
          <p className={styles.empty}>{words.password.line}</p>
        )}
      </div>
    </Card>
  )
}
