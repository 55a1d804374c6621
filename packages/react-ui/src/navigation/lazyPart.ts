import { type ComponentType, lazy } from 'react'
import { loadPart } from './loadPart'

/** A screen whose code is fetched when it is first shown. */
export const lazyPart = (name: string, load: () => Promise<{ readonly default: ComponentType }>) =>
  lazy(() => loadPart(name, load))
