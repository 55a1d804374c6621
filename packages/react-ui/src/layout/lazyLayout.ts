import { lazy } from 'react'
import { Outlet } from 'react-router-dom'

const bareLayout = { default: Outlet }

/**
 * Header and footer, which /login has none of. A page whose frame cannot be fetched is shown without it: it may be the
 * one that says so.
 */
export const loadLayout = (): Promise<{ readonly default: typeof Outlet }> =>
  import('../areas/member').then(({ AppLayout }) => ({ default: AppLayout })).catch(() => bareLayout)

export const AppLayout = lazy(loadLayout)
