import type { ReactNode } from 'react'
import { classNames } from '../classNames'
import styles from './Layout.module.css'

interface LayoutProps {
  readonly as?: 'div' | 'section' | 'ul' | undefined
  /** 8, 16 or 24 px. */
  readonly gap?: 'tight' | 'normal' | 'loose' | undefined
  readonly children: ReactNode
}

/** Children in a column. */
export function Stack({ as: Tag = 'div', gap = 'normal', children }: LayoutProps) {
  return <Tag className={classNames(styles.stack, styles[gap])}>{children}</Tag>
}

/** Children in a row that wraps if there is no room. */
export function Row({
  as: Tag = 'div',
  gap = 'normal',
  between = false,
  children,
}: LayoutProps & { readonly between?: boolean | undefined }) {
  return <Tag className={classNames(styles.row, styles[gap], between && styles.between)}>{children}</Tag>
}
