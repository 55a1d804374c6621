import { paths, type Severity } from '@booking-dashboard/core'
import { Component, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useVisitor } from '../composition/DashboardContext'
import { reportOf } from './reportOf'

interface RenderErrorsProps {
  readonly children: ReactNode
}

interface BoundaryProps extends RenderErrorsProps {
  readonly report: (code: string, severity: Severity) => void
  /** Changes with each navigation: the next page gets its chance. */
  readonly place: string
}

class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }
  override componentDidCatch(error: unknown): void {
    const code = reportOf(error)
    if (code !== null) this.props.report(code, 'fatal')
  }
  override componentDidUpdate(previous: BoundaryProps): void {
    if (this.state.failed && previous.place !== this.props.place) this.setState({ failed: false })
  }
  override render(): ReactNode {
    return this.state.failed ? <Navigate to={paths.error} replace /> : this.props.children
  }
}

/** An error while rendering goes to /error (specification 1, §2). */
export function RenderErrors({ children }: RenderErrorsProps) {
  const { report } = useVisitor()
  const { key } = useLocation()
  return (
    <Boundary report={report} place={key}>
      {children}
    </Boundary>
  )
}
