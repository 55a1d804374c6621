import type { HTMLAttributes } from 'react'
import { classNames } from '../classNames'
import styles from './Layout.module.css'

interface LayoutProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  readonly as?: 'div' | 'section' | 'ul' | 'ol' | 'li'
  /** 8, 16 or 24 px. */
  readonly gap?: 'tight' | 'normal' | 'loose'
}

/** Children in a column. */
export function Stack({ as: Tag = 'div', gap = 'normal', ...element }: LayoutProps) {
  return <Tag {...element} className={classNames(styles.stack, styles[gap])} />
}

/** Children in a row that wraps if there is no room. */
export function Row({
  as: Tag = 'div',
  gap = 'normal',
  between = false,
  ...element
}: LayoutProps & { readonly between?: boolean }) {
  return <Tag {...element} className={classNames(styles.row, styles[gap], between && styles.between)} />
}
