import { paths } from '@booking-dashboard/core'
import { type ComponentType, lazy, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { loadPart } from '../loading/loadPart'

let loading: Promise<ComponentType> | null = null
let loaded: ComponentType | null = null
let isMissing = false

/** Loads header and footer, which /login does not have. */
export const loadLayout = (): Promise<ComponentType> => {
  loading ??= loadPart('layout', async () => (await import('../areas/member')).AppLayout).then(
    (layout) => {
      loaded = layout
      return layout
    },
    (error: unknown) => {
      isMissing = true
      throw error
    },
  )
  return loading
}

const Later = lazy(async () => ({ default: await loadLayout() }))

/** Renders at once if it is already loaded. The page for missing parts does without it. */
export function AppLayout() {
  const { pathname } = useLocation()
  const [Layout] = useState(() => loaded ?? Later)
  return isMissing && pathname === paths.error ? <Outlet /> : <Layout />
}
