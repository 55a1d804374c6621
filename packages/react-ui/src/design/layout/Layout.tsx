import type { ReactNode } from 'react'
import { classNames } from '../classNames'
import styles from './Layout.module.css'

interface LayoutProps {
  readonly as?: 'div' | 'section' | 'ul' | undefined
  /** 8, 16 or 24 px. */
  readonly gap?: 'tight' | 'normal' | 'loose' | undefined
  readonly children: ReactNode
}

/** One under the other. */
export function Stack({ as: Tag = 'div', gap = 'normal', children }: LayoutProps) {
  return <Tag className={classNames(styles.stack, styles[gap])}>{children}</Tag>
}

/** Side by side, and under each other where there is no room. */
export function Row({
  as: Tag = 'div',
  gap = 'normal',
  between = false,
  children,
}: LayoutProps & { readonly between?: boolean | undefined }) {
  return <Tag className={classNames(styles.row, styles[gap], between && styles.between)}>{children}</Tag>
}

/** As many equal columns as fit, each at least 17rem. */
export function Grid({ as: Tag = 'div', gap = 'normal', children }: LayoutProps) {
  return <Tag className={classNames(styles.grid, styles[gap])}>{children}</Tag>
}
