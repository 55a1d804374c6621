import { paths } from '@booking-dashboard/core'
import type { Severity } from '@booking-dashboard/core/ports'
import { Component, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useVisitor } from '../composition/DashboardContext'
import { LoadError, reportOf } from './loadPart'

interface RenderErrorsProps {
  readonly children: ReactNode
  /** Loads the document anew. */
  readonly reload?: () => void
}

interface BoundaryProps extends Required<RenderErrorsProps> {
  readonly report: (code: string, severity: Severity) => void
  /** Changes with each navigation: the next page gets its chance. */
  readonly place: string
  readonly isErrorPage: boolean
}

class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }
  isPartMissing = false

  static getDerivedStateFromError() {
    return { failed: true }
  }
  override componentDidCatch(error: unknown): void {
    this.isPartMissing ||= error instanceof LoadError
    const code = reportOf(error)
    if (code !== null) this.props.report(code, 'fatal')
  }
  override componentDidUpdate(previous: BoundaryProps): void {
    // A browser may remember that a part failed to load for as long as the document stands.
    if (this.isPartMissing && previous.isErrorPage && !this.props.isErrorPage) this.props.reload()
    else if (this.state.failed && previous.place !== this.props.place) this.setState({ failed: false })
  }
  override render(): ReactNode {
    return this.state.failed ? <Navigate to={paths.error} replace /> : this.props.children
  }
}

/** An error while rendering goes to /error (specification 1, §2). */
export function RenderErrors({ children, reload = () => location.reload() }: RenderErrorsProps) {
  const { report } = useVisitor()
  const { key, pathname } = useLocation()
  return (
    <Boundary report={report} place={key} isErrorPage={pathname === paths.error} reload={reload}>
      {children}
    </Boundary>
  )
}
