import { type ErrorReporter, paths } from '@booking-dashboard/core'
import { Component, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { LoadError } from './LoadError'

interface RenderErrorsProps {
  readonly reporter: ErrorReporter
  readonly children: ReactNode
}

interface BoundaryProps extends RenderErrorsProps {
  /** Changes with each navigation: the next page gets its chance. */
  readonly place: string
}

class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }
  override componentDidCatch(error: unknown): void {
    const code = error instanceof LoadError ? `load/${error.kind}` : 'render'
    this.props.reporter.report({ code, message: '', severity: 'fatal' })
  }
  override componentDidUpdate(previous: BoundaryProps): void {
    if (this.state.failed && previous.place !== this.props.place) this.setState({ failed: false })
  }
  override render(): ReactNode {
    return this.state.failed ? <Navigate to={paths.error} replace /> : this.props.children
  }
}

/** An error while rendering goes to /error (specification 1, §2). */
export function RenderErrors(props: RenderErrorsProps) {
  const { key } = useLocation()
  return <Boundary {...props} place={key} />
}
