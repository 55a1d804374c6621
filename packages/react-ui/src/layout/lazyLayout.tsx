import { type ComponentType, lazy, useState } from 'react'
import { Outlet } from 'react-router-dom'

let loaded: ComponentType | null = null

/**
 * Header and footer, which /login has none of. A page whose frame cannot be fetched is shown without it: it may be the
 * one that says so.
 */
export const loadLayout = async (): Promise<ComponentType> => {
  try {
    loaded = (await import('../areas/member')).AppLayout
    return loaded
  } catch {
    return Outlet
  }
}

const Later = lazy(async () => ({ default: await loadLayout() }))

/** At once where it is there already. */
export function AppLayout() {
  const [Layout] = useState(() => loaded ?? Later)
  return <Layout />
}
