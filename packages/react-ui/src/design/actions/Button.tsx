import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './Button.module.css'
import { classNames } from '../classNames'
import { Icon } from '../display/Icon'
import type { IconName } from '../display/icons'
import { Spinner } from '../feedback/Spinner'

interface Look {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  readonly icon?: IconName | undefined
  /** An icon after the text, for a button that leads onward. */
  readonly iconAfter?: IconName | undefined
  /** Whether the button fills the width of its container. */
  readonly block?: boolean | undefined
  /** Shows only the icon; the text remains the accessible name. */
  readonly iconOnly?: boolean | undefined
  readonly children: ReactNode
}

type ButtonProps = Omit<ComponentProps<'button'>, 'children'> &
  Look & {
    /** While work is under way, the button ignores clicks and retains its focus and width. */
    readonly busy?: boolean | undefined
    readonly busyLabel?: string | undefined
  }

type ButtonLinkProps = Omit<ComponentProps<typeof Link>, 'children'> & Look

const classesOf = (
  { variant = 'primary', block, iconOnly }: Omit<Look, 'children'>,
  className: string | undefined,
): string =>
  classNames(
    styles.button,
    styles[variant],
    block === true && styles.block,
    iconOnly === true && styles.iconOnly,
    className,
  )

function Content({ icon, iconAfter, children }: Look) {
  return (
    <span className={styles.content}>
      {icon && <Icon name={icon} />}
      <span className={styles.words}>{children}</span>
      {iconAfter && <Icon name={iconAfter} />}
    </span>
  )
}

export function Button({
  variant,
  icon,
  iconAfter,
  block,
  iconOnly,
  busy = false,
  busyLabel,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const inert = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    if (inert) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={classesOf({ variant, block, iconOnly }, className)}
      onClick={click}
      {...(busy && { 'aria-busy': true })}
      {...(inert && { 'aria-disabled': true })}
    >
      <Content icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
      {busy && <Spinner label={busyLabel} />}
    </button>
  )
}

export function ButtonLink({
  variant,
  icon,
  iconAfter,
  block,
  iconOnly,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={classesOf({ variant, block, iconOnly }, className)}>
      <Content icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
    </Link>
  )
}
